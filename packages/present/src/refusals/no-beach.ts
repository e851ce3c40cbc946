/** What is said of an address that names no beach. */
export function noBeachSentence(idOrSlug: string): string {
  return `There is no beach called “${idOrSlug}”.`;
}
