import { dateFormat } from './date-format.ts';

/** Names UTC days in full in a language: 'Friday 20 November' in 'en-GB', '11月20日周五'. */
export function fullDayIn(language: string): (day: Date) => string {
  const weekday = language === 'zh-CN' ? 'short' : 'long';
  return (day) => dateFormat(language, { weekday, day: 'numeric', month: 'long' }).format(day);
}
