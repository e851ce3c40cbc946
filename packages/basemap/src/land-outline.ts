import packed from './land-outline.generated.json' with { type: 'json' };

/** Degrees. A ring that crosses the antimeridian goes on beyond 180. */
export type LonLat = readonly [lon: number, lat: number];

/**
 * The world's land for pictures of a whole ocean, exact to about 0.05°: rings, islands and lakes alike, to be filled by
 * the even-odd rule. They are not closed: the last point is not the first again.
 */
export function listLandRings(): readonly (readonly LonLat[])[] {
  return packed.rings.map((steps) => {
    const ring: LonLat[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i] ?? 0;
      y += steps[i + 1] ?? 0;
      ring.push([x / packed.unitsPerDeg, y / packed.unitsPerDeg]);
    }
    return ring;
  });
}
