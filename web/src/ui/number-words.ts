/**
 * Formats a number in the reader's language, with at most three decimals. It replaces `Intl.NumberFormat`, whose first
 * use takes a tenth of a second on slow phones.
 */
export function numberWords(value: number, language: string, minDecimals = 0): string {
  const isSpanish = language === 'es';
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(3).split('.');
  // Spanish does not group four digits.
  const grouped = isSpanish && whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, isSpanish ? '.' : ',');
  const kept = decimals.replace(/0+$/, '').padEnd(minDecimals, '0');
  return (value < 0 ? '-' : '') + grouped + (kept && (isSpanish ? ',' : '.') + kept);
}
