import type { Language } from '@groundswell/contracts';
import { dateFormat } from '@groundswell/present';

/** Formats '2026-11-21' as 'Saturday, November 21' or 'Sat, Nov 21' in the language; in Chinese it is always '周六'. */
export function dayName(date: string, lang: Language, length: 'long' | 'short'): string {
  const weekday = lang === 'zh-CN' ? 'short' : length;
  const format = dateFormat(lang, { weekday, day: 'numeric', month: length });
  return format.format(new Date(`${date}T00:00:00Z`));
}
