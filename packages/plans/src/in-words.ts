export type TextLanguage = keyof typeof WORDS;

/** The numbers of days or calls that texts spell out, as words in each language. */
const WORDS = {
  en: {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    100: 'a hundred',
  },
  es: {
    1: 'un',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    100: 'cien',
  },
  'zh-CN': { 1: '一', 2: '两', 3: '三', 4: '四', 5: '五', 6: '六', 7: '七', 8: '八', 9: '九', 10: '十', 100: '一百' },
} as const satisfies Record<string, Readonly<Record<number, string>>>;

/** Spells out the numbers in `WORDS`, as running text does, and writes any other number in digits. */
export function inWords(count: number, language: TextLanguage): string {
  return new Map(Object.entries(WORDS[language])).get(String(count)) ?? String(count);
}
