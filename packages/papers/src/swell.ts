/** The inks of wave heights, from the horizon to the shore. */
const INKS = ['#e0edeb', '#c7e0e0', '#abd2d4', '#8dc2c9', '#6dafbf', '#4f98b4', '#397ea8', '#35629a'];
/** Between points of a line. */
const EVERY_PT = 2;

/** A swell that runs to the shore: nearer waves are longer, higher and darker. SVG paths, the furthest first. */
export function swell(widthPt: number, heightPt: number): readonly { readonly path: string; readonly ink: string }[] {
  return INKS.map((ink, row) => {
    const near = (row + 1) / INKS.length;
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
    return { path: `M${points.join('L')}V${heightPt}H${-lengthPt}Z`, ink };
  });
}
