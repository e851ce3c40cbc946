/** '12 min. ago', from two hours on '3 hr. ago', in a language. */
export function agoWords(ageMs: number, language: string): string {
  const ago = new Intl.RelativeTimeFormat(language, { style: 'short' });
  const min = Math.max(0, Math.round(ageMs / 60_000));
  return min < 120 ? ago.format(-min, 'minute') : ago.format(-Math.round(min / 60), 'hour');
}
