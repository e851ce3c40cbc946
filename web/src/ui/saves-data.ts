/** Returns whether the reader has enabled the browser's data saver; false if the browser does not tell. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
