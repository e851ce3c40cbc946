/** Names UTC days in full in a language: 'Friday 20 November' in 'en-GB'. The format is created on first use. */
export function fullDayIn(language: string): (day: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
    return format.format(day);
  };
}
