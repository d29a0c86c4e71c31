extension Phrasebook {
  /// Explanations of verdicts, by identifier and variant.
  static let japaneseExplanations: [String: Explanation.Wordings] = [
    "no-answer.launching": .init(
      "{method}は{limit}以内に応答しませんでした。ハンドラはまだ起動中でした。",
      cure: "起動時の読み込みを減らしてください。フレームワークや静的イニシャライザの時間も最初の制限に含まれます。"),
    "no-answer.launch": .init(
      "{method}は{limit}以内に応答しませんでした。そのうち{launch}は起動にかかった時間です。",
      cure:
        "起動時の読み込みを減らしてください。フレームワークや静的イニシャライザの時間も最初の呼び出しに含まれます。その呼び出し自体も2〜3秒以内に応答する必要があります。"
    ),
    "no-answer.sleeping": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。クロックで待機していました。",
      cure: "手元のデータだけを使い、時間のかかる処理はhandleで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"),
    "no-answer.sleeping.handle": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。クロックで待機していました。",
      cure: [
        "2〜3秒以内に{continuingCode}を返し、残りの作業はアプリで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]",
        "2〜3秒以内に応答してください。応答に必要なことだけを先に行い、残りはあとで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]",
      ]),
    "no-answer.suspended": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。まだ何かの結果を待っていました[（クロック以外のものを実時間で{patience}待ったあと、クロックを制限時刻まで進めました）]。",
      cure:
        "コールバックが失敗したり呼ばれなかったりする場合も含め、どの経路でも必ず応答してください。待つ処理にはそれぞれ2〜3秒の制限時間を設けてください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"
    ),
    "no-answer.blocking": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。[{place}で]スレッドをブロックしていました[（実時間で{patience}待ったあと、クロックを制限時刻まで進めました）]。",
      cure:
        "セマフォやロック、同期呼び出しで待たず、awaitで結果を待つか、結果が出たときに完了ハンドラを呼んでください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"
    ),
    "no-answer.leaked": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。待っていたcontinuationが失われました。[ログ: 「{message}」]",
      cure:
        "コールバックが失敗したり呼ばれなかったりする場合も含め、どの経路でもcontinuationをちょうど1回再開してください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"
    ),
    "no-answer.computing": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。[{place}で]まだ計算中でした[（実時間で{patience}待ったあと、クロックを制限時刻まで進めました）]。",
      cure:
        "どのループも必ず終わるようにし、長い計算はアプリで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"
    ),
    "no-answer.waitingForMain": .init(
      "{method}は{limit}以内に応答しませんでした[（うち起動に{launch}）]。メインスレッドが[{place}で]ブロックされている間、待っていました。",
      cure:
        "メインスレッドやメインアクターをセマフォやロック、同期呼び出しでブロックせず、awaitで結果を待ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"
    ),
    "no-answer.queued": .init(
      "{method}は{limit}以内に応答しませんでした。ほかのハンドラがすべてのスレッドをブロックしていたため、まだ始まっていませんでした[（実時間で{patience}待ったあと、クロックを制限時刻まで進めました）]。",
      cure: "スレッドをブロックしているハンドラを探してください。それぞれに別の判定が出ています。"),
    "no-thread": .init(
      "ハンドラを呼ぶ前に要求を拒否しました。すでに終わった要求のハンドラが{blocked}本のスレッドをブロックしています。",
      cure:
        "スレッドをブロックしているハンドラを探してください。no-answerの判定がその名前を示します。そのようなハンドラを動かす必要があるサーバでは、それぞれを拡張機能として別のプロセスで動かしてください。"
    ),
    "completion-dropped": .init(
      "{method}は完了ハンドラを呼ばずに解放しました。",
      cure: "値がnilの場合やエラーを捕捉した場合も含め、すべての経路で完了ハンドラを呼んでください。"),
    "completed-twice": .init(
      "{method}は完了ハンドラを2回呼びました。",
      cure:
        "完了ハンドラを呼んだらreturnしてください。guardの中のreturn忘れがよくある原因です。タイムアウトなど複数のコールバックが呼びうる場合は、最初の1回だけにしてください。"
    ),
    "completed-twice.elements": .init(
      "{method}は完了ハンドラを2回呼びました。",
      cure: "{elements}個の要素すべての結果を集め、完了ハンドラをまとめて1回だけ呼んでreturnしてください。"),
    "completed-late": .init(
      "{method}は{elapsed}後[（うち起動に{launch}）]に応答しましたが、{limit}の制限を過ぎていました。作業は済んでいるかもしれませんが、応答は無視されました。",
      cure: "手元のデータだけを使い、時間のかかる処理はhandleで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"),
    "completed-late.handle": .init(
      "{method}は{elapsed}後[（うち起動に{launch}）]に応答しましたが、{limit}の制限を過ぎていました。作業は済んでいるかもしれませんが、応答は無視されました。",
      cure: [
        "2〜3秒以内に{continuingCode}を返し、残りの作業はアプリで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]",
        "2〜3秒以内に応答してください。応答に必要なことだけを先に行い、残りはあとで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]",
      ]),
    "completed-late.launch": .init(
      "{method}は{elapsed}後（うち起動に{launch}）に応答しましたが、{limit}の制限を過ぎていました。作業は済んでいるかもしれませんが、応答は無視されました。",
      cure:
        "起動時の読み込みを減らしてください。フレームワークや静的イニシャライザの時間も最初の呼び出しに含まれます。その呼び出し自体も2〜3秒以内に応答する必要があります。"
    ),
    "code-not-allowed": .init(
      "{method}は{code}を返しましたが、{phase}の段階では使えません。",
      cure: ["{goodCode}か、失敗を表すコードを返してください。", "readyか、失敗を表すコードを返してください。"]),
    "code-not-allowed.ready": .init(
      "{method}は{code}を返しましたが、{phase}の段階では使えません。",
      cure: [
        "{goodCode}を返してください。[作業が続くときは{continuingCode}を返してください。]",
        "successを返してください。作業が続くときはinProgressを返してください。",
      ]),
    "code-not-allowed.userConfirmationRequired": .init(
      "{method}は{code}を返しましたが、{phase}の段階では使えません。",
      cure: "ユーザーにまだ確認できるconfirmで返してください。[ここでは{goodCode}を返してください。]"),
    "code-not-allowed.inApp": .init(
      "{method}は{code}を返しましたが、リクエストはすでにアプリに引き継がれています。",
      cure: [
        "アプリでは{goodCode}[、{continuingCode}]、または失敗を表すコードを返してください。",
        "アプリではsuccessか、失敗を表すコードを返してください。",
      ]),
    "unspecified-code": .init(
      "{method}はunspecifiedを返しました。何が起きたのかがわかりません。",
      cure: "[{goodCode}や失敗を表すコードなど、]具体的なコードを返してください。"),
    "undeclared-code": .init(
      "{method}はコード{code}を返しましたが、このインテントにはありません。",
      cure: "次のいずれかのコードを使ってください: {declared}。コードの番号はインテントごとに異なります。"),
    "success-from-confirm": .init(
      "{method}はsuccessを返しましたが、まだ何も実行されていません。", cure: "readyを返してください。"),
    "result-count-mismatch": .init(
      "{method}の結果の数（{results}）が要素の数（{elements}）と一致しません。足りない結果はsuccessとみなし、余分な結果は無視します。",
      cure: "要素ごとに結果を1つずつ、同じ順序で返してください。"),
    "empty-result": .init(
      "{method}は空の配列を返しました。notRequiredとみなします。",
      cure: "要素がないときは、notRequiredかneedsValueを1つだけ返してください。"),
    "empty-result.element": .init(
      "{method}は空の配列を返しました。notRequiredとみなすため、リクエストの値は失われます。",
      cure: "要素ごとに結果を1つずつ、同じ順序で返してください。"),
    "empty-result.elements": .init(
      "{method}は空の配列を返しました。notRequiredとみなすため、リクエストにあった{elements}個の要素は失われます。",
      cure: "要素ごとに結果を1つずつ、同じ順序で返してください。"),
    "misplaced-result": .init(
      "{method}は複数の結果の中で{result}を返しましたが、これはパラメータ全体に対する結果です。",
      cure: "{result}を唯一の結果として返すか、使えない要素にはunsupportedを返してください。"),
    "empty-disambiguation": .init(
      "{method}はユーザーに選択を求めましたが、選択肢がありません。",
      cure: "一致するものがないときは、unsupportedかneedsValueを返してください。"),
    "single-disambiguation": .init(
      "{method}はユーザーに選択を求めましたが、選択肢が1つしかありません。",
      cure: "successを返してください。確信がないときはconfirmationRequiredを返してください。"),
    "long-disambiguation": .init(
      "{method}は{count}個の選択肢から選ぶように求めました。アシスタントはそれをひとつずつ読み上げます。",
      cure: "選択肢は多くても5〜10個にし、可能性の高いものから並べてください。"),
    "equal-options": .init(
      "{method}の選択肢のうち{count}個が同じ「{text}」と読まれるため、名前を言っても選べません。",
      cure: "名前、ハンドル、サブタイトルのどれかで区別するか、1つだけを候補にしてください。"),
    "endless-question": .init(
      "{method}は{result}を{count}回返しましたが、値が決まりません。アシスタントは質問を打ち切りました。",
      cure: "ユーザーが答えた値を使い、successを返してください。"),
    "endless-question.needsValue": .init(
      "{method}は{result}を{count}回返しましたが、値が決まりません。アシスタントは質問を打ち切りました。",
      cure: "インテントの値はユーザーの答えです。その値にsuccessを返し、使えないときはunsupportedを返してください。"),
    "endless-question.unsupported": .init(
      "{method}は{result}を{count}回返しましたが、値が決まりません。アシスタントは質問を打ち切りました。",
      cure: "ハンドラが対応している値だけを候補にし、選ばれた値にはsuccessを返してください。"),
    "endless-question.disambiguation": .init(
      "{method}は{result}を{count}回返しましたが、値が決まりません。アシスタントは質問を打ち切りました。",
      cure: "すでに選ばれた値は識別子で見分けて、successを返してください。"),
    "endless-question.confirmationRequired": .init(
      "{method}は{result}を{count}回返しましたが、値が決まりません。アシスタントは質問を打ち切りました。",
      cure: "ユーザーが確認した値にはsuccessを返してください。「いいえ」のあとは値がないので、needsValueかnotRequiredを返してください。"),
    "too-many-rounds": .init(
      "解決メソッドの呼び出しが{limit}回を超えました。質問が最も多かったのは{method}です（{questions}回）。アシスタントは質問を打ち切りました。",
      cure: "質問を減らしてください。使える値があればすぐにsuccessを返し、値がなくても進められるときはnotRequiredを返してください。"),
    "slow-answer": .init(
      "{method}の応答に{elapsed}かかりました[（うち起動に{launch}）]。ユーザーが待てるのは2〜3秒です。",
      cure: "手元のデータだけを使い、時間のかかる処理はhandleで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]"),
    "slow-answer.handle": .init(
      "{method}の応答に{elapsed}かかりました[（うち起動に{launch}）]。ユーザーが待てるのは2〜3秒です。",
      cure: [
        "2〜3秒以内に{continuingCode}を返し、残りの作業はアプリで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]",
        "2〜3秒以内に応答してください。応答に必要なことだけを先に行い、残りはあとで行ってください。[起動に{launch}かかっているので、起動時の読み込みも減らしてください。]",
      ]),
    "slow-answer.launch": .init(
      "{method}の応答に{elapsed}かかりました（うち起動に{launch}）。ユーザーが待てるのは2〜3秒です。",
      cure: "起動時の読み込みを減らしてください。フレームワークや静的イニシャライザの時間も最初の呼び出しに含まれます。"),
    "undeclared-activity-type": .init(
      "{method}が返したアクティビティのタイプ「{activityType}」をアプリが宣言していないため、アプリには届きません。",
      cure: "アプリのInfo.plistのNSUserActivityTypesに「{activityType}」を追加してください。"),
    "missing-detail": .init(
      "{method}は{field}なしでsuccessを返しました。ユーザーに伝わるのはアプリの名前だけです。",
      cure: "レスポンスの{field}を設定してください。"),
    "unexplained-app-launch": .init(
      "{method}はアクティビティなしでfailureRequiringAppLaunchを返しました。アプリは開きますが、何が必要なのかユーザーにはわかりません。",
      cure: "アプリで解決できないエラーにはfailureを返してください。解決できるときは、その場所に導くアクティビティを付けてください。"),
    "not-handled-in-app": .init(
      "{method}はhandleInAppを返しましたが、アプリに{intent}のハンドラがありません。",
      cure: "application(handlerFor:)でハンドラを返すか、拡張機能の中で処理を終えてください。"),
    "not-handled-in-app.methodMissing": .init(
      "{method}はhandleInAppを返しましたが、{intent}のハンドラを返すapplication(handlerFor:)がアプリにありません。",
      cure:
        "引数ラベルも同じapplication(handlerFor:)を実装してください。UIKitのapplication(_:handlerFor:)はここでは呼び出されません。"
    ),
    "not-handled-in-app.wrongType": .init(
      "{method}はhandleInAppを返しましたが、application(handlerFor:)が{intent}に返した{type}はそれを処理しません。",
      cure: "application(handlerFor:)から{intent}のハンドラを返してください。"),
    "invalid-update.missing": .init(
      "{method}からの応答を表示できません。{field}がありません。以後の更新は要求しません。",
      cure: "successとrideStatusを送ってください。rideStatusには識別子、段階、オプションが必要で、乗車の完了後はcompletionStatusも必要です。"),
    "invalid-update.code": .init(
      "{method}からの応答を表示できません。コードが{code}です。以後の更新は要求しません。",
      cure: "更新はコードsuccessで送ってください。"),
    "invalid-update.unknownPhase": .init(
      "{method}からの応答を表示できません。乗車の段階が不明です。以後の更新は要求しません。",
      cure: "rideStatusに段階を設定してください。"),
    "invalid-update.unreadable": .init(
      "{method}からの応答を表示できません。インテントに合いません。以後の更新は要求しません。",
      cure: "インテントの応答を、rideStatusを付けて送ってください。"),
    "ignored-update": .init(
      "{method}のあとの更新は無視されました。「{expected}」ではなく「{ride}」の更新です。",
      cure: "最初の応答と同じ乗車の更新だけを送り、停止を求められたら送るのをやめてください。"),
    "ignored-update.afterStop": .init(
      "{method}が戻ってから{elapsed}後に更新が送られましたが、無視されました。",
      cure: "stopSendingUpdatesでは、更新を送るタイマー、タスク、購読を終了し、オブザーバを解放してください。"),
    "view-not-configured": .init(
      "{method}が{limit}以内に応答しなかったので、標準のビューを表示します。",
      cure: "すべての経路で完了ハンドラを呼び、ビューはインタラクションのデータだけで設定してください。時間のかかるデータはあとで読み込み、そのときビューを更新してください。"),
    "view-not-configured.dropped": .init(
      "{method}が完了ハンドラを呼ばずに解放したので、標準のビューを表示します。",
      cure: "すべての経路で完了ハンドラを呼んでください。表示するものがない場合は、successをfalse、サイズを0にして呼んでください。"),
    "view-completed-twice": .init(
      "{method}は完了ハンドラを2回呼びました。最初の応答を使います。",
      cure: "完了ハンドラを呼んだらreturnしてください。最後の分岐のあとに、ビューがない場合の呼び出しが残っているのがよくある原因です。"),
    "foreign-parameters": .init(
      "{method}のビューは、リクエストにないパラメータを表示すると応答しました: {parameters}。これらは無視されました。",
      cure: "渡されたパラメータか、このインテントとその応答のほかのパラメータだけを完了ハンドラに渡してください。"),
    "nothing-configured": .init(
      "{method}は成功しましたが、ビューが表示するパラメータを示していません。渡されたパラメータのビューとみなします。",
      cure: "ビューが表示するパラメータを完了ハンドラに渡してください。渡さないと、二重に表示されたり、表示されなかったりすることがあります。"),
    "view-size": .init(
      "{method}のビューのサイズは{size}ですが、代わりに{allowed}を使います。",
      cure:
        "extensionContextのhostedViewMinimumAllowedSizeからhostedViewMaximumAllowedSizeまでのサイズにしてください。"
    ),
    "map-in-maps": .init(
      "{method}のビューに地図がありますが、マップにはすでに地図が表示されています。",
      cure: "コンテキストがmapsCardの場合は、ビューに地図を入れないでください。"),
    "unusable-answer": .init(
      "{method}の応答がインテントに合いません。[{path}: ]found {found}, expected {expected}.[ {hint}]",
      cure: "インテントのスキーマにある名前と型を使ってください。"),
    "launch-failed.notStarted": .init(
      "{path}の拡張機能を起動できませんでした: {reason}",
      cure: "このユーザーが実行でき、IntentExtensionで作られたか、そのプロトコルを実装したプログラムを指定してください。"),
    "launch-failed.refused": .init(
      "{path}の拡張機能が起動を拒否しました:「{reason}」",
      cure: "拡張機能が対応している設定だけを渡すか、ほかの設定を無視するようにしてください。"),
    "launch-too-slow": .init(
      "拡張機能は起動から{limit}以内にhelloを送りませんでした。",
      cure: "起動時の読み込みを減らしてください。ライブラリと、mainより前に動くコードの時間も制限に含まれます。"),
    "protocol-mismatch": .init(
      [
        "拡張機能のプロトコルはバージョン{found}ですが、このリリースはバージョン{expected}です。",
        "拡張機能のhelloにプロトコルのバージョンがありません。このリリースはバージョン{expected}です。",
      ],
      cure: "拡張機能とシミュレータを同じリリースのIntentKitでビルドしてください。"),
    "crashed": .init(
      "拡張機能が{method}でクラッシュしました: {signal}[（{signalMeaning}）][、{place}][。ログ: 「{message}」]",
      cure: [
        "{place}のコードを直してください。",
        "エラーストリームの出力を読み、同じ呼び出しをデバッガで実行してください。",
      ]),
    "crashed.afterAnswer": .init(
      "{method}が応答したあと、拡張機能がクラッシュしました: {signal}[（{signalMeaning}）][、{place}][。ログ: 「{message}」]",
      cure: [
        "{place}のコードを直してください。応答のあとに続く処理もクラッシュしてはいけません。",
        "応答のあとに続く処理を確認してください。その処理もクラッシュしてはいけません。",
      ]),
    "crashed.limited": .init(
      "拡張機能が{method}でクラッシュしました: {signal}[（{signalMeaning}）][、{place}]。メモリの上限は{memoryLimit}です。[ログ: 「{message}」]",
      cure: "一度に使うメモリを減らすか、エラーストリームの出力でほかの原因を探してください。"),
    "exited": .init(
      "拡張機能が{method}に応答する前に、ステータス{status}で終了しました。[ログ: 「{message}」]",
      cure: "失敗を表すコードを返してください。拡張機能は自分のプロセスを終了してはいけません。"),
    "exited.resolve": .init(
      "拡張機能が{method}に応答する前に、ステータス{status}で終了しました。[ログ: 「{message}」]",
      cure: "どの場合にも応答してください。拡張機能は自分のプロセスを終了してはいけません。"),
    "unreadable-message.invalidJSON": .init(
      "{method}の間に、拡張機能がメッセージではない行を送りました: {reason}",
      cure: "応答用のディスクリプタには、1行に1つのJSONオブジェクトだけを書いてください。printは出力ストリームに書きます。"),
    "unreadable-message.closedChannel": .init(
      "{method}の間に、拡張機能が応答用のディスクリプタを閉じ、そのまま動き続けました。",
      cure: "応答用のディスクリプタは、プロセスが終了するまで開いておいてください。"),
    "cut-off-message": .init(
      "{method}の間に、拡張機能がメッセージの途中で終了しました。",
      cure: "メッセージは改行も含めて1行全体を書き、フラッシュしてください。"),
    "flood.message": .init(
      "{method}の間に、{limit}バイトより長いメッセージを送ったため、拡張機能を終了しました。",
      cure: "選択肢を減らすなど、送るデータを減らしてください。"),
    "flood.output": .init(
      "{method}の間に、出力ストリームに{limit}バイトより多く書いたため、拡張機能を終了しました。",
      cure: "出力ストリームに書く量を減らしてください。"),
    "ignored-shutdown": .init(
      "終了を要求しても拡張機能が{grace}動き続けたため、強制終了しました。",
      cure: "リクエストが終わったらプロセスを終了してください。戻らないスレッドを残さないでください。"),
    "left-processes": .init(
      "拡張機能がプロセスを残したため、強制終了しました。",
      cure: "ハンドラが起動したプロセスは、応答する前に終了を待ってください。"),
    "left-processes.one": .init(
      "拡張機能がプロセスを1つ残したため、強制終了しました。",
      cure: "ハンドラが起動したプロセスは、応答する前に終了を待ってください。"),
    "left-processes.several": .init(
      "拡張機能がプロセスを{count}個残したため、強制終了しました。",
      cure: "ハンドラが起動したプロセスは、応答する前に終了を待ってください。"),
    // Refusals
    "no-handler": .init(
      "{method}は{intent}のハンドラを返しませんでした。",
      cure: "{intent}のハンドリングプロトコルに準拠したハンドラを返してください。"),
    "no-handler.methodMissing": .init(
      "アプリは自分で{intent}を処理しますが、{method}がありません。",
      cure: "引数ラベルも同じ{method}を実装してください。UIKitのapplication(_:handlerFor:)はここでは呼び出されません。"),
    "wrong-handler": .init(
      "{method}は{intent}に{type}を返しましたが、この型は{expected}に準拠していません。",
      cure: "{type}を{expected}に準拠させるか、{intent}には別のハンドラを返してください。"),
    "wrong-handler.ofOthers": .init(
      "{method}は{intent}に{type}を返しましたが、この型が処理するのは{handles}です。",
      cure: "{expected}に準拠したハンドラを返してください。{method}の条件を確かめてください。"),
    "wrong-handler.metatype": .init(
      "{method}は{intent}に{type}を返しましたが、これはオブジェクトではなく型です。",
      cure: "{expected}に準拠した型のオブジェクトを返してください。"),
    "no-handle-method": .init(
      "ハンドラにリクエストを処理するメソッドがありません。",
      cure: "引数ラベルと型が同じ{method}を実装してください。"),
    "not-declared": .init(
      "アプリが{intent}を宣言していないため、ハンドラは求められません。",
      cure: "拡張機能のIntentsSupportedに{intent}を追加してください。アプリ自身が処理する場合は、アプリのINIntentsSupportedに追加してください。"
    ),
    "not-declared.misspelled": .init(
      "アプリが{intent}を宣言していないため、ハンドラは求められません。宣言されている{misspelling}はインテントではありません。",
      cure: "{misspelling}ではなく{intent}と書いてください。"),
    "no-entitlement": .init(
      "アプリにエンタイトルメントcom.apple.developer.siriがないため、INPreferencesが例外を投げ、ユーザーは許可できません。",
      cure: "アプリのターゲットにSiriの機能を追加してください。"),
    "no-usage-description": .init(
      "アプリにNSSiriUsageDescriptionがないため、Siriの許可を求めるときにクラッシュします。",
      cure: "アプリのInfo.plistにこのキーを追加し、ユーザーへの説明を書いてください。"),
    "single-scene": .init(
      "アプリは自分で{intent}を処理しますが、複数のシーンに対応していないため、呼び出されません。",
      cure: "アプリのInfo.plistのシーンマニフェストで、UIApplicationSupportsMultipleScenesをtrueにしてください。"),
    "not-in-maps": .init(
      "{intent}のリクエストはマップからのものですが、マップが使うのは配車のインテントだけです。",
      cure: "ソースsiriからリクエストを送ってください。"),
    "rides-incomplete": .init(
      "アプリが配車のインテントをすべて宣言していないため、マップはアプリを使いません。不足: {missing}。",
      cure: "不足しているものを拡張機能のIntentsSupportedに追加してください。"),
    "not-authorized.notDetermined": .init(
      "Siriにアプリの使用を許可するか、ユーザーはまだ尋ねられていません。",
      cure: "最初のリクエストの前に、アプリでINPreferences.requestSiriAuthorization(_:)を呼び出してください。"),
    "not-authorized.denied": .init(
      "ユーザーはSiriにアプリの使用を許可していません。",
      cure: "ハンドラを直す必要はありません。ユーザーは設定で許可できます。アプリから案内してもかまいません。"),
    "not-authorized.restricted": .init(
      "デバイスの制限により、Siriはアプリを使えません。",
      cure: "ハンドラを直す必要はありません。設定で制限を解除してください。"),
    "ignored-activity.unrecognized": .init(
      "{method}が型「{activityType}」のアクティビティにnilを返したため、アプリは開きましたが、リクエストは続きませんでした。",
      cure: "{method}で型「{activityType}」を認識し、アクティビティの内容を表示してください。"),
    "ignored-activity.methodMissing": .init(
      "アプリに{method}がないため、アプリは開きましたが、型「{activityType}」のアクティビティは続きませんでした。",
      cure: "引数ラベルも同じ{method}を実装してください。UIKitのscene(_:continue:)はここでは呼び出されません。"),
  ]
}
