/** Returns the forecast hour in the key of a model's file, counted from the run's start; 0 if the key has none. */
export function stepOf(key: string): number {
  const [, step = '0'] = /(?:f|awphys)(\d{2,3})(?:\.[^/]*)?$/.exec(key) ?? [];
  return Number(step);
}
