/** Text with en dashes in its ranges: '12–15 ft, double overhead'. */
export function spanned(text: string): string {
  return text.replace(/(?<=[\d.])\s*[-–]\s*(?=\d)/g, '–');
}

/** Spanish with its article for one o’clock: 'hacia la 1:15' for 'hacia las 1:15'. */
export function atOne(text: string): string {
  return text.replace(/\blas (?=1:\d\d)/, 'la ');
}

/** Text in which a number or a range stays on one line with its unit and the word before it: 'high 69 °F'. */
export function unbroken(text: string): string {
  return text
    .replace(/ (?=\d)|(?<=\d) (?=°|(?:ft|m|mph|km\/h|m\/s|kts?|s|mi|km|kW)\b)/g, '\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060');
}
