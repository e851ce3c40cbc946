/** Formats a whole number as all languages of the site write it: '1,600'. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
