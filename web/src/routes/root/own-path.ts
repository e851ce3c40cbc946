/** Returns a path of this site from an address or a cookie; undefined if it leads to another site. */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  const here = 'https://here.invalid';
  // Browsers read '//elsewhere' and '/\elsewhere' as addresses of other sites.
  const address = URL.canParse(path, here) ? new URL(path, here) : undefined;
  // '/.//elsewhere' normalizes to '//elsewhere', which leads to another site.
  if (address?.origin !== here || address.pathname.startsWith('//')) return undefined;
  return `${address.pathname}${address.search}${address.hash}`;
}
