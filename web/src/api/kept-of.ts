/**
 * For `placeholderData`: what is shown stays while the same thing comes in other units, or for another reader; another
 * thing is not shown as this one. `parts`: what the thing is in the query's key, after its name.
 */
export function keptOf(...parts: readonly unknown[]) {
  return <Data>(shown: Data | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    parts.every((part, at) => query?.queryKey[at + 1] === part) ? shown : undefined;
}
