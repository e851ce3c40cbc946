/**
 * Returns the revision that `if-match` names; undefined without the header. A CDN that compresses marks the tag as
 * weak, `W/`.
 */
export function revisionOf(ifMatch: string | undefined): string | undefined {
  return ifMatch?.match(/^(?:W\/)?"(\d{1,9})"$/)?.[1] ?? (ifMatch === undefined ? undefined : '');
}

/** Returns the ETag header with a post's revision. */
export function etagOf(_request: unknown, { revision }: { readonly revision: string }): Record<string, string> {
  return { etag: `"${revision}"` };
}
