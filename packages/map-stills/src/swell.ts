/** Of the eight lowest inks of wave heights each, from the horizon to the shore. */
const ROWS = 8;
/** Between points of a line. */
const EVERY_PT = 2;

/** An invented swell that runs to the shore: nearer waves are longer and higher. SVG paths, the furthest first. */
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
      // Sets: no two waves are of one height.
      const amplitudePt = (steepness / wavenumber) * (0.72 + 0.28 * Math.sin(phase / 2.7 + row));
      // Gerstner: what floats moves in circles, so that crests are sharper than troughs.
      const xPt = fromPt - amplitudePt * Math.sin(phase);
      points.push(`${xPt.toFixed(1)} ${(levelPt - amplitudePt * Math.cos(phase)).toFixed(1)}`);
    }
    return `M${points.join('L')}V${heightPt}H${-lengthPt}Z`;
  });
}
