/** Names, examples and shares of a whole: no constant of the code changes them. */
const others =
  /UTF-8|MP4|050 123 4567|0501234567|100%|(?:16|256)[ -](?:bits?|بت)|(?:Giraffe|جيراف) ?360|(?:last|آخر) 24 (?:hours|ساعة)|(?<![\p{N}.,])0(?![\p{N}.,])|\b1 to \{|من 1 إلى \{|seven emirates|two-step|\w+-bedroom|one or two bedrooms|twice in a row|within a minute/giu

const words =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|hundred|thousand|million|billion|twice|one (?:second|minute|hour|day|week)|(?:for|in|within) an? (?:second|minute|hour|day|week))(?!\p{L})/iu

/** A number in digits, or in English words: the other language says the same one. */
export function ownNumber(text: string): string | undefined {
  const rest = text.replace(others, '')
  return (/\p{Nd}+/u.exec(rest) ?? words.exec(rest))?.[0]
}
