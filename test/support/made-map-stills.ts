import { mapStills, tileStore } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { distanceKm, fanOut, LANDFALLS, type Landfall, nextLandfall, type Point } from '@groundswell/forecast';
import { COASTS, type Coast, type MapStillDays, SHAPES } from '@groundswell/map-stills';
import { addDay, drawMapStill, type WavesAt } from '@groundswell/map-stills/draw';

const PERIOD_S = 15;
/** The synthetic storm far out on each ocean. The Gulf of Mexico has none. */
const STORMS: Readonly<Record<string, { readonly place: Point; readonly landfall: Landfall } | undefined>> = {
  pacific: { place: { lat: 41, lon: -178 }, landfall: 'oahu' },
  atlantic: { place: { lat: 44, lon: -46 }, landfall: 'carolinas' },
};

/**
 * Stores map stills of the synthetic sea as the scheduled job would: the image files, and the table items that name the
 * files.
 */
export async function putMapStills(now: number, cycle: string): Promise<void> {
  const at = Math.round(now / (3 * HOUR_MS)) * 3 * HOUR_MS;
  for (const coast of COASTS) {
    const storm = STORMS[coast];
    const [wide, tall] = await Promise.all(
      SHAPES.map(async (shape) => {
        const path = `tiles/plate/${cycle}/009/${coast}-${shape}.json`;
        await tileStore.putJson(
          path,
          drawMapStill(coast, shape, (point) => seaAt(point, storm?.place)),
        );
        return path;
      }),
    );
    if (!wide || !tall) throw new Error('A plate has two shapes.');
    const days = `tiles/plate/${cycle}/${coast}-days.json`;
    await tileStore.putJson(days, daysOf(coast, at, storm?.place));
    const drawn = {
      coast,
      model: 'gfswave.global.0p25',
      run: cycle,
      shownRun: cycle,
      at,
      drawnAt: now,
      paths: { wide, tall },
      days,
    };
    await mapStills.put({ ...drawn, story: storm ? storyOf(storm, now) : windSea });
  }
}

/** Computes a coast's sea states for several days, during which the storm moves east by ten degrees a day. */
function daysOf(coast: Coast, now: number, storm: Point | undefined): MapStillDays | undefined {
  let days: MapStillDays | undefined;
  for (let hour = -84; hour <= 108; hour += 12) {
    const there = storm && { ...storm, lon: storm.lon + (10 * hour) / 24 };
    days = addDay(coast, days, now + hour * HOUR_MS, (point) => seaAt(point, there));
  }
  return days;
}

const windSea = { kind: 'wind-sea', heightM: 0.7, periodS: 5, fromDeg: 120, landfall: 'texas' } as const;

function storyOf({ place, landfall }: { readonly place: Point; readonly landfall: Landfall }, now: number) {
  const km = distanceKm(place, LANDFALLS[landfall]);
  const birth = { at: now - (km / 42) * HOUR_MS, place, distanceKm: km, fromDeg: 320, errorKm: 200 };
  // The sea lies west and east of the continent; all longitudes between America's coasts count as land.
  const isSea = ({ lon }: Point) => lon < -124 || lon > -81;
  const fan = fanOut(place, LANDFALLS[landfall], isSea);
  const next = nextLandfall(birth, PERIOD_S, fan, now);
  return {
    kind: 'swell' as const,
    heightM: 1.8,
    periodS: PERIOD_S,
    fromDeg: 320,
    landfall,
    birth,
    fan,
    ...(next && { next }),
  };
}

/** Returns a sea that is high around the storm and low everywhere else. */
function seaAt(point: Point, storm: Point | undefined): WavesAt {
  const near = storm ? Math.exp(-((distanceKm(point, storm) / 1100) ** 2)) : 0;
  const heightM = 0.9 + 8 * near + 0.5 * Math.sin(((point.lon + 360) % 360) / 9) * Math.cos(point.lat / 7);
  return { heightM, periodS: 9 + 4 * near, fromDeg: 300 + 20 * Math.sin(point.lat / 8) };
}
