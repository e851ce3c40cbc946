import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { bodySize } from '../surf/body-size.ts';
import { surfBounds } from '../surf/size.ts';
import { dateText, hourText } from '../time/clock-text.ts';
import { clockMinutes } from '../time/local-days.ts';
import { lengthIn, type Units } from '../units.ts';
import { reasonText } from './reason-text.ts';
import { levelsBelow, roundTop } from './scale.ts';
import { rounded, tideNumber } from './texts.ts';
import {
  drawCompass,
  drawDays,
  drawingWidth,
  drawLines,
  drawSurf,
  drawTide,
  SURF_HEIGHT,
  SWELL_HEIGHT,
} from './timeline-drawing.ts';
import type { ViewedHour } from './viewed-hour.ts';
import type { SwellLine, WireTimeline } from './wire.ts';

/** What the timeline shows: days of a forecast and their hours. */
export interface TimelineOf {
  readonly forecast: BeachForecast;
  readonly days: readonly ForecastDay[];
  readonly hours: readonly ViewedHour[];
  readonly units: Units;
}

const LINES: readonly SwellLine[] = ['swell1', 'swell2', 'swell3', 'swell4', 'swell5', 'swell6'];
const LEGEND: WireTimeline['surfLegend'] = [
  { cond: 'clean', label: 'Clean' },
  { cond: 'fair', label: 'Fair' },
  { cond: 'choppy', label: 'Choppy' },
];

/** The timeline's texts, numbers and drawings, and the top of its surf graph in the reader's unit. */
export function presentTimeline({ forecast, days, hours, units }: TimelineOf): {
  timeline: WireTimeline;
  scale: number;
} {
  const decimals = units.wave === 'ft' ? 1 : 2;
  const bounds = hours.map(({ hour: { faceHeightM } }) =>
    faceHeightM === undefined ? undefined : surfBounds(faceHeightM, units),
  );
  const scale = roundTop(Math.max(0, ...bounds.map((bound) => bound?.max ?? 0)), units.wave === 'ft' ? 4 : 1);
  const swell = swellLines(hours, units);
  const highest = hours.map(({ hour: { waveHeightM } }) => lengthIn(units.wave, waveHeightM ?? 0));
  const swellTop = roundTop(
    Math.max(0, ...highest, ...LINES.flatMap((line) => swell[line].map((h) => h ?? 0))),
    units.wave === 'ft' ? 3 : 1,
  );
  const startAt = days[0]?.startAt ?? forecast.startAt;
  const axis = { startAt, hours: hours.length, width: drawingWidth(days.length) };
  const { reasons, why } = collectReasons(hours, units);
  const levels = levelsBelow(swellTop, SWELL_HEIGHT, units.wave);
  const firstDay = hours[0]?.hour.day ?? 0;
  const timeline: WireTimeline = {
    start: new Date(startAt).toISOString(),
    summaryDay: hours.map(({ hour }) => hour.day - firstDay),
    time: hours.map(({ hour: { at, day } }) =>
      hourText(clockMinutes(forecast.beach.timeZone, forecast.days[day] as ForecastDay, at)),
    ),
    day: days.map(({ date }) => dateText(date).weekday),
    date: days.map(({ date }) => dateText(date).dayMonth),
    wvhtText: hours.map(({ surf }) => surf),
    condText: hours.map(({ hour }) => hour.rating.condition ?? null),
    reasons,
    why,
    surfMin: bounds.map((bound) => (bound ? rounded(bound.min, decimals) : null)),
    surfMax: bounds.map((bound) => (bound ? rounded(bound.max, decimals) : null)),
    windDir: hours.map(({ hour }) => hour.windFromDeg ?? null),
    wind: hours.map(({ wind }) => wind),
    swell1: hours.map(({ swell1 }) => swell1),
    swell2: hours.map(({ swell2 }) => swell2),
    swell1Dir: hours.map(({ ranked }) => ranked[0]?.fromDeg ?? null),
    swell2Dir: hours.map(({ ranked }) => ranked[1]?.fromDeg ?? null),
    swell,
    swellLevels: levels,
    surfLevels: levelsBelow(scale, SURF_HEIGHT, units.wave),
    surfLegend: LEGEND,
    wvhtLevels: levels,
    wvhtBodySize: hours.map(({ hour: { faceHeightM } }) => (faceHeightM === undefined ? null : bodySize(faceHeightM))),
    ...presentTide(forecast, hours, axis, units),
    surfSvg: drawSurf(
      axis,
      hours.map(({ hour: { rating } }, index) => ({ size: bounds[index]?.max, condition: rating.condition })),
      scale,
    ),
    surfSvgUnits: units.wave,
    swellSvg: drawLines(axis, swell, swellTop),
    baseGraph: drawDays(axis, days),
    compassMap: drawCompass(forecast.beach.facingDeg),
  };
  return { timeline, scale };
}

