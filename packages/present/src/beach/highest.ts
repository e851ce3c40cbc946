/** Returns the highest of the values that are not missing; null if all are missing. */
export function highest(values: readonly (number | null | undefined)[]): number | null {
  let most: number | null = null;
  values.forEach((value) => {
    if (typeof value === 'number' && (most === null || value > most)) most = value;
  });
  return most;
}
