import { m } from '../../paraglide/blog.js';
import type { Language } from '../../preferences/language-choice.ts';

// The names are listed here because servers and browsers may abbreviate months differently, which would break
// hydration.
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  'zh-CN': ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};

/** Returns the UTC date without the year: 'Nov 14'. */
export function postDay(published: string, language: Language): string {
  return m.blog_day(partsOf(published, language));
}

/** Returns the UTC date with the year: 'Nov 14, 2026'. */
export function postDate(published: string, language: Language): string {
  return m.blog_date({ ...partsOf(published, language), year: published.slice(0, 4) });
}

function partsOf(published: string, language: Language): { readonly month: string; readonly day: number } {
  const month = MONTHS[language][Number(published.slice(5, 7)) - 1] ?? '';
  return { month, day: Number(published.slice(8, 10)) };
}
