/** Formats a date: 'Fri Nov 20'. In Chinese the weekday follows: '11月20日周五'. */
export function dateWords(weekday: string, dayMonth: string, language: string): string {
  return language === 'zh-CN' ? `${dayMonth}${weekday}` : `${weekday} ${dayMonth}`;
}
