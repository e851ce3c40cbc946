import type { OceanPointReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type ListedStation, type LocalDay, type Point, runStart, type SunPhases } from '@groundswell/forecast';
import type { TideExtreme } from '@groundswell/forecast/compose';
import type { FirstTime } from '@groundswell/tiles';
import type { PointSeries } from '@groundswell/tiles/points';
import { amount, degrees } from '../open/open-values.ts';
import { instantText } from '../texts/clock-text.ts';
import { rounded } from '../texts/quantities.ts';

export interface PointInput {
  readonly place: Point;
  readonly ocean:
    | { readonly state: 'none' }
    | { readonly state: 'land' | 'sea'; readonly shown: FirstTime; readonly series: PointSeries };
  /**
   * The face height of the larger waves (sets), m, for each hour of `series`. Only present if the point is at a beach.
   */
  readonly surfM?: readonly (number | undefined)[] | undefined;
  readonly hasTrains: boolean;
  /** The end (UTC ms, exclusive) of the hours shown. */
  readonly untilAt: number;
  readonly nearest: {
    readonly beach: { readonly slug: string; readonly name: string };
    readonly distanceKm: number;
  };
  readonly zone: { readonly timeZone: string; readonly by: OceanPointReply['timezone_by'] };
  readonly fcstDays: number;
  readonly basicDays: number;
  readonly days: readonly (LocalDay & SunPhases)[];
  readonly tide:
    | {
        readonly stationName: string;
        readonly datum: string;
        readonly distanceKm: number;
        readonly extremes: readonly TideExtreme[];
      }
    | undefined;
  readonly buoy:
    | {
        readonly station: ListedStation;
        readonly waves: NonNullable<ListedStation['waves']>;
        readonly distanceKm: number;
      }
    | undefined;
  readonly now: number;
}

/** Presents one point of the ocean in metric units and UTC; the client converts to the charts' own units. */
export function presentPoint(input: PointInput): OceanPointReply {
  const { place, nearest, zone, fcstDays, basicDays, days, tide, buoy } = input;
  return {
    ...place,
    ...presentOcean(input),
    nearest_beach: {
      slug: nearest.beach.slug,
      name: nearest.beach.name,
      distance_km: rounded(nearest.distanceKm, 1),
    },
    timezone: zone.timeZone,
    timezone_by: zone.by,
    fcst_days: fcstDays,
    basicDays,
    days: days.map(presentDay),
    tide: tide && presentTide(tide),
    buoy: buoy && presentBuoyWaves(buoy),
  };
}

const NO_HOURS = { hours: [], height_m: [], period_s: [], from_deg: [], wind_mps: [], wind_from_deg: [], sea_c: null };

function presentOcean({ ocean, surfM, hasTrains, untilAt, now }: PointInput) {
  if (ocean.state === 'none') return { state: ocean.state, ...NO_HOURS };
  const { state, shown, series } = ocean;
  const runAt = runStart(shown.run);
  const [waves = '', wind = ''] = shown.model.split('_');
  const run = {
    at: instantText(runAt),
    age_min: Math.max(0, Math.floor((now - runAt) / 60_000)),
    waves,
    wind,
    stand_in: shown.standInRun && instantText(runStart(shown.standInRun)),
  };
  if (state === 'land') return { state, run, ...NO_HOURS };
  const hours = shown.hours.filter((hour) => runAt + hour * HOUR_MS < untilAt);
  const numbers = (values: readonly (number | undefined)[], decimals: number) =>
    values.slice(0, hours.length).map((value) => amount(value, decimals));
  const directions = (values: readonly (number | undefined)[]) => values.slice(0, hours.length).map(degrees);
  return {
    state,
    run,
    hours,
    height_m: numbers(series.heightM, 2),
    period_s: numbers(series.periodS, 1),
    from_deg: directions(series.fromDeg),
    ...(hasTrains &&
      series.trains.length > 0 && {
        trains: series.trains.map(({ kind, heightM, periodS, fromDeg }) => ({
          kind,
          height_m: numbers(heightM, 2),
          period_s: numbers(periodS, 1),
          from_deg: directions(fromDeg),
        })),
      }),
    wind_mps: numbers(series.windMps, 1),
    wind_from_deg: directions(series.windFromDeg),
    sea_c: amount(series.seaC, 1),
    ...(surfM && { surf_m: numbers(surfM, 2) }),
  };
}

function presentDay(day: PointInput['days'][number]): OceanPointReply['days'][number] {
  const optional = (at: number | undefined) => (at === undefined ? undefined : instantText(at));
  return {
    date: day.date,
    start: instantText(day.startAt),
    end: instantText(day.endAt),
    first_light: optional(day.firstLight),
    sunrise: optional(day.sunrise),
    sunset: optional(day.sunset),
    last_light: optional(day.lastLight),
    all_day: day.allDay,
  };
}

function presentTide(tide: NonNullable<PointInput['tide']>): OceanPointReply['tide'] {
  return {
    station: tide.stationName,
    datum: tide.datum,
    distance_km: rounded(tide.distanceKm, 1),
    events: tide.extremes.map(({ at, levelM, high }) => ({ at: instantText(at), height_m: rounded(levelM, 2), high })),
  };
}

function presentBuoyWaves({ station, waves, distanceKm }: NonNullable<PointInput['buoy']>): OceanPointReply['buoy'] {
  return {
    station_id: station.stationId,
    name: station.name,
    distance_km: rounded(distanceKm, 1),
    at: instantText(waves.at),
    height_m: rounded(waves.value.heightM, 2),
    period_s: waves.value.periodS,
    from_deg: waves.value.fromDeg,
  };
}
