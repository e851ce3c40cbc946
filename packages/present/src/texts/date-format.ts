const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the format of UTC days in a language. Each format is cached, because making one costs a hundred times as much
 * as using it.
 */
export function dateFormat(
  lang: string,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'day' | 'month' | 'year'>,
): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Formats an instant (UTC ms): 'November 20, 2026'. */
export function dateText(at: number, lang: string): string {
  return dateFormat(lang, { dateStyle: 'long' }).format(at);
}
