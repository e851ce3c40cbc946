import type { Language } from '@groundswell/contracts';
import { inWords } from '@groundswell/plans';

/** Number words beyond those of `inWords`. 'One' and 'a' are left out, because they have too many other meanings. */
const LARGER_WORDS = {
  en: { 14: 'fourteen', 15: 'fifteen', 16: 'sixteen', 30: 'thirty', 90: 'ninety' },
  es: { 14: 'catorce', 15: 'quince', 16: 'dieciséis', 30: 'treinta', 90: 'noventa' },
  'zh-CN': { 14: '十四', 15: '十五', 16: '十六', 30: '三十', 90: '九十' },
} as const;

const OF_A_PLAN =
  /\b(?:Basic|Pro|Plus|Premium|plan(?:s|es)?|trials?|prueba|free|grat(?:is|uit[ao]s?)|favorit\w*|alert\w*|quota)\b|a key|套餐|试用|收藏|提醒|免费/iu;

/** Matches texts whose number equals a limit but means something else. */
const OTHER_NUMBERS =
  /in three languages|last four digits|the three beaches|Four times a day|three days before|en tres idiomas|últimas cuatro cifras|las tres playas|Cuatro veces al día|tres días antes|三天前|三处海滩|每天四次|三个好用的提醒/g;

/** Returns a function that finds the sentences of a text that speak of a plan and state one of these limits. */
export function staleSentences(language: Language, limits: readonly number[]): (text: string) => string[] {
  const larger = new Map(Object.entries(LARGER_WORDS[language]));
  const formats = [new Intl.NumberFormat(language), new Intl.NumberFormat('en')];
  const digits = limits
    .flatMap((limit) => [String(limit), ...formats.map((format) => format.format(limit))])
    .map((text) => `(?<![\\d.,])${text.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`);
  const words = limits
    .filter((limit) => limit > 1)
    .flatMap((limit) => [inWords(limit, language), larger.get(String(limit)) ?? ''])
    .filter((word) => /^\D+$/.test(word))
    .map((word) => (language === 'zh-CN' ? `${word}(?=个|天|处|次|年|月)` : `(?<!\\p{L})${word}(?!\\p{L})`));
  const stated = new RegExp([...new Set([...digits, ...words])].join('|'), 'iu');
  return (text) =>
    text
      .replaceAll(/\]\([^)]*\)|href="[^"]*"/g, '')
      .replaceAll(OTHER_NUMBERS, '…')
      .split(/(?<=[.!?。！？])\s+|(?<=[。！？])|\n|<\/p>/)
      .filter((sentence) => OF_A_PLAN.test(sentence) && stated.test(sentence));
}
