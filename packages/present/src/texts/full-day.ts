import { dateFormat } from './date-format.ts';

/** Returns a formatter of full UTC days in a language: 'Friday, November 20' in 'en-US', '11月20日周五' in Chinese. */
export function fullDayIn(language: string): (day: Date) => string {
  const weekday = language === 'zh-CN' ? 'short' : 'long';
  return (day) => dateFormat(language, { weekday, day: 'numeric', month: 'long' }).format(day);
}
