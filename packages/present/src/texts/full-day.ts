/** Names UTC days in full in a language: 'Friday 20 November' in 'en-GB', '11月20日周五'. The format is created on first use. */
export function fullDayIn(language: string): (day: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    const weekday = language === 'zh-CN' ? 'short' : 'long';
    format ??= new Intl.DateTimeFormat(language, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' });
    return format.format(day);
  };
}
