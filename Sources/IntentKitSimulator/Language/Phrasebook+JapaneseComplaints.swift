extension Phrasebook {
  static let japaneseComplaints = Complaints(
    person: [
      "{app}では“{value}”という連絡先は見つかりませんでした。", "{app}ではその連絡先は見つかりませんでした。",
    ],
    same: ["{value}は{other}と同じです。", "それは{other}と同じです。"],
    notPositive: ["{parameter}は0より大きくしてください。", "0より大きくしてください。"],
    notWhole: ["{value}は端数が細かすぎます。", "端数が細かすぎます。"],
    pastDay: "その日はもう過ぎています。",
    pastTime: "その時刻はもう過ぎています。",
    noSuchDay: ["{value}という日はありません。", "その日はありません。"],
    byParameter: [
      "RequestRide.partySize": [
        "{rideOptionName}に{value}名様は乗れません。", "{value}名様は乗れません。", "その人数は乗れません。",
      ],
      "StartWorkout.goalValue": [
        "{value}{workoutGoalUnitType}は一度のワークアウトには多すぎます。",
        "{value}は一度のワークアウトには多すぎます。", "一度のワークアウトには多すぎます。",
      ],
      "StartWorkout.workoutGoalUnitType": [
        "{workoutName}の目標に{value}は使えません。", "目標に{value}は使えません。", "目標にその単位は使えません。",
      ],
      "StartWorkout.workoutLocationType": [
        "{workoutName}は{value}ではできません。", "{value}ではできません。", "そこではできません。",
      ],
      "CreateTaskList.title": ["{value.quoted}というリストはもうあります。", "その名前のリストはもうあります。"],
      "GetVisualCode.visualCodeType": ["{app}に{value}のコードはありません。", "{app}にそのコードはありません。"],
      "SearchForBills.billPayee": ["{app}に{value.quoted}の請求書はありません。", "{app}にその請求書はありません。"],
      "PayBill.billPayee": ["{app}に{value.quoted}の未払いの請求書はありません。", "{app}にその未払いの請求書はありません。"],
      "PayBill.fromAccount": [
        "{value.quoted}という口座ではこの請求書を支払えません。", "その口座ではこの請求書を支払えません。",
      ],
      "PayBill.transactionAmount": [
        "{billPayee}の請求書に{value}は支払えません。最低支払額から請求額までなら支払えます。",
        "この請求書に{value}は支払えません。最低支払額から請求額までなら支払えます。",
        "その金額は支払えません。最低支払額から請求額までなら支払えます。",
      ],
      "TransferMoney.fromAccount": ["{value.quoted}という口座からは振り替えられません。", "その口座からは振り替えられません。"],
      "TransferMoney.toAccount": [
        "{fromAccount}から{value.quoted}という口座へは振り替えられません。",
        "{value.quoted}という口座へは振り替えられません。", "その口座へは振り替えられません。",
      ],
      "TransferMoney.transactionAmount": [
        "{fromAccount}から{value}は振り替えられません。", "{value}は振り替えられません。", "その金額は振り替えられません。",
      ],
    ],
    choice: ["{app}では{value}を選べません。", "{app}ではそれを選べません。"],
    name: [
      "{app}に{value.quoted}という{kind}は見つかりません。", "{app}に{value.quoted}は見つかりません。",
      "{app}にその名前のものは見つかりません。",
    ],
    media: ["{app}では{value}が見つかりませんでした。", "{app}では見つかりませんでした。"],
    picture: "{app}のメモを画像にすることはできません。",
    quantity: [
      "{app}では{parameter}を{value}にできません。", "{app}では{value}にできません。", "{app}ではそれはできません。",
    ],
    value: [
      "{app}では{value.quoted}を{parameter}に使えません。", "{app}では{value.quoted}を使えません。",
      "{app}ではそれを使えません。",
    ],
    absence: ["{app}では、{parameter}がないとできません。", "{app}では見つかりませんでした。"],
    absenceByParameter: [
      "PayBill.billPayee": ["{app}に未払いの{billType}の請求書はありません。", "{app}にその未払いの請求書はありません。"]
    ],
    // The name of the reason is English.
    unknownReason: ["{app}では{value.quoted}を使えません。", "{app}ではできません。"])
}
