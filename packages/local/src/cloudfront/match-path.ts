/**
 * Matches CloudFront's path patterns: `*` stands for any characters, `?` for one character. Matching is case-sensitive,
 * and the leading `/` is optional.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const rooted = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  const source = rooted
    .replace(/[\\^$+.()|[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}
