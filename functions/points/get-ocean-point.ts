import { getOceanPoint, type OceanPointReply } from '@groundswell/contracts';
import { findNearestBeach } from '@groundswell/data/places';
import { parseCycle } from '@groundswell/ocean';
import { type PointOcean, readPoint } from '@groundswell/pipeline';
import { endpoint } from '@groundswell/runtime';

/** The shown run's sixteen days of waves, wind and sea at one point. */
export const handler = endpoint(getOceanPoint, async ({ params }) => {
  const ocean = await readPoint(params.lat, params.lon);
  const { beach, distanceKm } = findNearestBeach(params);
  return {
    ...params,
    ...presentOcean(ocean, Date.now()),
    nearest_beach: { slug: beach.slug, name: beach.name, distance_km: rounded(distanceKm, 1) },
  };
});

type Presented = Omit<OceanPointReply, 'lat' | 'lon' | 'nearest_beach'>;
const NO_HOURS = { hours: [], height_m: [], period_s: [], from_deg: [], wind_mps: [], wind_from_deg: [], sea_c: null };

function presentOcean(ocean: PointOcean, now: number): Presented {
  if (ocean.state === 'none') return { state: 'none', ...NO_HOURS };
  const { state, shown, series } = ocean;
  const runAt = parseCycle(shown.run);
  const [waves = '', wind = ''] = shown.model.split('_');
  const run = {
    at: new Date(runAt).toISOString(),
    age_min: Math.max(0, Math.floor((now - runAt) / 60_000)),
    waves,
    wind,
    stand_in: shown.standInRun && new Date(parseCycle(shown.standInRun)).toISOString(),
  };
  if (state === 'land') return { state, run, ...NO_HOURS };
  const numbers = (values: readonly (number | undefined)[], digits: number) =>
    values.map((value) => (value === undefined ? null : rounded(value, digits)));
  return {
    state,
    run,
    hours: [...shown.hours],
    height_m: numbers(series.heightM, 2),
    period_s: numbers(series.periodS, 1),
    from_deg: numbers(series.fromDeg, 0),
    wind_mps: numbers(series.windMps, 1),
    wind_from_deg: numbers(series.windFromDeg, 0),
    sea_c: series.seaC === undefined ? null : rounded(series.seaC, 1),
  };
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
