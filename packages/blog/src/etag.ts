/** The revision that `if-match` names; undefined without one. An edge that compresses marks a tag as weak. */
export function revisionOf(ifMatch: string | undefined): string | undefined {
  return ifMatch?.match(/^(?:W\/)?"(\d{1,9})"$/)?.[1] ?? (ifMatch === undefined ? undefined : '');
}

/** The header that names a post's revision. */
export function etagOf(_request: unknown, { revision }: { readonly revision: string }): Record<string, string> {
  return { etag: `"${revision}"` };
}