function swellLines(hours: readonly ViewedHour[], units: Units): WireTimeline['swell'] {
  const decimals = units.wave === 'ft' ? 1 : 2;
  const lines: WireTimeline['swell'] = { swell1: [], swell2: [], swell3: [], swell4: [], swell5: [], swell6: [] };
  for (const { hour } of hours) {
    for (const [line, name] of LINES.entries()) {
      const train = hour.trains?.find((one) => one.line === line);
      lines[name].push(train ? rounded(lengthIn(units.wave, train.heightM), decimals) : null);
    }
  }
  return lines;
}

function collectReasons(hours: readonly ViewedHour[], units: Units): { reasons: string[]; why: number[][] } {
  const indexes = new Map<string, number>();
  const why = hours.map(({ hour }) =>
    hour.rating.reasons.map((reason) => {
      const text = reasonText(reason, units);
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    }),
  );
  return { reasons: [...indexes.keys()], why };
}

function presentTide(
  { tide }: BeachForecast,
  hours: readonly ViewedHour[],
  axis: Parameters<typeof drawTide>[0],
  units: Units,
): Pick<WireTimeline, 'has_tides' | 'tideLevel' | 'tideLevelDesc' | 'tideSvg'> {
  if (!tide) {
    return { has_tides: false, tideLevel: hours.map(() => null), tideLevelDesc: hours.map(() => null), tideSvg: null };
  }
  const extremes = tide.extremes.map(({ at, levelMm, high }) => ({ at, high, level: levelMm / 1000 }));
  let next = 0;
  const tideLevelDesc = hours.map(({ hour: { at } }, index) => {
    while (next < extremes.length && (extremes[next]?.at ?? at) <= at) next++;
    const turning = extremes[next];
    if (turning) return turning.high ? 'rising' : 'falling';
    const before = hours[index - 1]?.hour.tideM;
    const here = hours[index]?.hour.tideM;
    return before === undefined || here === undefined ? null : here >= before ? 'rising' : 'falling';
  });
  return {
    has_tides: true,
    tideLevel: hours.map(({ hour: { tideM } }) => (tideM === undefined ? null : tideNumber(tideM, units))),
    tideLevelDesc,
    tideSvg: drawTide(
      axis,
      hours.map(({ hour: { tideM } }) => tideM),
      extremes,
    ),
  };
}

/** The timeline of a beach whose first forecast is still to come: the compass alone. */
export function emptyTimeline(facingDeg: number, units: Units): WireTimeline {
  const nothing = { width: drawingWidth(0), height: SURF_HEIGHT, paths: {} };
  return {
    summaryDay: [],
    time: [],
    day: [],
    date: [],
    wvhtText: [],
    condText: [],
    reasons: [],
    why: [],
    surfMin: [],
    surfMax: [],
    windDir: [],
    wind: [],
    swell1: [],
    swell2: [],
    swell1Dir: [],
    swell2Dir: [],
    swell: { swell1: [], swell2: [], swell3: [], swell4: [], swell5: [], swell6: [] },
    swellLevels: [],
    surfLevels: [],
    surfLegend: LEGEND,
    wvhtLevels: [],
    wvhtBodySize: [],
    has_tides: false,
    tideLevel: [],
    tideLevelDesc: [],
    tideSvg: null,
    surfSvg: nothing,
    surfSvgUnits: units.wave,
    swellSvg: { ...nothing, height: SWELL_HEIGHT },
    baseGraph: nothing,
    compassMap: drawCompass(facingDeg),
  };
}
