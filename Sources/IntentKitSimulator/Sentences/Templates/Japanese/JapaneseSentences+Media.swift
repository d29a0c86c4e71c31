extension JapaneseSentences {
  static let media = """
    <敬称> = [さん|様|ちゃん|氏|先生]
    <再生種> = (曲|歌|楽曲|ソング|トラック){mediaSearch.mediaType=song}|アルバム{mediaSearch.mediaType=album}
        |ポッドキャスト{mediaSearch.mediaType=podcastShow}|番組|音楽|の|やつ
    <曲> = (お歌|曲|歌|楽曲|きょく|ソング|ナンバー|うた){mediaSearch.mediaType=song}
    <音楽> = (音楽|ミュージック|BGM|おんがく){mediaSearch.mediaType=music}
    <作品> = (アルバム){mediaSearch.mediaType=album}|(プレイリスト){mediaSearch.mediaType=playlist}|<曲>|(ポッドキャスト
        |Podcast|ポッドキャスト番組){mediaSearch.mediaType=podcastShow}|(エピソード|ポッドキャストのエピソード
        |ポッドキャストエピソード){mediaSearch.mediaType=podcastEpisode}|(オーディオブック|朗読
        |オーディオブックス){mediaSearch.mediaType=audioBook}|(映画|ムービー){mediaSearch.mediaType=movie}|(テレビ番組
        |ドラマ|番組|テレビドラマ|アニメ|連続ドラマ|TV番組){mediaSearch.mediaType=tvShow}|(ミュージックビデオ|MV|プロモーションビデオ
        |PV){mediaSearch.mediaType=musicVideo}|(ステーション|ミュージックステーション
        |音楽ステーション){mediaSearch.mediaType=musicStation}|(ラジオ局|ラジオ|ラジオ番組
        |ラジオステーション){mediaSearch.mediaType=radioStation}
    <アーティスト> = (アーティスト|歌手|バンド|グループ|ミュージシャン|シンガー){mediaSearch.mediaType=artist}
    <ジャンル語> = ジャズ|ロック|ポップス|ポップ|J-POP|Jポップ|ジェイポップ|K-POP|Kポップ|クラシック|クラシック音楽|ヒップホップ|ラップ|レゲエ|ブルース|演歌|歌謡曲
        |昭和歌謡|民謡|ボサノバ|ボサノヴァ|テクノ|ハウス|トランス|EDM|エレクトロ|エレクトロニカ|メタル|ヘビーメタル|ハードロック|パンク|パンクロック|フォーク|フォークソング
        |カントリー|ソウル|R&B|アールアンドビー|ファンク|ディスコ|ラテン|サルサ|タンゴ|サンバ|ゴスペル|アニソン|アニメソング|ゲーム音楽|ボカロ|ボーカロイド|ヒーリング
        |ヒーリングミュージック|アンビエント|ローファイ|Lo-Fi|シティポップ|洋楽|邦楽|オペラ|交響曲|サウンドトラック|サントラ|童謡|シャンソン|フュージョン|インディーズ
        |オルタナティブ|オルタナ|ダンスミュージック|ワールドミュージック|クリスマスソング|クリスマス音楽|室内楽|フラメンコ|子守唄|童話|落語|行進曲|マーチ|雅楽|和太鼓|津軽三味線
        |ピアノ曲|ピアノ音楽|ギター音楽|J-ROCK|Jロック|邦ロック|洋ロック|ヒーリング音楽|環境音|自然音|波の音|雨の音|ヨガ音楽|キッズソング|子ども向け音楽|ラブソング
        |失恋ソング|バラード|アイドルソング|ボカロ曲|トラップ|ニューエイジ|ゲームミュージック|映画音楽|ジブリ|夏ソング|ウェディングソング|応援ソング|ハワイアン|GS
        |フォルクローレ|スカ|ドラムンベース|ダブステップ
    <ジャンル> = {mediaSearch.genreNames:<ジャンル語>}[[と|や|か]{mediaSearch.genreNames:<ジャンル語>}]
    <気分語> = かなしい|たのしい|あかるい|しずかな|せつない|くらい|げんきな|元気な|かわいい|テンション上がる|テンション爆上がりの|気分上がる|気分がよくなる|気分の良くなる|やる気出る|元気出る|元気になれる|ほのぼのした|ほっこりする|ゆるい|さわやかめの|爽快な|前向きな|ポジティブな|しんみりした|しみじみした|うきうきする|ウキウキする|わくわくする|ワクワクする|泣きたくなる|走りたくなる|踊りたくなる|眠りに落ちる|目が覚める|目の覚める|疲れが取れる|癒やしの|癒しの|勉強に合う|料理に合う|寝る前に合う|集中できそうな|盛り上がれる|しっとりめの|激しめの|ゆったりめの|ゆっくりめの|暗めの|明るめな|渋い|レトロな|キュートな|神秘的な|幻想的な|壮大な|迫力のある|ダークな|まったり|ゆったり|しっとり|盛り上がりそうな|落ち着く|落ち着いた|はかどる|作業がはかどる|元気がでる|気持ちが落ち着く|よく眠れる|ぐっすり眠れる|朝にぴったりの|朝に合う|夜に合う|ドライブに合う|夏らしい|冬っぽい
        |春っぽい|秋っぽい|クリスマスっぽい|カフェっぽい|ハワイっぽい|エモい|アガる|あがる|ノれる|踊れる|うるさい|にぎやかな|賑やかな|重い|甘い|センチメンタルな|クールな
        |大人っぽい|大人な|ムーディーな|感動する|感動的な|優雅な|上品な|力強い|やさしめの|明るめの|静かめの|落ち着いた感じの|明るい感じの|のんびりした|まったりした
        |まったりできる|明るい|楽しい|元気が出る|元気の出る|元気になる|悲しい|切ない|静かな|しっとりした|ノリのいい|ノリノリの|激しい|リラックスできる|リラックスする
        |癒される|癒し系の|癒やされる|盛り上がる|眠くなる|眠れる|気分が上がる|テンションが上がる|テンションの上がる|泣ける|爽やかな|さわやかな|ロマンチックな|穏やかな|おだやかな
        |ゆったりした|ゆっくりした|集中できる|かっこいい|熱い|優しい|やさしい|暗い|幸せな|ハッピーな|チルな|懐かしい|怖い|アップテンポな|アップテンポの|スローな|軽快な
        |勇気が出る|気持ちいい|夏っぽい|やる気が出る|やる気の出る|ほっとする|心が落ち着く|陽気な|おしゃれな|勇気の出る|パーティー向けの
    <気分> = {mediaSearch.moodNames:<気分語>}
    <気分名詞> = {mediaSearch.moodNames:<気分名>}[な|の|系の|ムードの|気分の|できる|する|用の|向けの]
    <気分名> = リラックス|ハッピー|チル|ロマンチック|ノリノリ|癒し|癒し系|静か|さわやか|爽やか|穏やか|陽気|おしゃれ|パワフル|エネルギッシュ
    <並び> = (最新|新しい|一番新しい|最近|新作){mediaSearch.sortOrder=newest}の|新しい{mediaSearch.sortOrder=newest}|(人気
        |人気のある|流行り|流行ってる|流行りの|ヒット){mediaSearch.sortOrder=popular}[の]|(おすすめ|お勧め|お薦め
        |オススメ){mediaSearch.sortOrder=recommended}の|(話題|トレンド){mediaSearch.sortOrder=trending}の|(古い
        |昔){mediaSearch.sortOrder=oldest}[の]
    <名> = ちゅう|っちゅう|っつう|とかいう|ってゆう|ってやつの|という名の|という|っていう|って|ていう|とかいう|って名前の|という名前の|というタイトルの|ってタイトルの

    # What to play.
    <名作> = <作品>[の|で]「{mediaSearch.mediaName}」|<作品>[の]『{mediaSearch.mediaName}』
        |{mediaSearch.mediaName}<名><作品>|<作品>[の]{mediaSearch.mediaName}
        |{mediaSearch.mediaName}の(プレイリスト{mediaSearch.mediaType=playlist}
        |ポッドキャスト{mediaSearch.mediaType=podcastShow}|オーディオブック{mediaSearch.mediaType=audioBook}
        |朗読{mediaSearch.mediaType=audioBook})|[<自分の>]{mediaSearch.mediaName}プレイリスト
        {mediaSearch.mediaType=playlist}|{mediaSearch.artistName}<敬称>(の|による)[(曲|歌
        |楽曲){mediaSearch.mediaType=song}の|アルバム{mediaSearch.mediaType=album}の]「
        {mediaSearch.mediaName}」|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}<名>(<曲>
        |アルバム{mediaSearch.mediaType=album})|{mediaSearch.artistName}<敬称>の(アルバム
        {mediaSearch.mediaType=album}[の]|<曲>の){mediaSearch.mediaName}
    <分野> = <作品>|<音楽>|<ジャンル>|[<ジャンル>の]<気分>(<曲>|<音楽>|の|やつ)|<気分名詞>(<曲>|<音楽>)|<ジャンル>の(<曲>|<音楽>
        |プレイリスト{mediaSearch.mediaType=playlist}|ステーション{mediaSearch.mediaType=musicStation}
        |アルバム{mediaSearch.mediaType=album})|<気分>(プレイリスト{mediaSearch.mediaType=playlist}|<ジャンル>)|<曲>
        |{mediaSearch.artistName}<敬称>の(<曲>|<音楽>|アルバム{mediaSearch.mediaType=album})
        |{mediaSearch.artistName}<敬称>の<気分>(<曲>|<音楽>)|(<気分>|<気分名詞>|<並び>)<ジャンル>の(<曲>|<音楽>|プレイリスト{mediaSearch.mediaType=playlist}|アルバム{mediaSearch.mediaType=album}|ステーション{mediaSearch.mediaType=musicStation})|<アーティスト>の{mediaSearch.artistName}|((最新の|今日の|今朝の|昨日の|最新|)ニュース){mediaSearch.mediaType=news}|<並び>(<曲>|<音楽>|<ジャンル>|アルバム{mediaSearch.mediaType=album}
        |ポッドキャスト{mediaSearch.mediaType=podcastShow}|映画{mediaSearch.mediaType=movie})
        |{mediaSearch.artistName}<敬称>の<並び>(<曲>|アルバム{mediaSearch.mediaType=album})
        |<気分名詞>プレイリスト{mediaSearch.mediaType=playlist}|ポッドキャスト{mediaSearch.mediaType=podcastShow}
        |オーディオブック{mediaSearch.mediaType=audioBook}|(私の|僕の|自分の)(<曲>|<音楽>
        |プレイリスト{mediaSearch.mediaType=playlist}){mediaSearch.reference=my}|<分野2>
    <分野2> = {mediaSearch.mediaName}(のポッドキャスト{mediaSearch.mediaType=podcastShow}
        |のオーディオブック{mediaSearch.mediaType=audioBook})
    <何か> = (何か|なにか|なんか)いい感じの|何か|なにか|なんか|適当に|適当な|何でもいいから|なんでもいいから|いい感じの|いい|今の気分に合う
    <流す> = ちょうだい[な|ね|よ]|頂戴[ね]|(再生|プレイ)[を](<お願い>|頼<五む>|(始|はじ)め<一>|開始<する>)|(流|なが)しといて|(お|)聞かせ(ください|願えますか)|聴こう[か|よ|ぜ]|聞こう[か|よ|ぜ]|(聴|聞|き)いときたい|(聴|聞)けるように<する>|(聴|聞|き)かせ[い|よ|な]|(聴|聞|き)きたか|観せ<て>|見させ<て>|BGMに<する>|お(聞かせ|かけ|流し)<敬語>|(流|なが)<五す>|さいせい[<する>]|[ご]再生<敬語>|(かけ|掛け)<一>|再生<する>|再生|(聞|聴)かせ<て>|きかせ<て>
        |聞かせてあげて|(聞|聴)き<たい>|ききたい[<んだ>]|(聞|聴|き)<五く>
        |(聞|聴)きたいわ|聴かせろ|聞こ|プレイ<する>|鳴ら<五す>|<お願い>|スタート<する>|スタート|始め<一>|開始<する>|つけ<一>|再生させ<一>|再生させ<て>|(見
        |観)<たい>
        |(見|観)せ<て>|(見|観)る|みたい|ストリーミング<する>|おかけ<する>|読<五む>|読み上げ<一>|リピート<する>{playbackRepeatMode=one}
    <鳴らす> = 再生<する>|再生|再生させ<一>|再生させ<て>|聴き<たい>|聴かせ<て>|聴<五く>|シャッフル[再生]{playShuffled=true}(<する>|)
        |リピート[再生]{playbackRepeatMode=one}(<する>|)|ループ[再生]{playbackRepeatMode=one}(<する>|)
    <再生方法> = (シャッフル|ランダム|ばらばら|シャッフル再生|ランダム再生){playShuffled=true}[で|に|して]|(一曲|1曲|この曲だけ|曲|一曲だけ|1曲だけ
        |単曲)[を](リピート|ループ|繰り返し|繰返し){playbackRepeatMode=one}[で|再生|して]|(全部|全曲|すべて|全体|プレイリスト
        |アルバム)[を](リピート|ループ|繰り返し|繰返し){playbackRepeatMode=all}[で|再生|して]|(リピート|ループ
        |エンドレス){playbackRepeatMode=all}[再生][で|して]|繰り返し{playbackRepeatMode=all}|{playbackSpeed}倍[速][で
        |の速さで|のスピードで|再生で]|(次は|次に|つぎに|この次に|この曲の次に|この曲の後に|この後に|次の曲に|この次){playbackQueueLocation=next}
        |(後で|あとで|最後に|キューの最後に){playbackQueueLocation=later}|今すぐ|(続き|つづき|前回の続き|さっきの続き|途中)(から
        |を){resumePlayback=true}
    <再生方法他> = (シャッフル|ランダム|シャッフル再生){playShuffled=true}[で|に|して]|{playbackSpeed}倍[速][で|の速さで|のスピードで|再生で]
        |(次は|次に|つぎに
        |この次に){playbackQueueLocation=next}|(後で|あとで|最後に){playbackQueueLocation=later}
    <誰かに> = {*}(たち|ちゃん|さん|くん)に|(みんな|子ども|子供|皆|孫|娘|息子|赤ちゃん|犬|猫|家族|お客|お客様|ゲスト|母|父|妻|夫)に
    <何を聴く> = <名作>|<分野>

    <聴き方> = [<再生方法>][<再生方法>][<副>|<何か>|静かに|小さめに|大音量で|もう一度|もう一回|最初から]
    PlayMedia
      <アプリ><再生方法>{mediaSearch.mediaName}[を](かけ<一>|流<五す>|<鳴らす>|聞かせ<一>|聴かせ<一>)
      <アプリ>{mediaSearch.mediaName}(かけ<一>|流<五す>|<鳴らす>|聞かせ<一>|聴かせ<一>)
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を]<再生方法><流す>
      (次は|次に|つぎに|この次に|この曲の次に|この曲の後に|次の曲に){playbackQueueLocation=next}({mediaSearch.mediaName}|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName})を(かけ<一>|流<五す>|(聴|聞)き<たい>|聞かせ<て>)
      <何を聴く>[を|が](よろしく|お願い[します]|頼む|頼みます)[ね|な|よ]{,}(<鳴らす>|<流す>)
      {mediaSearch.artistName}<敬称>の(アルバム{mediaSearch.mediaType=album}|<曲>)[の]「{mediaSearch.mediaName}」[を|が|で|ね]
      「{mediaSearch.mediaName}」[を|が][一曲]リピート{playbackRepeatMode=one}[再生][で]<流す>
      <再生中>[を|は|、](1曲|一曲|一曲だけ|ずっと|)(リピート|ループ|繰り返し){playbackRepeatMode=one}[再生](に|で|を)(<する>|<お願い>)
      (さっき|昨日|この前|前に|途中まで|今朝){*}(止めた|やめた|中断した|聴いてた|聞いてた|見てた|読んでた|止めてた|聴いた|聞いた)(<作品>|<作品>の「{mediaSearch.mediaName}」|「{mediaSearch.mediaName}」)[を|の|、](続き|つづき){resumePlayback=true}[を|から|の]<流す>
      <名作>[を|は|、](続き|つづき|途中){resumePlayback=true}(を|から)<流す>
      <再生方法>[は](<分野>|<名作>)(に<する>|で<お願い>|にし<たい>|がいい[な|です|わ]|で[頼む|よろしく])
      <分野>(がいい|でいい|が聴きたい|が聞きたい)[な|なあ|です|ね|わ|よ|から|ので|んだけど]<アプリ>[<流す>]
      <分野>(がいい|が聴きたい|が聞きたい|の気分|な気分|聴きたい|聞きたい)[な|なあ|です|ね|わ|よ|から|ので|んだけど|なんだよね|なの|だ|だなあ]<流す>
      [BGM|音楽|曲][は|に|で]<分野>[を]<流す>
      <聴き方><何を聴く>[を|が|は|で|の|とか|でも|なんか|とかを]<聴き方><流す><聴き方>
      (<作品>|<アーティスト>)の「{mediaSearch.mediaName}」[の](続き|つづき){resumePlayback=true}[を|から|の]<流す>
      <名作>[の](続き|つづき){resumePlayback=true}[を|から|の]<流す>
      ((さっき|昨日|この前|前に|途中まで|今朝|夕べ)(聴いて|聞いて|見て|観て|流して|再生して|読んで)(た|いた|たやつの)|さっきの|前回の|昨日の|この前の|途中の|途中だった|聴きかけの|聞きかけの|こないだの|いつもの)<作品>[の](続き|つづき){resumePlayback=true}[を|から|の]<流す>
      <何を聴く>[を|が](聴|聞|き)(き|)たい[<んだ>|から|ので|けん|ねん]<流す>
      <再生方法>(で|)<流す><何を聴く>[を|ね]
      <流す><何を聴く>[を]<再生方法>[ね]
      <流す><再生方法><何を聴く>[を]
      <アプリ>{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}
      (<何を聴く>[を|が|は|で];<再生方法>;<流す>)
      <何を聴く>[を|が|の|は]<再生方法>[<再生方法>][<流す>]
      <何を聴く>[を|の]シャッフル[再生]{playShuffled=true}(<する>|)
      <何を聴く>[を]ランダム再生{playShuffled=true}(<する>|)
      <何を聴く>[を|の]リピート[再生]{playbackRepeatMode=one}(<する>|)
      <流す>[<何か>]<何を聴く>[を][<再生方法>]
      [もう一度|もう一回|最初から]<再生中>[を][もう一度|もう一回|最初から|<再生方法他>]<流す>
      <再生中>[を]<再生方法他>[<する>|<流す>]
      <再生中>[を][ずっと|何度も|一曲|1曲](リピート|ループ|繰り返し|エンドレス){playbackRepeatMode=one}[再生|して|で](<する>|<流す>|)
      <再生方法>(再生<する>|再生|流<五す>|聴き<たい>|聞かせ<て>)
      (さっきの|前回の|昨日の|この前の|)(続き|つづき){resumePlayback=true}[を|から](再生|流<五す>|お願い[します])
      <再生方法>{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を|が]<流す>
      <作品>「{mediaSearch.mediaName}」の(最新の|最新|一番新しい|新しい)(エピソード|回|話){mediaSearch.sortOrder=newest}[を]
          <流す>
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を](かけ<一>|流<五す>|聞かせ<て>)
      <何を聴く>[を](片っ端から|ひたすら|どんどん|順番に|まとめて|ずっと|延々と|エンドレスで|一通り|何曲か|いくつか|少し|たくさん|全部|一曲|1曲|しばらく|ちょっと|もう一度|もう一回|また|大音量で|小さい音で|小さめに|大きめに|頭から|最初から|はじめから
          |静かに|BGMに|BGMとして|適当に|流しっぱなしで)<流す>
      <何を聴く>(が|を|でも)(聴き|聞き|きき)たい(気分|な気分|気分だ|気分なんだ|から|ので)[<流す>]
      (アルバム|プレイリスト)[の]「{mediaSearch.albumName}」の「{mediaSearch.mediaName}」[を]<流す>
      アルバム[の]{mediaSearch.albumName}(から|の){mediaSearch.mediaName}[を](再生<する>|かけ<一>|流<五す>|聴き<たい>)
      {mediaSearch.albumName}というアルバム(から|の){mediaSearch.mediaName}[を](再生<する>|かけ<一>|流<五す>|聴き<たい>)
      (<何を聴く>|{mediaSearch.mediaName}|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName})を(後で
          |あとで){playbackQueueLocation=later}(再生<する>|聴<五く>|再生するように(<する>|追加<する>|キューに入れ<一>)|キューに(入れ<一>
          |追加<する>))
      (<何を聴く>|{mediaSearch.mediaName}|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName})を(次に
          |この次に){playbackQueueLocation=next}(再生<する>|聴<五く>|再生するように(<する>|追加<する>|キューに入れ<一>)|キューに(入れ<一>
          |追加<する>))
      {mediaSearch.artistName}<敬称>(の曲|)を{playShuffled=true}シャッフル(で|して|)(再生<する>|再生|流<五す>|かけ<一>)
      (再生|音楽|曲|ポッドキャスト|映画|動画)[の(続き|再生)][を]{resumePlayback=true}(続け<一>|再開<する>|再開)
      <誰かに><何を聴く>[を][<再生方法>]<流す>
      <何か><分野>[が|は|を](ない|ある)[かな](<流す>|)
      {mediaSearch.mediaName}[を]<鳴らす>
      「{mediaSearch.mediaName}」[を|が][<再生方法>]<流す>
      <再生方法>「{mediaSearch.mediaName}」[を|が]<流す>
      {mediaSearch.mediaName}を<再生方法>(<流す>|)
      <再生方法>{mediaSearch.mediaName}を(再生<する>|再生|聴き<たい>)
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を]<再生方法>再生<する>
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を](再生<する>|聴き<たい>)
      {mediaSearch.artistName}<敬称>の「{mediaSearch.mediaName}」[を|が][<再生方法>]<流す>
      (さっきの|前回の|昨日の|)(続き|つづき){resumePlayback=true}[を|から][再生<する>|聞<五く>|聴<五く>|流<五す>|かけ<一>|聴き<たい>]
      (<何を聴く>|{mediaSearch.mediaName})の(続き|つづき){resumePlayback=true}[を|から]<流す>
      (再生|音楽|曲|ポッドキャスト|動画)[を]{resumePlayback=true}再開<する>
      (音楽|曲|ポッドキャスト)の(再生|続き)[を]{resumePlayback=true}再開<する>
      (<何を聴く>|{mediaSearch.mediaName})を(次に|この次に){playbackQueueLocation=next}<流す>
      <アプリ>[<何か>]<何を聴く>[を|が][<再生方法>]
      <アプリ>「{mediaSearch.mediaName}」[を|が]
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を|が](聞き|聴き|きき)<たい>
      <何を聴く>[を]聞きながら(寝|勉強し|走り|料理し|仕事し)<たい><流す>
      {mediaSearch.artistName}<敬称>の(最新|新しい|新作){mediaSearch.sortOrder=newest}[の](曲
          {mediaSearch.mediaType=song}|アルバム{mediaSearch.mediaType=album})[を|が]<流す>
      <アプリ>{mediaSearch.mediaName}(を|が)[<再生方法>]<流す>
      <アプリ>{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}[を|が][<再生方法>]<流す>
      <アプリ>{mediaSearch.artistName}を(かけ<一>|流<五す>)
      <アプリ>(再生<する>|再生|[何か|なんか](かけ|流し)<て>)

    <探す> = <はず見る>|(ある|ない|あった|入ってる|出てる|あります)(か|かどうか|かな|か)[ちょっと|を](<検索する>|調べ<一>|見<て>|教え<一>|確認<する>|チェック<する>|見てみ<て>|検索してみ<て>|探してみ<て>)|(ある|ない|あった)[か|かな|の](<検索する>|調べ<一>)|見つけられ<可>|探せ<可>|検索かけ<一>|検索をかけ<一>|(探|検索)(し|)てみ<て>|お(探し|調べ)<敬語>|(探|さが|捜)<五す>|けんさく[<する>]|[ご]検索<する>|検索|(見|み)つけ<一>|サーチ<する>|サーチ|探し出<五す>|ある[か|かな]
        |あります[か]|調べ<一>|どれ[だっけ|ですか]
        |見せ<一>|表示<する>|一覧[を][見せ<て>|表示<する>|出<五す>]|何がある[か]
    <検索する> = お(探し)<敬語>|(探|さが|捜)<五す>|けんさく[<する>]|[ご]検索<する>|検索|(見|み)つけ<一>|サーチ<する>|サーチ|探し出<五す>

    SearchForMedia
      <アプリ>{mediaSearch.mediaName}<検索する>
      <アプリ><検索する>(「{mediaSearch.mediaName}」|{mediaSearch.mediaName})[を|ね]
      <検索する>(<名作>|<分野>)[を|ね]
      (<名作>|<分野>|<並び><作品>|<並び><ジャンル>)[を|が|は|って|、][何か|なんか|いい](ある|ない|あった|あります|ありません)[か|の|かな](<検索する>|調べ<一>|探してみ<て>)
      [<何か>]<名作>[を|が|は|って][ある|あった|ない|あります][か|の|かな]<探す>
      [<何か>]<分野>[を|が|は|って]<探す>
      {mediaSearch.artistName}<敬称>((が出てる|が歌ってる|が歌う|が歌った|が出演してる|が出ている)<作品>|の(<曲>|(アルバム){mediaSearch.mediaType=album}|(映画|ムービー){mediaSearch.mediaType=movie}|(ミュージックビデオ|MV|PV){mediaSearch.mediaType=musicVideo}))[を|が|は|って]<探す>
      <並び><作品>[を|が|は]<探す>
      <アーティスト>[の]{mediaSearch.artistName}[を]<検索する>
      {mediaSearch.artistName}<名><アーティスト>[を]<検索する>
      {mediaSearch.mediaName}(に関する|についての)<作品>[を|が]<探す>
      <アプリ>「{mediaSearch.mediaName}」[を|が|は]<探す>
      <名作>(が|は|って)[ある|あった|あります|ない|入ってる](か|かどうか|の)(調べ<一>|見<て>|教え<一>|確認<する>|<検索する>)
      <検索する>(<名作>|<分野>)[を]
      <アプリ>{mediaSearch.mediaName}を<検索する>
      <アプリ>{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}を<検索する>

    <再生中> = [今|いま](流れてる|流れている|かかってる|聴いてる|聞いてる|鳴ってる|再生中の)この<再生種>{mediaSearch.reference=currentlyPlaying}|([今|いま|現在][流れてる|流れている|再生中の|かかってる|かかっている|聴いてる|聞いてる|聴いている|聞いている|再生してる|再生している|流してる|鳴ってる
        |聴いてた|鳴っている]|この|今の|いまの|現在の|その|さっきの)<再生種>{mediaSearch.reference=currentlyPlaying}|(これ|今の|いまの
        |[今|いま](聴いてる|聞いてる|流れてる|かかってる)(これ|の
        |やつ)){mediaSearch.reference=currentlyPlaying}
    <入れ先> = [<自分の>]{mediaDestination:title}(プレイリスト|用プレイリスト|用のプレイリスト|のプレイリスト|という[名前の]プレイリスト|ちゅうプレイリスト|っていう[名前の]プレイリスト|ってプレイリスト
        |って名前のプレイリスト)|プレイリスト[の]{mediaDestination:title}|プレイリスト[の]「{mediaDestination:title}」|(ライブラリ
        |ライブラリー|マイライブラリ|自分のライブラリ|私のライブラリ|マイミュージック|ミュージックライブラリ|コレクション
        |僕のライブラリ){mediaDestination=library}
    <入れる> = お(入れ|加え)<敬語>|(入|い)れ<一>|[ご]追加<する>|追加|ついか[<する>]|ぶち込<五む>|ぶっ込<五む>|つっこ<五む>|保管<する>|キープ<する>|突っ込<五む>|放り込<五む>|(足|た)<五す>|(加
        |くわ)え<一>|登録<する>|登録|保存<する>|保存|<お願い>

    AddMedia
      <入れる>[よ]<入れ先>(に|へ)(<再生中>|<名作>|「{mediaSearch.mediaName}」|{mediaSearch.mediaName}|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName})[を|も]
      <再生中>[を|も|、](ライブラリ|ライブラリー|マイライブラリ){mediaDestination=library}<入れる>
      <再生中>[を|も|、]{mediaDestination:title}(という|って|っていう|の)プレイリスト<入れる>
      <入れ先>(に|へ|の中に)(「{mediaSearch.mediaName}」|{mediaSearch.mediaName}|{mediaSearch.artistName}<敬称>の「{mediaSearch.mediaName}」|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}<名><曲>)[を|も]<入れる>
      (<再生中>|<名作>|「{mediaSearch.mediaName}」|{mediaSearch.artistName}<敬称>の「{mediaSearch.mediaName}」)[を|も|ね|、]<入れ先>(に|へ|の中に)[も|さ|ね]<入れる>
      <再生中>[が|は|って|も|、][{*}](いいね|いい|ええ|好き|最高|気に入った|気に入ってる|気に入りました|懐かしい|神|よかった|やばい|すき)[な|なあ|ね|よ|わ|から|ので|けん|し|だ|やん|ねえ|です|んで|んだ|だから|やから][それ|これ]<入れ先>(に|へ|の中に)<入れる>
      <入れ先>(に|へ)<入れる>(<再生中>|<名作>|「{mediaSearch.mediaName}」)[を|ね]
      <再生中>[を|も]<入れる><入れ先>(に|へ)
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}<入れ先>(に|へ|の中に)<入れる>
      {mediaSearch.mediaName}(を|も)<入れ先>(に|へ|の中に)<入れる>
      {mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}(を|も)<入れ先>(に|へ|の中に)<入れる>
      <入れ先>(に|へ)<再生中>[を|も]
      これ{mediaSearch.reference=currentlyPlaying}[を]プレイリスト(に|へ)<入れる>
      <入れる>(<再生中>|<名作>)[を]<入れ先>(に|へ)
      (<再生中>|<名作>)[を]<入れる><入れ先>(に|へ)
      <入れ先>(に|へ)<入れる>(<再生中>|<名作>)[を]
      <アプリ>(「{mediaSearch.mediaName}」|<再生中>|<名作>)[を]<入れ先>(に|へ)
      <アプリ>(<再生中>|<名作>|{mediaSearch.artistName}<敬称>の{mediaSearch.mediaName}|{mediaSearch.mediaName})(を
          |も){mediaDestination:text}に(<入れる>)
      {mediaSearch.artistName}<敬称>の(<曲>|「{mediaSearch.mediaName}」)[を|も]<入れ先>(に|へ|の中に)<入れる>
      {mediaSearch.artistName}<敬称>の(アルバム{mediaSearch.mediaType=album})(を|も)<入れ先>(に|へ)<入れる>
      <入れ先>(に|へ)[<再生中>|<名作>|「{mediaSearch.mediaName}」|{mediaSearch.mediaName}][を|も]<入れる>
      <入れ先>(に|へ){mediaSearch.artistName}<敬称>の(<曲>|「{mediaSearch.mediaName}」)[を|も]<入れる>
      <再生中>を(追加<する>|保存<する>|ライブラリ{mediaDestination=library}(に|へ)<入れる>)
      (この|今の)<再生種>{mediaSearch.reference=currentlyPlaying}[を]プレイリスト(に|へ)<入れる>
      <アプリ><再生中>を<入れる>
      <アプリ>{mediaSearch.mediaName}を追加<する>

    <好き> = (「いいね」|「高評価」|「好き」|「お気に入り」|いいね|いいネ|イイね|イイネ|高評価|グッド|ハート|ライク|グッドボタン|いいねボタン|ハートマーク|サムズアップ|好き|お気に入り|いいね評価
        |グッド評価){affinityType=like}
    <嫌い> = (「よくないね」|「低評価」|「嫌い」|よくないね|良くないね|よくないネ|低評価|バッド|嫌い|ディスライク|バッドボタン|低評価ボタン|いまいち|サムズダウン|好きじゃない|好きではない|苦手|気に入らない
        |きらい|よくない|好みじゃない|ダメ){affinityType=dislike}
    <好悪> = <好き>|<嫌い>
    <付ける> = [を](お(付け|つけ|願い)<敬語>|(付|つ)け<一>|(押|お)<五す>|<する>|し<て>|(送|おく)<五る>|(入|い)れ<一>|登録<する>|(与え|くれ)<一>
        |あげ<て>|<お願い>)
    <印付け> = っ(ていう|て)こと(に<する>|で)|として(記録<する>|登録<する>|覚えておいて[ください]|覚えて[ください|おいて|ね]|マーク<する>|設定<する>|保存<する>)|と[して]マーク<する>
        |に(入れ<一>|登録<する>|追加<する>|<する>|し<て>|加え<一>|設定<する>)|だと(記録<する>|覚えて[ください|おいて|ね])|って(記録<する>|登録<する>
        |覚えて[ください|おいて|ね]|覚えといて|伝え<て>|教え<て>)
    <この曲> = (この|今の|いまの|今流れてる|今かかってる|今流れている|今聴いてる)<再生種>{mediaSearch.reference=currentlyPlaying}
        |これ{mediaSearch.reference=currentlyPlaying}
    <物事> = <再生中>|<名作>|{mediaSearch.artistName}<敬称>の<曲>

    <好評> = [まじ|マジ|ほんま|ほんと|本当に|めっちゃ|めちゃ|すごく|すっごく|すごい|超|とても|かなり|一番|まじで|もう|結構|けっこう|やっぱり|やっぱ|なんか](に|で|)(気に入っ|好き|すき|最高|いい|ええ|よか|神|大好き|だいすき|素敵|いい曲|名曲|いい歌|刺さ|好み|懐かしい|推せる|ツボ|良い|良かった|よかった)(た|て|る|)[ちゃった|ました|まして|ています|てる|なん|な|だ|です|や]
    <不評> = [{*}(くて|すぎて|って|んで)][まじ|マジ|ほんま|ほんと|本当に|めっちゃ|あんまり|あんま|あまり|正直|ちょっと|もう|なんか|全然|どうも|やっぱり|やっぱ](に|で|)(嫌い|きらい|苦手|微妙|いまいち|イマイチ|好きちゃう|好きじゃない|好きくない|好きやない|好みじゃない|好みではない|合わない|飽きた|うるさい|つまらない|聴きたくない|聞きたくない|無理|だめ|ダメ|いや|嫌|しんどい|ピンとこない|趣味じゃない|気に入らない|気に食わない)[です|や|な|なん|だ|ので|た]
    UpdateMediaAffinity
      (<名作>|{mediaSearch.mediaName}|<再生中>)(を|は|に)[もっと](高く{affinityType=like}|低く{affinityType=dislike})(評価|評価を)<する>
      <アプリ>{mediaSearch.mediaName}[を|は|に]<好悪>(<付ける>|<印付け>|に<する>)
      (<再生中>|<名作>|「{mediaSearch.mediaName}」)[を|は|、](高く{affinityType=like}|低く{affinityType=dislike})評価<する>
      (<再生中>|<名作>|「{mediaSearch.mediaName}」)[を|は|が|、]<好悪>[だ]<印付け>
      (<再生中>|<名作>|「{mediaSearch.mediaName}」)[が|は|って|を|も|、]<好評>[なあ|な|わ|ね|よ|から|ので|けん|けえ|し|んだ|ねん|やん|っす|んだよね|んです|さかい|けど|ので|の|のよ|やから|だから]<好き>[<付ける>|<印付け>|で|に<する>|ね]
      (<再生中>|<名作>|「{mediaSearch.mediaName}」)[が|は|って|を|も|、]<不評>[なあ|な|わ|ね|よ|から|ので|けん|けえ|し|んだ|ねん|やん|っす|んだよね|んです|さかい|けど|の|のよ|やから|だから]<嫌い>[<付ける>|<印付け>|で|に<する>|ね]
      <好悪><付ける>(<物事>|「{mediaSearch.mediaName}」)[に|へ|を|ね]
      <物事><好悪>(<付ける>|<印付け>)
      <物事>(に|へ|を|も|は|に対して|)<好悪><付ける>
      <物事>を(お気に入り|好きな曲|好きな曲リスト|お気に入りリスト|お気に入りの曲){affinityType=like}(に|へ)(入れ<一>|追加<する>|追加|登録<する>|登録
          |加え<一>|<する>)
      <物事>(に|を|も|は|が|)<好悪>[な(曲|歌|音楽|もの|アルバム|やつ)|な|曲|リスト|の曲]<印付け>
      <好悪>[な曲|曲|リスト]に<物事>[を](入れ<一>|追加<する>|登録<する>)
      <物事>(を)<好悪><する>
      「{mediaSearch.mediaName}」(に|へ|を)<好悪>(<付ける>|<印付け>)
      {mediaSearch.mediaName}(に|へ)(いいね|高評価|グッド|ハート){affinityType=like}<付ける>
      {mediaSearch.mediaName}(に|へ)(よくないね|低評価|バッド){affinityType=dislike}<付ける>
      {mediaSearch.mediaName}を(お気に入り|好きな曲){affinityType=like}<印付け>
      (この|今の|いまの|今流れてる|今かかってる)<再生種>{mediaSearch.reference=currentlyPlaying}[が|は|を
          |、]({affinityType=like}(大好き|好き|気に入った|気に入りました|気に入ってる|すごく好き|とても好き|めっちゃ好き|最高)
          |{affinityType=dislike}(好きじゃない|嫌い|大嫌い|気に入らない|あまり好きじゃない|好きになれない|苦手|好みじゃない))[だ|です|だな|なあ|よ|だよ
          |なんだ|かな|なんだよね|って記録して|と記録して|って覚えて|って覚えといて|って伝えて]
      <物事>[を|は|が]<好悪>(と|だと|って)(記録<する>|登録<する>|マーク<する>|覚えて[おいて|ください|ね]|覚えといて)
      <物事>[に|へ|は|を](いいね|高評価|ハート|グッド){affinityType=like}
      <物事>[に|へ|は|を](よくないね|低評価|バッド){affinityType=dislike}
      <この曲>[が|は|、|って|めっちゃ|すごく|すごい|超|まじで|ほんと]{affinityType=like}(すき|好き|大好き|だいすき|いいね|気に入った|気に入りました
          |お気に入り|最高|いい曲|良い曲)[だ|です|だな|なんだ|だわ|よ|だよ
          |ね|だね]
      <この曲>[が|は|、|って|あんまり|あまり|ちょっと|まじで]{affinityType=dislike}(嫌い|きらい|好きじゃない|好きではない|好みではない|好きくない|苦手
          |微妙|好みじゃない|いまいち|気に入らない|飽きた|好きになれない)[だ|です|だな|なんだ|だわ|よ|なの|なんだよね|かも]
      <この曲>[が|は|を]<好悪>(<付ける>|<印付け>)
      <物事>(に|へ|の)(いいね|高評価|ハート){affinityType=like}(ボタン|マーク|)[を]((付|つ)け<一>|(押|お)<五す>|<する>)
      <アプリ><好悪>[<付ける>|です|だ]
      <アプリ><物事>[が|は]<好悪>[です|だ|だよ|なんだ]

    # かける and 流す have other objects.
    Nothing
      [{*}](の|で)歌詞[の意味|の和訳][を|が|は|って](読<五む>|読み上げ<一>|<見せる>|訳<五す>|翻訳<する>|英語に(訳<五す>|翻訳<する>))
      [{*}](映画館|劇場|テレビ|ライブ|コンサート|フェス|カラオケ|スタジアム|ユーチューブ|YouTube)(で|に|へ){*}((見|観|聴|聞|行|歌|会)(きたい|いたい|たい)[な|なあ|ね|よね|な])
      [{*}](ねえ|ねぇ|なあ){*}(かけて|流して)くれた
      [{*}(の|で|に)](鍵|カギ|アイロン|掃除機|ブレーキ|眼鏡|メガネ|布団|毛布|ソース|醤油|ドレッシング|アラーム|エンジン|圧力|魔法|迷惑|腰|(玄関|ドア|家|部屋
          |自転車|スマホ|画面|携帯)のロック|モップ|水|お湯
          |トイレ|涙|汗|噂|うわさ|電気|タイマー|洗濯機|水道|シャワー|ミシン|パーマ|税金|保険|カーテン|ボタン)[を](かけ<一>|流<五す>|聞かせ<て>)
    """
}
