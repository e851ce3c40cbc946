/** The leading digits of a scale bar's round lengths: 1, 2, 5, 10, 20 and so on. */
const ROUND = [1, 2, 5];

/** Returns the longest round distance that fits into `mostPx`, in the reader's unit of distance. */
export function layoutScale(unitsPerPx: number, mostPx: number): { readonly distance: number; readonly px: number } {
  const most = unitsPerPx * mostPx;
  const power = 10 ** Math.floor(Math.log10(most));
  const distance = power * (ROUND.findLast((round) => round * power <= most) ?? 1);
  return { distance, px: distance / unitsPerPx };
}
