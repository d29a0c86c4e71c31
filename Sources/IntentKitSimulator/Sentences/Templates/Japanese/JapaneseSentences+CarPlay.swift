extension JapaneseSentences {
  static let carPlay = """
    <車の> = 車[内]の|車内の|クルマの|カー|カーの|車載の|車で|車内で|クルマで|車の中の|車の中で|自動車の|愛車の
    <名の車> = <アプリ>{carName}(の|で)|{carName:<車名>}(の|で)
    <切り替える> = (切|き)り(替|か|換)え<一>|切替<する>|切り替え<する>|切り替え|(変|か)え<一>|変更<する>|変更|<する>|設定<する>|セット<する>
        |チェンジ<する>|切替|選<五ぶ>|選択<する>
    <音源> = Bluetooth{audioSource=sourceBluetooth}|ブルートゥース{audioSource=sourceBluetooth}|(CarPlay
        |カープレイ){audioSource=sourceCarPlay}|(ラジオ|FM|AM){audioSource=sourceRadio}|(iPod
        |アイポッド){audioSource=sourceiPod}|(AUX|外部入力|AUX入力|エーユーエックス|オグジュアリー){audioSource=sourceAUX}
        |(USB|USBメモリ|USBメモリー|ユーエスビー){audioSource=sourceUSB}|(SDカード|メモリーカード
        |メモリカード){audioSource=sourceMemoryCard}|(CD|DVD|ディスク|光学ドライブ
        |CDプレーヤー){audioSource=sourceOpticalDrive}|(ハードディスク|ハードドライブ|HDD){audioSource=sourceHardDrive}
    <オーディオ> = オーディオ|音源|音声|ソース|オーディオソース|カーオーディオ|カーステレオ|ステレオ|音楽|オーディオの音源|入力|入力ソース|音楽ソース|音声ソース|オーディオの入力
        |オーディオのソース|音声入力|音楽のソース|スピーカー|音声出力元|オーディオ入力

    SetAudioSourceInCar
      <アプリ><オーディオ>{,}<音源>[で|に][<切り替える>]
      <車の><オーディオ>{,}<音源>[で|に]
      <車の><オーディオ>{,}<音源><切り替える>
      [<車の>]<オーディオ>[を|は]<音源>(に|へ)<切り替える>
      <車の><オーディオ>[を|は]<音源>(に|へ|で)(<切り替える>|(聞|聴)き<たい>|流<五す>|再生<する>|つない<で>)
      <音源>(に|へ)[<車の>]<オーディオ>[を](切|き)り(替|か)え<一>
      <車の>(音|音楽|オーディオ)[を|は]<音源>(に|へ)<切り替える>
      <車の>(音|音楽)を<音源>(に|から|で)(<切り替える>|流<五す>|出<五す>|再生<する>)
      <車の><オーディオ>[を|は](次{relativeAudioSourceReference=next}|前{relativeAudioSourceReference=previous}
          |一つ前{relativeAudioSourceReference=previous})の(もの|ソース|音源|やつ|入力|)[に|へ]<切り替える>
      (次{relativeAudioSourceReference=next}|前{relativeAudioSourceReference=previous}
          |一つ前{relativeAudioSourceReference=previous})の<オーディオ>(に|へ)[<切り替える>]
      <アプリ><音源>(に|へ)<切り替える>

    <温度> = (温度|エアコンの温度|気温|室温|冷房の温度|暖房の温度|設定温度|エアコンの設定温度|空調の温度|クーラーの温度|空調|エアコン|エアコンの設定|暖房|冷房)
    <度にする> = に|で|に設定|へ設定|に変更|に調整|に<する>|に設定<する>|に(上げ|下げ)<一>|に変え<一>|に変更<する>|まで(上げ|下げ)<一>|で<お願い>|に合わせ<一>|に調整<する>
        |へ変更<する>|に調節<する>|に保<五つ>|に(上|さ)げ<一>|にキープ<する>
    <場> = (運転席|運転席側|ドライバー側|ドライバー席){climateZone=driver}[の|側の]|(助手席|助手席側){climateZone=passenger}[の|側の]
        |(後部座席|後ろの席|後席|リアシート|リア|後部|後ろ|後部席){climateZone=rear}[の|側の]|(前席|前の席|フロント|前列|前方
        |前の座席){climateZone=front}[の|側の]|(全席|車全体|全体|全部の席|車内全体){climateZone=all}[の]
    <上げる> = 上げ<一>|あげ<一>|高く<する>|(暖|温|あたた)かく<する>|暑く<する>|高めに<する>
    <下げる> = 下げ<一>|さげ<一>|低く<する>|(涼し|すずし)く<する>|寒く<する>|冷た<くする>|低めに<する>|冷や<五す>
    <くする> = く<する>
    <強める> = 強め[に]|強め<一>|強く[<する>]|上げ<一>|あげ<一>|強<する>|アップ<する>|大きく<する>|速く<する>|早く<する>|増や<五す>|高く<する>
    <弱める> = 弱め[に]|弱め<一>|弱く[<する>]|下げ<一>|さげ<一>|ダウン<する>|小さく<する>|遅く<する>|減ら<五す>|抑え<一>|低く<する>|落と<五す>
    <風> = 風量|ファン|送風|風|ファンの速さ|ファンの速度|風の強さ|エアコンの風量|エアコンの風|ファンの強さ|空調の風量|ファンスピード|送風の強さ|風速|ファンの風量
        |エアコンのファン|送風量|換気扇|ファンの回転
    <入れろ> = オンに|つけとい<て>|<お願い>|(付|つ)け<一>|(入|い)れ<一>|オンに<する>|オン[に<する>|で]|起動<する>|(作動|稼働)(<する>|させ<一>|させ<て>)|始動<する>|オン<する>
        |スタート<する>|開始<する>|始め<一>|有効に<する>|運転開始<する>|かけ<一>|使<五う>|使い<たい>|入れとい<て>|動か<五す>
    <切れ> = (消|け)<五す>|(切|き)<五る>|オフに<する>|オフ[に<する>|で]|停止<する>|停止|(止|と)め<一>|ストップ<する>|無効に<する>|オフ<する>|やめ<一>
        |終了<する>|切っといて

    SetClimateSettingsInCar
      <車の>[<場>]<風>{,}(最大{relativeFanSpeedSetting=highest}|最強{relativeFanSpeedSetting=highest}|最小{relativeFanSpeedSetting=lowest}|最弱{relativeFanSpeedSetting=lowest})[で|に]
      (<車の>|<名の車>|<場>)[<場>]<温度>{temperature}[<お願い>]
      <場><風>[を|は]<より>({relativeFanSpeedSetting=higher}<強める>|{relativeFanSpeedSetting=lower}<弱める>)
      (車の中|車内|クルマの中|車)[の|を|は|が|って|も]{*}(から|ので|んで|けん|し|て|さかい|わ|ねん)[<場>]<風>[を|は]((最大{relativeFanSpeedSetting=highest}|最強{relativeFanSpeedSetting=highest}|マックス{relativeFanSpeedSetting=highest}|最小{relativeFanSpeedSetting=lowest}|最弱{relativeFanSpeedSetting=lowest})[に]<する>|一番強く{relativeFanSpeedSetting=highest}<する>|一番弱く{relativeFanSpeedSetting=lowest}<する>|<より>({relativeFanSpeedSetting=higher}<強める>|{relativeFanSpeedSetting=lower}<弱める>))
      [<車の>|<名の車>](エアコン|クーラー|冷房)[を]{enableAirConditioner=true}<入れろ>(車[内]の|車内の|車の)[<場>]<温度>[を|は]{temperature}<度にする>
      (<車の>|<名の車>)(エアコン|クーラー|冷房)[を]{enableAirConditioner=true}<入れろ>[<場>][<温度>[を|は]]{temperature}<度にする>
      (<車の>|<名の車>)(暖房|ヒーター)[を]{enableClimateControl=true}<入れろ>[<場>][<温度>[を|は]]{temperature}<度にする>
      (車の中|車内|クルマの中|車)[の|を|は|が|って|も]{*}(暑|寒|あつ|さむ|冷え|蒸し|さぶ|暖か|熱){*}(から|ので|んで|けん|し|て|さかい|わ|ねん)[<温度>[を|は]]{temperature}<度にする>
      (車の中|車内|クルマの中|車)[の|を|は|が|って|も]{*}(暑|あつ|蒸し|熱){*}(から|ので|んで|けん|し|て|さかい|わ|ねん)(エアコン|クーラー|冷房)[を]<入れろ>{enableAirConditioner=true}
      (車の中|車内|クルマの中|車)[の|を|は|が|って|も]{*}(寒|さむ|さぶ|冷え){*}(から|ので|んで|けん|し|て|さかい|わ|ねん)(暖房|ヒーター)[を]<入れろ>{enableClimateControl=true}
      <アプリ>[<場>]<風>[を|は](最大{relativeFanSpeedSetting=highest}|最強{relativeFanSpeedSetting=highest}|マックス{relativeFanSpeedSetting=highest}|最小{relativeFanSpeedSetting=lowest}|最弱{relativeFanSpeedSetting=lowest}|最低{relativeFanSpeedSetting=lowest})[に][<する>]
      <場><温度>[を|は]<より>({relativeTemperatureSetting=higher}<上げる>|{relativeTemperatureSetting=lower}<下げる>)
      (車の中|車内|クルマの中|車)[の温度][を|は]{temperature}<度にする>
      {temperature}<度にする>(車の中|車内|車)[の温度|の][を|ね]
      (車の中|車内|クルマの中|車)[の|を|は|が]{*}(暑い|暑すぎる|あつい|暑うて|むし暑い)(<節>|の|ので|){relativeTemperatureSetting=lower}[<温度>[を]]<より>(<下げる>|(涼し|すずし)く<する>|冷や<五す>)
      (車の中|車内|クルマの中|車)[の|を|は|が]{*}(寒い|さむい|寒すぎる|寒うて|冷える)(<節>|の|ので|){relativeTemperatureSetting=higher}[<温度>[を]]<より>(<上げる>|あったかく<する>|暖め<一>)
      (エアコン|クーラー|冷房|A/C){enableAirConditioner=true}[を]<入れろ><くるま>[の|な|ね]
      (<車の>|<名の車>)[<場>]<温度>[を|は]{temperature}<度にする>
      (<車の>|<場>)[<車の>]<温度>[を|は]{temperature}<度にする>
      車内[を|は|、]{temperature}<度にする>
      <場>[を|は|、]{temperature}<度にする>
      {temperature}に[<車の>][<場>]<温度>[を](設定<する>|<する>|上げ<一>|下げ<一>)
      (エアコン|クーラー|冷房)[を](<入れろ>{enableAirConditioner=true}|<切れ>{enableAirConditioner=false})(車の|車)
      (暖房|ヒーター)[を](<入れろ>{enableClimateControl=true}|<切れ>{enableClimateControl=false})(車の|車)
      <温度>[を|は]{temperature}<度にする>(車の|車)
      {temperature}<度にする>車の<温度>[を]
      <車の>[<場>]<温度>[を|は]<より>({relativeTemperatureSetting=higher}<上げる>
          |{relativeTemperatureSetting=lower}<下げる>)
      (<車の>|<名の車>|<場>)[<場>]<温度>[を|は][あと|もう](1|2|3|4|5|一|二|三|四|五|数)度[ほど|だけ|くらい|ぐらい]({relativeTemperatureSetting=higher}<上げる>|{relativeTemperatureSetting=lower}<下げる>)
      <車の>[<場>]<温度>[を|は](一番|最大|最高|最大限|マックス)({relativeTemperatureSetting=highest}<上げる>
          |{relativeTemperatureSetting=lowest}<下げる>)
      <車の>[<場>]<温度>[を|は](最高{relativeTemperatureSetting=highest}
          |最低{relativeTemperatureSetting=lowest}|最大{relativeTemperatureSetting=highest})に<する>
      (車|クルマ)[を]{relativeTemperatureSetting=higher}(あっため|温め|暖め|あたため)(<一>)
      (車内|車の中)[を|は]<より>({relativeTemperatureSetting=higher}((暖|温|あたた)かく<する>
          |暖め<一>|温め<一>|あたため<一>)|{relativeTemperatureSetting=lower}((涼し|すずし)く<する>|冷や<五す>))
      <場>[<温度>][を|は]<より>({relativeTemperatureSetting=higher}(暖|温|あたた)かく<する>
          |{relativeTemperatureSetting=lower}(涼し|すずし)く<する>)
      (<車の>|<名の車>)[<場>](エアコン|クーラー|冷房|A/C|AC){enableAirConditioner=true}[を]<入れろ>
      (<車の>|<名の車>)[<場>](エアコン|クーラー|冷房|A/C|AC){enableAirConditioner=false}[を]<切れ>
      (<車の>|<名の車>)[<場>](暖房|空調|ヒーター|空調システム|クライメートコントロール|エアコンシステム){enableClimateControl=true}[を]<入れろ>
      (<車の>|<名の車>)[<場>](暖房|空調|ヒーター|空調システム|クライメートコントロール|エアコンシステム){enableClimateControl=false}[を]<切れ>
      <車の>[空調|エアコン][の|を](自動モード|オートモード|自動|オート|自動運転|自動設定){enableAutoMode=true}(に<する>|[を]<入れろ>|に切り替え<一>
          |で動か<五す>)
      <車の>[空調|エアコン][の](自動モード|オートモード|自動|オート|自動運転|自動設定){enableAutoMode=false}[を](<切れ>|解除<する>)
      <車の>[<場>](ファン|送風|送風機|扇風機|換気扇){enableFan=true}[を]<入れろ>
      <車の>[<場>](ファン|送風|送風機|扇風機|換気扇){enableFan=false}[を]<切れ>
      <車の>[<場>]<風>[を|は]<より>({relativeFanSpeedSetting=higher}<強める>
          |{relativeFanSpeedSetting=lower}<弱める>)
      <車の>[<場>]<風>[を|は](最大{relativeFanSpeedSetting=highest}|最強{relativeFanSpeedSetting=highest}
          |一番強く{relativeFanSpeedSetting=highest}|マックス{relativeFanSpeedSetting=highest}
          |最小{relativeFanSpeedSetting=lowest}|最弱{relativeFanSpeedSetting=lowest}
          |一番弱く{relativeFanSpeedSetting=lowest}|最低{relativeFanSpeedSetting=lowest})[に]<する>
      <車の>[<場>]<風>[を|は]{fanSpeedPercentage}(パーセント|%)(に<する>|に設定<する>|に(上げ|下げ)<一>|で)
      <車の>[<場>]<風>[を|は][レベル|強さ]{fanSpeedIndex}[番|段階|段]<度にする>
      <車の>[空気[を]|エアコン[を]|換気[を]|空調[を]](内気循環{airCirculationMode=recirculateAir}
          |外気導入{airCirculationMode=freshAir}|外気循環{airCirculationMode=freshAir})[モード](に<切り替える>|に<する>
          |[を]<入れろ>)
      [エアコン[を]](内気循環{airCirculationMode=recirculateAir}|外気導入{airCirculationMode=freshAir}
          |外気循環{airCirculationMode=freshAir})[モード](に(切り替え<一>|<する>|変え<一>)|[を]<入れろ>)
      車に外[の]気{airCirculationMode=freshAir}を(入れ<一>|取り込<五む>)
      車内[の空気]を換気{airCirculationMode=freshAir}<する>
      <アプリ>[<場>]<温度>[を|は]{temperature}<度にする>
      <アプリ>[<場>]<温度>[を|は]<より>({relativeTemperatureSetting=higher}<上げる>
          |{relativeTemperatureSetting=lower}<下げる>)
      <アプリ>[<場>](エアコン|クーラー|冷房)({enableAirConditioner=true}[を]<入れろ>|{enableAirConditioner=false}[を]
          <切れ>)
      <アプリ>[<場>](暖房|空調|ヒーター)({enableClimateControl=true}[を]<入れろ>|{enableClimateControl=false}[を]
          <切れ>)
      <アプリ>[<場>]<風>[を|は]<より>({relativeFanSpeedSetting=higher}<強める>
          |{relativeFanSpeedSetting=lower}<弱める>)
      <アプリ>[<場>](ファン|送風)({enableFan=true}[を]<入れろ>|{enableFan=false}[を]<切れ>)
      <アプリ><風>[を]({fanSpeedPercentage}(パーセント|%)|[レベル]{fanSpeedIndex})<度にする>

    <曇り止め> = デフロスター|曇り止め|くもり止め|デフォッガー|デフロスタ|霜取り|曇り取り|デフォガー|曇り|くもり|熱線|霜取り装置|ガラスの曇り|窓の曇り|窓ガラスの曇り
        |ウインドウの曇り|ガラスの熱線|ガラスの曇り止め|窓の曇り止め|窓ガラスの曇り止め|デミスター
    <窓> = (フロント|前|前の窓|フロントガラス|フロントウインドウ|前方|フロント側|前のガラス|前面){defroster=front}[の|側の]|(リア|リヤ|後ろ|後ろの窓
        |リアガラス|リアウインドウ|後部|リヤガラス|後方|後部ガラス|後ろのガラス|リア側|リアウィンドウ){defroster=rear}[の|側の]|(全部|全て|すべて|前後|両方
        |前と後ろ|全面|フロントとリア){defroster=all}[の]
    <取る> = 取<五る>|とっ<て>|取り除<五く>|消<五す>|なく<五す>|晴ら<五す>|溶か<五す>|除去<する>|とか<五す>

    SetDefrosterSettingsInCar
      (前も後ろも|フロントもリアも|前後とも|両方とも|前と後ろ両方){defroster=all}[の](デフロスター|曇り止め|霜取り|熱線)[を]({enable=true}<入れろ>|{enable=false}<切れ>)
      (デフロスター|曇り止め|デフォッガー|霜取り|熱線)[を]({enable=true}<入れろ>|{enable=false}<切れ>)<窓>[ね|な|を]
      [<車の>|<名の車>][<窓>](デフロスター|曇り止め|くもり止め|デフォッガー|デフロスタ|霜取り|デフォガー|熱線|霜取り装置|ガラスの曇り止め|窓の曇り止め|窓ガラスの曇り止め
          |デミスター){enable=true}[を]<入れろ>
      [<車の>|<名の車>][<窓>](デフロスター|曇り止め|くもり止め|デフォッガー|デフロスタ|霜取り|デフォガー|熱線|霜取り装置|ガラスの曇り止め|窓の曇り止め|窓ガラスの曇り止め
          |デミスター){enable=false}[を]<切れ>
      [<車の>|<アプリ>]<窓>(曇り取り|くもり取り|曇り止め|霜取り|曇り防止)[を|は]({enable=true}<入れろ>|{enable=false}<切れ>)
      [<車の>]<窓>(が|)(曇っ|くもっ|凍っ)(てきた|てる|ている|とる|て|てて)(から|ので|んで|けん|わ|、|)(<曇り止め>[を]<入れろ>|(曇り|くもり|霜)[を]<取る>|<取る>){enable=true}
      [<車の>]<窓>(曇り|くもり|霜|凍結){enable=true}[を]<取る>
      <車の>(窓|ガラス|窓ガラス|ウインドウ)[の](曇り|くもり|霜|凍結){enable=true}[を]<取る>
      <車の>(窓|ガラス|窓ガラス|ウインドウ)[が](曇って|くもって|凍って)(る|いる)(から|ので)(取って|<曇り止め>[を]<入れろ>){enable=true}

    <座席> = (運転席|ドライバー席|運転席側){seat=driver}|(助手席|助手席側){seat=passenger}|(左前|左前の席|前の左|前左の席
        |フロント左){seat=frontLeft}|(右前|右前の席|前の右|前右の席|フロント右){seat=frontRight}|(前席|前の席|前列|フロントシート|前の座席
        |フロント){seat=front}|(左後ろ|後ろの左|左後ろの席|後部座席左|後ろの左の席|後部座席の左|左の後部座席|後部座席の左側|左後部座席){seat=rearLeft}
        |(右後ろ|後ろの右|右後ろの席|後部座席右|後ろの右の席|後部座席の右|右の後部座席|後部座席の右側|右後部座席){seat=rearRight}|(後部座席|後ろの席|後席|後列
        |リアシート|後部席|後ろの座席|二列目|リア){seat=rear}|(三列目|3列目|三列目の席|三列目シート){seat=thirdRow}|(全席|全部の席|すべての席
        |全ての席|全座席|全シート|全部のシート){seat=all}
    <ヒーター> = シートヒーター|シートの暖房|ヒーター|シートヒータ|座席ヒーター|シートヒーティング|シートの温め|座席の暖房|シートウォーマー|暖房シート
    <クーラー> = シートクーラー|ベンチレーション|シートベンチレーション|シートの冷房|シート冷却|シートの送風|ベンチレーター|シートベンチレーター|座席クーラー|座席の冷房|冷却シート
        |シートファン
    <マッサージ> = シートマッサージ|マッサージ|マッサージ機能|シートのマッサージ|マッサージシート|座席のマッサージ|マッサージチェア
    <段> = [を|は]{level}(に|へ)(<する>|(上げ|下げ|変え)<一>)|(レベル|強さ|強度|段階)[は|を]{level}(に|まで|で)[<する>|<お願い>]|(レベル|強さ|強度|段階){level}(に|まで)(上げ|下げ|変え)<一>|(レベル|強さ|強度|段階){level}[に|で|に<する>|にして]|{level}(段階目|段|段階|番)[に|で]

    SetSeatSettingsInCar
      [<車の>|<名の車>]<座席>[の](<ヒーター>{enableHeating=true}|<クーラー>{enableCooling=true}|<マッサージ>{enableMassage=true})[を]<入れろ><段>
      <座席>[の]<段>[で|の](シートヒーター{enableHeating=true}|ヒーター{enableHeating=true}|シートクーラー{enableCooling=true}|マッサージ{enableMassage=true}|シートマッサージ{enableMassage=true})[を][<入れろ>]
      <ヒーター>[を]({enableHeating=true}<入れろ>|{enableHeating=false}<切れ>)<座席>[の|ね|な]
      [<車の>|<名の車>]<座席>[の]<ヒーター>{enableHeating=true}[を]<入れろ>
      [<車の>|<名の車>]<座席>[の]<ヒーター>{enableHeating=false}[を]<切れ>
      [<車の>|<名の車>]<座席>[の]<クーラー>{enableCooling=true}[を]<入れろ>
      [<車の>|<名の車>]<座席>[の]<クーラー>{enableCooling=false}[を]<切れ>
      [<車の>|<名の車>]<座席>[の]<マッサージ>{enableMassage=true}[を]<入れろ>
      [<車の>|<名の車>]<座席>[の]<マッサージ>{enableMassage=false}[を]<切れ>
      [<車の>](シートヒーター|座席ヒーター|シートヒーティング|シートウォーマー){enableHeating=true}[を]<入れろ>
      [<車の>](シートヒーター|座席ヒーター|シートヒーティング|シートウォーマー){enableHeating=false}[を]<切れ>
      [<車の>](シートクーラー|シートベンチレーション|ベンチレーション|シートファン){enableCooling=true}[を]<入れろ>
      [<車の>](シートクーラー|シートベンチレーション|ベンチレーション|シートファン){enableCooling=false}[を]<切れ>
      [<車の>](シートマッサージ|マッサージシート){enableMassage=true}[を]<入れろ>
      [<車の>](シートマッサージ|マッサージシート){enableMassage=false}[を]<切れ>
      [<車の>]<座席>[の]<ヒーター>[を|は]{enableHeating=true}<段>[<入れろ>|<する>|設定<する>]
      [<車の>]<座席>[の]<クーラー>[を|は]{enableCooling=true}<段>[<入れろ>|<する>|設定<する>]
      [<車の>]<座席>[の]<マッサージ>[を|は]{enableMassage=true}<段>[<入れろ>|<する>|設定<する>]
      [<車の>](シートヒーター{enableHeating=true}|シートクーラー{enableCooling=true}|シートマッサージ{enableMassage=true})[を
          |は]<段>[<入れろ>|<する>|設定<する>]
      [<車の>][<座席>[の]](シートヒーター|シートの温度|座席の温度|座席ヒーター|シートクーラー|シートマッサージ|座席のマッサージ|シートのマッサージ)[を
          |は]<より>({relativeLevelSetting=higher}(<強める>|<上げる>)|{relativeLevelSetting=lower}(<弱める>
          |<下げる>))
      [<車の>][<座席>[の]](シートヒーター|ヒーター|シートクーラー|シートマッサージ)[を|は](一番|最も|最大限)({relativeLevelSetting=highest}(
          <強める>|<上げる>)|{relativeLevelSetting=lowest}(<弱める>|<下げる>))
      [<車の>][<座席>[の]](シートヒーター|ヒーター|シートクーラー|シートマッサージ)[を|は](最大|最強|マックス){relativeLevelSetting=highest}に
          <する>
      [<車の>]<座席>[の](ヒーター|マッサージ|クーラー)[を|は]<より>({relativeLevelSetting=higher}(<強める>|<上げる>)
          |{relativeLevelSetting=lower}(<弱める>|<下げる>))
      [<車の>]<座席>[の](シート|席|座席|)[を][<段>]{enableHeating=true}((温|暖|あたた)め<一>|あっため<一>)
      [<車の>]<座席>[の](シート|席|座席|)[を][<段>]{enableCooling=true}(冷や|ひや)<五す>
      <車の>(シート|座席)[を]({enableHeating=true}(温|暖|あたた)め<一>|{enableCooling=true}(冷や|ひや)<五す>)
      <アプリ><座席>[の][シート]ヒーター[を]({enableHeating=true}<入れろ>|{enableHeating=false}<切れ>)

    <プロフィール> = (ドライバー|運転者|ユーザー)の(プロファイル|プロフィール)|プロフィール|プロファイル|運転プロフィール|ドライバープロフィール|運転者プロフィール|ドライバー設定|ドライバーのプロフィール|ユーザープロフィール|運転者設定
        |シートポジション設定|ドライバープロファイル|運転プロファイル|設定プロフィール|運転者のプロフィール|ドライバーズプロフィール
    <私名> = {profileName}[さん|用|のもの|のやつ|の設定|のプロフィール|用のもの]

    SetProfileInCar
      <車の><プロフィール>{,}{profileNumber}[番|番目][に|で]
      <アプリ>{profileName}(の|用の)<プロフィール>[を](呼び出<五す>|選<五ぶ>|適用<する>|読み込<五む>)
      [{*}(から|ので|けど|んで|し|けん)]{profileName}(の|用の)<プロフィール>(に|へ)<切り替える>{,}車[の設定][を|の|ね|で]
      [{*}](運転|ドライバー|ハンドル)[を|が|は|も|、]{*}(から|ので|けど|んで|し|けん){profileName}(の|用の)<プロフィール>(に|へ)<切り替える>
      <車の>設定[を|は]{profileName}(の|用の)<プロフィール>(に|へ)<切り替える>
      (<車の>|<名の車>)<プロフィール>[を|は]<私名>(に|へ)<切り替える>
      (<車の>|<名の車>|)<プロフィール>[を|は][番号]{profileNumber}[番|番目|号](に|へ)<切り替える>
      (<車の>|<名の車>|)<プロフィール>[の]{profileNumber}[番|番目|号][を]((読み込|よみこ)<五む>|使<五う>|適用<する>|選<五ぶ>|呼び出<五す>)
      <車の>{profileName}(の|用の)<プロフィール>(に|へ)<切り替える>
      <車の>{profileName}(の|用の)<プロフィール>[を](読み込<五む>|使<五う>|適用<する>|呼び出<五す>|選<五ぶ>)
      {profileName}(の|用の)(運転プロフィール|ドライバープロフィール|運転者プロフィール|ドライバー設定|車のプロフィール|運転プロファイル|運転者設定)(に
          |へ)<切り替える>
      {profileName}(の|用の)(運転プロフィール|ドライバープロフィール|運転者プロフィール|ドライバー設定|車のプロフィール|運転プロファイル)[を](読み込<五む>|使<五う>
          |適用<する>|呼び出<五す>|選<五ぶ>)
      (運転プロフィール|ドライバープロフィール|運転者プロフィール|ドライバー設定|運転者設定)[を|は]<私名>(に|へ)<切り替える>
      [<車の>]<プロフィール>[を|は](デフォルト|標準|初期設定|既定|いつもの設定)[のもの|の設定]{isDefaultProfile=true}(に|へ)(<切り替える>
          |戻<五す>)
      [<車の>](デフォルト|標準|既定)の<プロフィール>{isDefaultProfile=true}(に|へ|を)(<切り替える>|戻<五す>|使<五う>)
      車の設定[を]<プロフィール>[の]{profileNumber}[番|番目](に|へ)<切り替える>
      {profileNumber}[番][目][の]<プロフィール>(に|へ|を)(<切り替える>|使<五う>|読み込<五む>)
      <アプリ><プロフィール>[を]<私名>(に|へ)<切り替える>
      <アプリ>{profileName}(の|用の)<プロフィール>(に|へ|を)(<切り替える>|使<五う>|読み込<五む>)
      <アプリ><プロフィール>[を]<切り替える>

    <保存する> = 保存<する>|保存|記憶<する>|記憶させ<一>|記録<する>|登録<する>|登録|セーブ<する>|覚えさせ<一>|覚え<て>|残<五す>|記憶させ<て>

    SaveProfileInCar
      <アプリ><プロフィール>[の]{profileNumber}[番|番目][に|として]<保存する>
      [<車の>][今の|現在の|この][<車の>](設定|シート位置|シートポジション|シートの位置|<プロフィール>)[を|は]{profileName}(という名前|って名前|っていう名前|の名前)で<プロフィール>[の]{profileNumber}[番](に|として|へ)<保存する>
      [<車の>][今の|いまの|この|現在の][<車の>](設定|シート位置|シートポジション|シートの位置|運転席の設定|車の設定|車内の設定|<プロフィール>)[を
          |は](「{profileName}」|{profileName})(という|って|っていう|の)(<プロフィール>名|名前の<プロフィール>|名前|<プロフィール>|<プロフィール>の名前)[で|として
          |に][<プロフィール>(に|として|で)]<保存する>
      [<車の>][この|今の|現在の][<車の>][シートの|運転席の](<プロフィール>|設定|シート位置|シートポジション|シートの位置|座席の位置|運転席の設定|運転席の位置|車の設定|車内の設定
          |ドライビングポジション)[を|は][<車の>]<プロフィール>[の|として|に]{profileNumber}[番|番目](に|として|へ)[<くるま>に]<保存する>
      [この|今の|現在の][<車の>](<プロフィール>|設定|シート位置|シートポジション|シートの位置|運転席の設定|車の設定|車内の設定)[を
          |は]<プロフィール>{profileNumber}[番](に|として|へ)<保存する>
      [この|今の|現在の][<車の>](設定|シート位置|シートポジション|シートの位置|運転席の設定|車の設定|車内の設定)[を|は]{profileName}(の<プロフィール>
          |)(として|に|という名前で|という名前の<プロフィール>に|という名前の<プロフィール>として|の名前で|用に)<保存する>
      [この|今の|現在の][<車の>](運転プロフィール|ドライバープロフィール|車のプロフィール|<車の>プロフィール|運転者プロフィール|ドライバー設定|運転プロファイル)[を
          |は][{profileName}(として|という名前で|の名前で|で)|{profileNumber}番(に|として|へ)]<保存する>
      [今の|現在の][車の|シートの]設定[を]<プロフィール>「{profileName}」(として|に|で)<保存する>
      <車の><プロフィール>[を|は][{profileName}(として|という名前で|の名前で|で)|{profileNumber}[番](に|として|へ)]<保存する>
      [今の|現在の]<車の>設定[を]<プロフィール>[に|として]<保存する>
      <アプリ>[この|今の|現在の](<プロフィール>|設定)[を|は][{profileName}(として|という名前で|の名前で|で)|{profileNumber}[番](に|として
          |へ)]<保存する>
    """
}
