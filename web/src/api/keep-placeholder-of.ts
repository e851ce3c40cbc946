/**
 * Returns a function for `placeholderData`. It keeps the shown data while the same item loads in other units or for
 * another reader, and drops it for another item. `keyFields` are the fields of the query key that identify the item,
 * after its name.
 */
export function keepPlaceholderOf(...keyFields: readonly unknown[]) {
  return <Data>(shown: Data | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    keyFields.every((part, at) => query?.queryKey[at + 1] === part) ? shown : undefined;
}
