/** Synonyms are separated by |. */
export const numberWords: readonly (readonly [words: string, number: number])[] = [
  ['one|single|واحد|واحدة', 1],
  ['two|اثنين|اثنان|اثنتين|اثنتان', 2],
  ['three|ثلاث|ثلاثة', 3],
  ['four|أربع|أربعة', 4],
  ['five|خمس|خمسة', 5],
  ['six|ست|ستة', 6],
  ['seven|سبع|سبعة', 7],
  ['eight|ثمان|ثماني|ثمانية', 8],
  ['nine|تسع|تسعة', 9],
  ['ten|عشر|عشرة', 10],
  ['eleven|أحد عشر|إحدى عشر|إحدى عشرة', 11],
  ['twelve|اثني عشر|اثنا عشر|اثنتي عشرة|اثنتا عشرة', 12],
]

type Dual = {
  forms: string
  /** Only before another noun: غرفتا نوم. */
  beforeNoun?: string
  noun: string
}

/** Arabic expresses two by the ending of the noun. */
export const duals: readonly Dual[] = [
  { forms: 'غرفتين|غرفتان', beforeNoun: 'غرفتي|غرفتا', noun: 'غرف' },
  { forms: 'حمامين|حمامان', beforeNoun: 'حمامي', noun: 'حمام' },
  { forms: 'شيكين|شيكان', noun: 'شيكات' },
  { forms: 'دفعتين|دفعتان', noun: 'دفعات' },
  { forms: 'طابقين|طابقان|دورين|دوران', noun: 'طوابق' },
  { forms: 'مليونين|مليونان', beforeNoun: 'مليوني', noun: 'مليون' },
]
