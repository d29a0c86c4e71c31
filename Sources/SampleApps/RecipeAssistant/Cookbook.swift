/// The recipes of the app.
enum Cookbook {
  /// Returns the recipe with an identifier, or those with a spoken name.
  static func recipes(for identifier: String? = nil, named spoken: String) -> [Recipe] {
    if let known = recipes.first(where: { $0.identifier == identifier }) { return [known] }
    let matches = recipes.named(spoken) { [$0.title.english, $0.title.japanese] }
    // Japanese has no spaces between words.
    return matches.isEmpty ? recipes.filter { $0.title.japanese.contains(spoken) } : matches
  }

  /// Returns the recipes whose name contains a term, or the quick ones without a term.
  static func search(_ term: String?) -> [Recipe] {
    guard let term, !term.isEmpty else { return recipes.filter { $0.minutes <= 30 } }
    return recipes.filter {
      $0.title.english.lowercased().contains(term.lowercased()) || $0.title.japanese.contains(term)
    }
  }

  static let recipes = [
    Recipe(
      identifier: "mushroom-risotto", title: .init("Mushroom Risotto", "きのこのリゾット"), minutes: 45,
      ingredients: [
        .init("rice", "米"), .init("mushrooms", "きのこ"), .init("vegetable stock", "野菜のだし"),
        .init("butter", "バター"),
      ],
      steps: [
        .init("Warm the stock in a small pot", "小鍋でだしを温めます"),
        .init("Toast the rice with the mushrooms for two minutes", "米ときのこを二分炒めます"),
        .init(
          "Add the stock one ladle at a time, then stir in the butter", "だしを少しずつ加え、最後にバターを混ぜます"),
      ]),
    Recipe(
      identifier: "pear-crumble", title: .init("Pear Crumble", "洋なしのクランブル"), minutes: 40,
      ingredients: [
        .init("pears", "洋なし"), .init("oats", "オーツ麦"), .init("brown sugar", "きび砂糖"),
      ],
      steps: [
        .init("Cut the pears into a baking dish", "洋なしを切って耐熱皿に並べます"),
        .init(
          "Rub the oats and the sugar into crumbs and cover the pears", "オーツ麦と砂糖をそぼろ状にして、上に散らします"),
        .init("Bake until the top is golden", "表面がきつね色になるまで焼きます"),
      ]),
    Recipe(
      identifier: "leek-quiche", title: .init("Leek Quiche", "長ねぎのキッシュ"), minutes: 60,
      ingredients: [
        .init("leeks", "長ねぎ"), .init("eggs", "卵"), .init("cream", "生クリーム"), .init("pastry", "パイ生地"),
      ],
      steps: [
        .init("Line the tin with the pastry", "型にパイ生地を敷きます"),
        .init("Soften the leeks in a pan", "長ねぎをやわらかくなるまで炒めます"),
        .init("Pour the eggs and the cream over the leeks and bake", "卵と生クリームを注いで焼きます"),
      ]),
    Recipe(
      identifier: "lemon-couscous", title: .init("Lemon Couscous", "レモンクスクス"), minutes: 20,
      ingredients: [
        .init("couscous", "クスクス"), .init("lemon", "レモン"), .init("parsley", "パセリ"),
      ],
      steps: [
        .init("Pour boiling water over the couscous and cover it", "クスクスに熱湯を注いでふたをします"),
        .init("Fold in the lemon juice and the parsley", "レモン汁とパセリを混ぜます"),
      ]),
    Recipe(
      identifier: "mushroom-omelet", title: .init("Mushroom Omelet", "きのこのオムレツ"), minutes: 10,
      ingredients: [
        .init("eggs", "卵"), .init("mushrooms", "きのこ"), .init("butter", "バター"),
      ],
      steps: [
        .init("Fry the mushrooms in the butter", "きのこをバターで炒めます"),
        .init("Add the beaten eggs and fold the omelet", "溶き卵を加えて折りたたみます"),
      ]),
    Recipe(
      identifier: "pumpkin-gnocchi", title: .init("Pumpkin Gnocchi", "かぼちゃのニョッキ"), minutes: 50,
      ingredients: [
        .init("pumpkin", "かぼちゃ"), .init("flour", "小麦粉"), .init("sage", "セージ"),
      ],
      steps: [
        .init("Steam the pumpkin and mash it", "かぼちゃを蒸してつぶします"),
        .init("Knead in the flour and cut small pieces", "小麦粉を練り込み、小さく切ります"),
        .init("Boil the pieces until they float, and serve them with sage", "浮いてくるまでゆで、セージを添えます"),
      ]),
    Recipe(
      identifier: "rice-pudding", title: .init("Rice Pudding", "ライスプディング"), minutes: 30,
      ingredients: [
        .init("rice", "米"), .init("milk", "牛乳"), .init("cinnamon", "シナモン"),
      ],
      steps: [
        .init("Simmer the rice in the milk", "米を牛乳で煮ます"),
        .init("Sprinkle the cinnamon on top", "シナモンを振ります"),
      ]),
  ]
}
