/** The greatest distance of many values from what they should be, and where: an expectation for each takes seconds. */
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
