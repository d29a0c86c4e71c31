/// The signs and codes of currencies in all languages.
enum CurrencyPhrases {
  /// The currencies by sign.
  ///
  /// The signs that the assistant writes are in `Money`.
  static let signs = PhraseTable<String>([
    "$|US$": "USD", "€": "EUR", "£": "GBP", "¥|￥|JP¥": "JPY", "CN¥": "CNY", "₩|￦": "KRW",
    "₹": "INR", "A$|AU$": "AUD", "CA$|C$": "CAD", "NZ$": "NZD", "HK$": "HKD", "NT$": "TWD",
    "MX$": "MXN", "R$": "BRL", "₪": "ILS", "₱": "PHP", "₫": "VND",
  ])

  /// The currency codes of ISO 4217.
  static let codes = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP \
    BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP \
    GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR \
    KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK \
    MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR \
    SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS \
    UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL
    """.split(separator: " "))
}
