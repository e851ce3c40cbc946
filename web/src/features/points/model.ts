import type { OceanPointReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Parses the last segment of a point's URL, such as '36.2,-75.1', and rounds to 0.001°. Undefined if it is not a
 * position.
 */
export function parsePlace(text: string): Place | undefined {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d{1,12})?),\s?(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text) ?? [];
  const place = { lat: thousandths(Number(lat)), lon: thousandths(Number(lon)) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : undefined;
}

// Adding 0 turns a negative zero, which would be printed as '-0', into 0.
const thousandths = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0;

/** A swell train, or the wind sea. */
export interface PointTrain {
  readonly isWindSea: boolean;
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number;
}

/** The ocean at an hour; undefined where the model has no value. */
export interface PointHour {
  readonly at: number;
  readonly heightM: number | undefined;
  readonly periodS: number | undefined;
  readonly fromDeg: number | undefined;
  readonly windMps: number | undefined;
  readonly windFromDeg: number | undefined;
  readonly surfM: number | undefined;
  /** The swell trains, highest first; empty if the model run has none. */
  readonly trains: readonly PointTrain[];
}
type ReplyDay = OceanPointReply['days'][number];
type TideEvent = NonNullable<OceanPointReply['tide']>['events'][number];
export interface PointDay extends ReplyDay {
  readonly hours: readonly PointHour[];
  readonly tides: readonly TideEvent[];
}

export function listHours(reply: OceanPointReply): readonly PointHour[] {
  const runAt = Date.parse(reply.run?.at ?? '');
  const valueIn = (series: readonly (number | null)[] | undefined, n: number) => series?.[n] ?? undefined;
  return reply.hours.map((hour, n) => ({
    at: runAt + hour * HOUR_MS,
    heightM: valueIn(reply.height_m, n),
    periodS: valueIn(reply.period_s, n),
    fromDeg: valueIn(reply.from_deg, n),
    windMps: valueIn(reply.wind_mps, n),
    windFromDeg: valueIn(reply.wind_from_deg, n),
    surfM: valueIn(reply.surf_m, n),
    trains: listTrains(reply.trains ?? [], n),
  }));
}

/** The lowest height of a train that is listed, metres; lower trains are imperceptible. */
const LEAST_TRAIN_M = 0.1;

function listTrains(trains: NonNullable<OceanPointReply['trains']>, n: number): readonly PointTrain[] {
  return trains
    .flatMap(({ kind, height_m, period_s, from_deg }) => {
      const [heightM, periodS, fromDeg] = [height_m[n], period_s[n], from_deg[n]];
      if (!heightM || heightM < LEAST_TRAIN_M || !periodS || typeof fromDeg !== 'number') return [];
      return [{ isWindSea: kind === 'sea', heightM, periodS, fromDeg }];
    })
    .toSorted((a, b) => b.heightM - a.heightM);
}

/** Returns the days for which the model run has hours, each with its hours and its tide. */
export function listDays(reply: OceanPointReply): readonly PointDay[] {
  const hours = listHours(reply);
  return reply.days
    .map((day) => {
      const [start, end] = [Date.parse(day.start), Date.parse(day.end)];
      const isIn = (at: number) => at >= start && at < end;
      const tides = reply.tide?.events.filter(({ at }) => isIn(Date.parse(at))) ?? [];
      return { ...day, hours: hours.filter(({ at }) => isIn(at)), tides };
    })
    .filter((day) => day.hours.length > 0);
}

/** The lead time of the last hour of a complete model run, and the step between its late hours, both in hours. */
const RUN_ENDS_H = 384;
const LATE_STEP_H = 6;

/**
 * Returns the last hour that is available, UTC ms, if the model run is still arriving. Undefined if the run is complete
 * or already covers all days shown.
 */
export function readUntil({ run, hours, days }: OceanPointReply): number | undefined {
  const [last, end] = [hours.at(-1), Date.parse(days.at(-1)?.end ?? '')];
  if (!run || last === undefined || last >= RUN_ENDS_H) return undefined;
  const at = Date.parse(run.at) + last * HOUR_MS;
  return at + LATE_STEP_H * HOUR_MS < end ? at : undefined;
}

/** Returns the hour nearest to an instant. */
export function hourAt(hours: readonly PointHour[], at: number): PointHour | undefined {
  return hours.reduce<PointHour | undefined>(
    (best, hour) => (best === undefined || Math.abs(hour.at - at) < Math.abs(best.at - at) ? hour : best),
    undefined,
  );
}

/** The smallest distance between two wind arrows in the graph, so that they do not touch. */
const ARROW_PX = 26;

/**
 * Lays out the wave heights from the first day's start to the last day's end, and selects the hours that get a wind
 * arrow.
 */
export function layOutGraph(days: readonly PointDay[], widthPx: number, topPx: number, bottomPx: number) {
  const [from, to] = [Date.parse(days[0]?.start ?? ''), Date.parse(days.at(-1)?.end ?? '')];
  const xOf = (at: number) => ((at - from) / (to - from)) * widthPx;
  const hours = days.flatMap((day) => day.hours);
  // The minimum of the scale makes a calm sea look low.
  const mostM = Math.max(1.5, ...hours.map(({ heightM = 0 }) => heightM * 1.1));
  const yOf = (heightM: number) => bottomPx - (heightM / mostM) * (bottomPx - topPx);
  const points = hours.map(({ at, heightM }) => ({ x: xOf(at), y: heightM === undefined ? null : yOf(heightM) }));
  const peak = hours.reduce<PointHour | undefined>(
    (best, hour) => ((hour.heightM ?? -1) > (best?.heightM ?? -1) ? hour : best),
    undefined,
  );
  let lastX = Number.NEGATIVE_INFINITY;
  const winds = hours.flatMap((hour) => {
    const x = xOf(hour.at);
    if (hour.windFromDeg === undefined || x - lastX < ARROW_PX || x < 8 || x > widthPx - 8) return [];
    lastX = x;
    return [{ x, at: hour.at, fromDeg: hour.windFromDeg }];
  });
  const marks = days.map((day) => ({ date: day.date, x: xOf(Date.parse(day.start)), endX: xOf(Date.parse(day.end)) }));
  return { xOf, yOf, points, peak, winds, days: marks };
}
