/**
 * CloudFront's path patterns: `*` is any run of characters, `?` any one; case-sensitive, the leading `/` may be left
 * out.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const rooted = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  const source = rooted
    .replace(/[\\^$+.()|[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}
