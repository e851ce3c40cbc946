/** Words with the spans in them set as spans: '12–15 ft, double overhead'. */
export function spanned(text: string): string {
  return text.replace(/(?<=[\d.])\s*[-–]\s*(?=\d)/g, '–');
}

/** Words in which a number stays with its unit and with the word before it at the end of a line: 'high 69 °F'. */
export function unbroken(text: string): string {
  return text.replace(/ (?=\d)|(?<=\d) (?=°|(?:ft|m|mph|km\/h|m\/s|kts?)\b)/g, '\u00a0');
}
