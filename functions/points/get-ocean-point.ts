import { planOf, userEndpoint } from '@groundswell/accounts';
import { getOceanPoint, type OceanPointReply } from '@groundswell/contracts';
import { stationList } from '@groundswell/data/ocean';
import { findNearestBeach } from '@groundswell/data/places';
import { HOUR_MS, normalizeDeg } from '@groundswell/forecast';
import { parseCycle } from '@groundswell/ocean';
import {
  findPointBuoy,
  findPointTide,
  listPointDays,
  type PointOcean,
  type PointTide,
  readPoint,
  surfFacing,
} from '@groundswell/pipeline';
import { zoneNear } from '@groundswell/present';

/** The shown run's waves, wind and sea at one point for the days of the reader's plan, with its light, tide and buoy. */
export const handler = userEndpoint(getOceanPoint, async ({ params, query, user: asker }) => {
  const [ocean, list, user] = await Promise.all([readPoint(params.lat, params.lon), stationList.read(), asker]);
  const now = Date.now();
  const nearest = findNearestBeach(params);
  const { timeZone, by } = zoneNear(params, nearest);
  const { forecastDays: basicDays } = planOf('Basic');
  const fcstDays = user?.plan.forecastDays ?? basicDays;
  const days = listPointDays(params, timeZone, now, fcstDays);
  const buoy = findPointBuoy(params, list?.stations ?? [], now);
  const isWhole = query.hours === 'all';
  const facingDeg = query.facing === undefined || isWhole ? undefined : normalizeDeg(query.facing);
  const untilAt = isWhole ? Number.POSITIVE_INFINITY : (days.at(-1)?.endAt ?? now);
  return {
    ...params,
    ...presentOcean(ocean, { now, untilAt, facingDeg, hasTrains: !isWhole }),
    nearest_beach: {
      slug: nearest.beach.slug,
      name: nearest.beach.name,
      distance_km: rounded(nearest.distanceKm, 1),
    },
    timezone: timeZone,
    timezone_by: by,
    fcst_days: fcstDays,
    basicDays,
    days: days.map(presentDay),
    tide: presentTide(findPointTide(params, days)),
    buoy: buoy && presentBuoyWaves(buoy),
  };
});

type Presented = Omit<
  OceanPointReply,
  'lat' | 'lon' | 'nearest_beach' | 'timezone' | 'timezone_by' | 'fcst_days' | 'basicDays' | 'days' | 'tide' | 'buoy'
>;
interface Shown {
  readonly now: number;
  /** The end of the reader's last day, or of the run, UTC ms. */
  readonly untilAt: number;
  readonly facingDeg: number | undefined;
  readonly hasTrains: boolean;
}
const NO_HOURS = { hours: [], height_m: [], period_s: [], from_deg: [], wind_mps: [], wind_from_deg: [], sea_c: null };

function presentOcean(ocean: PointOcean, { now, untilAt, facingDeg, hasTrains }: Shown): Presented {
  if (ocean.state === 'none') return { state: 'none', ...NO_HOURS };
  const { state, shown, series } = ocean;
  const runAt = parseCycle(shown.run);
  const [waves = '', wind = ''] = shown.model.split('_');
  const run = {
    at: instant(runAt),
    age_min: Math.max(0, Math.floor((now - runAt) / 60_000)),
    waves,
    wind,
    stand_in: shown.standInRun && instant(parseCycle(shown.standInRun)),
  };
  if (state === 'land') return { state, run, ...NO_HOURS };
  const hours = shown.hours.filter((hour) => runAt + hour * HOUR_MS < untilAt);
  const numbers = (values: readonly (number | undefined)[], digits: number) =>
    values.slice(0, hours.length).map((value) => (value === undefined ? null : rounded(value, digits)));
  return {
    state,
    run,
    hours,
    height_m: numbers(series.heightM, 2),
    period_s: numbers(series.periodS, 1),
    from_deg: numbers(series.fromDeg, 0),
    ...(hasTrains &&
      series.trains.length > 0 && {
        trains: series.trains.map(({ kind, heightM, periodS, fromDeg }) => ({
          kind,
          height_m: numbers(heightM, 2),
          period_s: numbers(periodS, 1),
          from_deg: numbers(fromDeg, 0),
        })),
      }),
    wind_mps: numbers(series.windMps, 1),
    wind_from_deg: numbers(series.windFromDeg, 0),
    sea_c: series.seaC === undefined ? null : rounded(series.seaC, 1),
    ...(facingDeg !== undefined && { surf_m: numbers(surfFacing(series, facingDeg), 2) }),
  };
}

function presentDay(day: ReturnType<typeof listPointDays>[number]): OceanPointReply['days'][number] {
  return {
    date: day.date,
    start: instant(day.startAt),
    end: instant(day.endAt),
    first_light: optionalInstant(day.firstLight),
    sunrise: optionalInstant(day.sunrise),
    sunset: optionalInstant(day.sunset),
    last_light: optionalInstant(day.lastLight),
    all_day: day.allDay,
  };
}

function presentTide(tide: PointTide | undefined): OceanPointReply['tide'] {
  return (
    tide && {
      station: tide.stationName,
      datum: tide.datum,
      distance_km: rounded(tide.distanceKm, 1),
      events: tide.extremes.map(({ at, levelM, high }) => ({ at: instant(at), height_m: rounded(levelM, 2), high })),
    }
  );
}

function presentBuoyWaves({
  station,
  waves,
  distanceKm,
}: NonNullable<ReturnType<typeof findPointBuoy>>): OceanPointReply['buoy'] {
  return {
    station_id: station.stationId,
    name: station.name,
    distance_km: rounded(distanceKm, 1),
    at: instant(waves.at),
    height_m: rounded(waves.value.heightM, 2),
    period_s: waves.value.periodS,
    from_deg: waves.value.fromDeg,
  };
}

const instant = (at: number) => new Date(at).toISOString();
const optionalInstant = (at: number | undefined) => (at === undefined ? undefined : instant(at));

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
