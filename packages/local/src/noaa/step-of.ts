/** Returns the hour of its run that a model's file belongs to, by its key; 0 if the key has none. */
export function stepOf(key: string): number {
  const [, step = '0'] = /(?:f|awphys)(\d{2,3})(?:\.[^/]*)?$/.exec(key) ?? [];
  return Number(step);
}
