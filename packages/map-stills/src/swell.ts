/** The number of rows of waves: one for each of the eight lowest wave height colours, from the horizon to the shore. */
const ROWS = 8;
/** The spacing of a line's points, pt. */
const EVERY_PT = 2;

/**
 * Draws a fictional swell that runs to the shore: nearer waves are longer and higher. Returns SVG paths, the furthest
 * first.
 */
export function drawnSwell(widthPt: number, heightPt: number): readonly string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const near = (row + 1) / ROWS;
    const levelPt = heightPt * (0.1 + 0.7 * near ** 1.2);
    const lengthPt = 34 + 300 * near ** 1.7;
    const steepness = 0.32 + 0.16 * near;
    const wavenumber = (2 * Math.PI) / lengthPt;
    const points: string[] = [];
    for (let fromPt = -lengthPt; fromPt <= widthPt + lengthPt; fromPt += EVERY_PT) {
      const phase = wavenumber * fromPt + row * 2.1;
      // The amplitude varies like sets, so that no two waves are equally high.
      const amplitudePt = (steepness / wavenumber) * (0.72 + 0.28 * Math.sin(phase / 2.7 + row));
      // A Gerstner wave moves particles in circles, which makes crests sharper than troughs.
      const xPt = fromPt - amplitudePt * Math.sin(phase);
      points.push(`${xPt.toFixed(1)} ${(levelPt - amplitudePt * Math.cos(phase)).toFixed(1)}`);
    }
    return `M${points.join('L')}V${heightPt}H${-lengthPt}Z`;
  });
}
