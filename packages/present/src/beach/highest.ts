/** Returns the highest of the known values; null if none is known. */
export function highest(values: readonly (number | null | undefined)[]): number | null {
  let most: number | null = null;
  values.forEach((value) => {
    if (typeof value === 'number' && (most === null || value > most)) most = value;
  });
  return most;
}
