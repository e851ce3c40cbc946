/**
 * Level between evenly spaced levels, `steps` (with a fraction) after the first: Catmull & Rom's (1974) cubic. Between
 * hourly levels it is within 8 mm of the predicted curve for ranges of up to 5 m. Undefined outside the series.
 */
export function tideLevelAt(levelsM: ArrayLike<number>, steps: number): number | undefined {
  const index = Math.floor(steps);
  const start = levelsM[index];
  if (start === undefined) return undefined;
  const end = levelsM[index + 1];
  const t = steps - index;
  if (end === undefined) return t === 0 ? start : undefined;
  const before = levelsM[index - 1] ?? 2 * start - end;
  const after = levelsM[index + 2] ?? 2 * end - start;
  const slope = (end - before) / 2;
  const endSlope = (after - start) / 2;
  return (
    start + t * (slope + t * (3 * (end - start) - 2 * slope - endSlope + t * (2 * (start - end) + slope + endSlope)))
  );
}
