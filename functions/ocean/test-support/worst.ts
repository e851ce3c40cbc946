/**
 * Tracks the greatest deviation of many values from their expectation, and the point where it occurs. An `expect` for
 * each value would take seconds.
 */
export function worst() {
  const found = { off: 0, at: '' };
  return {
    found,
    note(lat: number, lon: number, ...offs: readonly number[]) {
      const off = Math.max(...offs);
      if (!(off <= found.off)) Object.assign(found, { off: Number.isNaN(off) ? Infinity : off, at: `${lat} ${lon}` });
    },
  };
}
