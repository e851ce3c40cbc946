/** Replaces the hyphens of ranges by en dashes: '12–15 ft, double overhead'. */
export function spanned(text: string): string {
  return text.replace(/(?<=[\d.])\s*[-–]\s*(?=\d)/g, '–');
}

/** Corrects the Spanish article before one o’clock: 'hacia las 1:15' becomes 'hacia la 1:15'. */
export function atOne(text: string): string {
  return text.replace(/\blas (?=1:\d\d)/, 'la ');
}

/** Inserts non-breaking spaces, so that a number or range stays with its unit and the word before it: 'high 69 °F'. */
export function unbroken(text: string): string {
  return text
    .replace(/ (?=\d)|(?<=\d) (?=°|(?:ft|m|mph|km\/h|m\/s|kts?|s|mi|km|kW)\b)/g, '\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060');
}
