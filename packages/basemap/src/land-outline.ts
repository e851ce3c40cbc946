import packed from './land-outline.generated.json' with { type: 'json' };

/** A longitude and latitude, degrees; a ring that crosses the antimeridian continues beyond 180. */
export type LonLat = readonly [lon: number, lat: number];

/**
 * Returns the world's land for pictures of a whole ocean, exact to about 0.05°. Islands and lakes are rings alike, to
 * be filled by the even-odd rule. The rings are open: the last point does not repeat the first.
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
