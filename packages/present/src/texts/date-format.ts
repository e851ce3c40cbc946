const formats = new Map<string, Intl.DateTimeFormat>();

/** How a language writes UTC days. Making a format costs a hundred times as much as using it: each is kept. */
export function dateFormat(
  lang: string,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'day' | 'month' | 'year'>,
): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** 'November 20, 2026' of an instant (UTC ms). */
export function dateText(at: number, lang: string): string {
  return dateFormat(lang, { dateStyle: 'long' }).format(at);
}
