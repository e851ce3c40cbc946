type Ring = readonly (readonly [lon: number, lat: number])[];

interface Chart {
  /** The bounds of the chart in degrees; `west` and `east` may exceed ±180. */
  readonly bounds: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  readonly project: (lat: number, lon: number) => readonly [x: number, y: number];
}

/**
 * Loads the outline of all land, exact to 0.05°, for charts that are drawn without a map engine. Other pages do not
 * load it. The cache keeps it until the page is closed.
 */
export const landQuery = {
  queryKey: ['land-outline'],
  queryFn: async (): Promise<readonly Ring[]> => (await import('@groundswell/basemap/land-outline')).listLandRings(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** Returns the land of a chart as one path, filled by the even-odd rule; rings outside the chart are omitted. */
export function drawLand(rings: readonly Ring[], { bounds, project }: Chart): string {
  const { west, east, south, north } = bounds;
  return rings
    .flatMap((ring) => {
      const lats = ring.map(([, lat]) => lat);
      if (Math.max(...lats) < south || Math.min(...lats) > north) return [];
      const lons = ring.map(([lon]) => lon);
      const [least, most] = [Math.min(...lons), Math.max(...lons)];
      return [-360, 0, 360]
        .filter((turn) => most + turn >= west && least + turn <= east)
        .map((turn) => `${pathOf(ring.map(([lon, lat]) => project(lat, lon + turn)))}Z`);
    })
    .join('');
}

/** Returns whether a place is inside an odd number of rings. */
export function isInRings(rings: readonly Ring[], lat: number, lon: number): boolean {
  return rings.filter((ring) => [-360, 0, 360].some((turn) => isInRing(ring, lat, lon + turn))).length % 2 === 1;
}

/** Returns whether a place is inside a ring: true if a ray to the east crosses an odd number of its edges. */
function isInRing(ring: Ring, lat: number, lon: number): boolean {
  let isIn = false;
  ring.forEach(([x, y], n) => {
    const [fromX, fromY] = ring.at(n - 1) ?? [x, y];
    if (y > lat !== fromY > lat && lon < fromX + ((lat - fromY) / (y - fromY)) * (x - fromX)) isIn = !isIn;
  });
  return isIn;
}

/** Converts points, in px, to path data. */
export function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
