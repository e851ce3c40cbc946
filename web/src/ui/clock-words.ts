/**
 * Formats a time like the server's texts: '3pm', '3:30pm' in English, '15:00' elsewhere. Minutes count from midnight,
 * [0, 1440).
 */
export function hourWords(minutes: number, language: string): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (language !== 'en') return `${hour}:${minute}`;
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * Converts the times in a text formatted by `Intl` to the site's form: '3:00 PM' to '3:00pm', in Chinese '07:00' to
 * '7:00'.
 */
export function withSiteClock(text: string): string {
  return text
    .replace(/(?<=\d)\s([AP])M\b/g, (_, half: string) => `${half.toLowerCase()}m`)
    .replace(/(?<![\d:])0(?=\d:\d)/g, '');
}

/** Formats date and time in the reader's time zone: 'Nov 20, 2026, 3:00pm'. */
export function momentWords(instant: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return withSiteClock(format.format(Date.parse(instant)));
}
