import type { TimelineReply } from '@groundswell/contracts';
import {
  type BeachForecast,
  bodySize,
  clockMinutes,
  type ForecastDay,
  faceQuantiles,
  isFlat,
  isPassing,
  type LinedTrain,
  lengthIn,
  surfBounds,
  surfIn,
  type Units,
  uncertainFace,
  windOrigin,
  windRelation,
} from '@groundswell/forecast';
import { highest } from '../beach/highest.ts';
import type { ViewedHour } from '../beach/viewed-hour.ts';
import { dateText } from '../texts/clock-text.ts';
import {
  capitalized,
  rainNumber,
  rainUnits,
  rounded,
  speedNumber,
  temperatureNumber,
  trainText,
} from '../texts/quantities.ts';
import { surfNumbers } from '../texts/surf-text.ts';
import { trainKind } from '../texts/train-kind.ts';
import type { Voice } from '../words/voice.ts';
import type { Words } from '../words/words.ts';
import { levelsBelow, roundTop } from './scale.ts';
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
import { collectReasons } from './timeline-reasons.ts';
import { collectScores } from './timeline-scores.ts';
import { presentTide } from './timeline-tide.ts';
import { numberTrains, type TrainNumbers } from './train-numbers.ts';

type SwellLine = keyof TimelineReply['swell'];

/** The timeline's input: days of a forecast and their hours. */
export interface TimelineOf {
  readonly forecast: BeachForecast;
  readonly days: readonly ForecastDay[];
  readonly hours: readonly ViewedHour[];
  readonly voice: Voice;
  /**
   * The buoy's deviation from the model on the first day, as a share of the model's wave height. For example 0.2 is 20
   * % higher, and negative values are lower.
   */
  readonly measuredChange?: number;
  /** Whether to draw surf, swell and tide as well. */
  readonly drawings?: boolean;
}

const LINES: readonly SwellLine[] = ['swell1', 'swell2', 'swell3', 'swell4', 'swell5', 'swell6'];

/** Lists the surf conditions of the legend, best first. */
export function legendOf({ conditions }: Words): TimelineReply['surfLegend'] {
  return (['clean', 'fair', 'choppy'] as const).map((cond) => ({ cond, label: capitalized(conditions[cond]) }));
}

/** Presents the timeline's texts, numbers and drawings, and the top of its surf graph in the reader's unit. */
export function presentTimeline({ forecast, days, hours, voice, measuredChange = 0, drawings = false }: TimelineOf): {
  timeline: TimelineReply;
  scale: number;
} {
  const { words } = voice;
  const decimals = voice.wave === 'ft' ? 1 : 2;
  const bounds = hours.map(({ hour: { faceHeightM } }) =>
    faceHeightM === undefined ? undefined : surfBounds(faceHeightM, voice),
  );
  const firstDay = hours[0]?.hour.day ?? 0;
  const quantiles = hours.map(({ hour }) => {
    const face = uncertainFace(forecast, hour, { change: measuredChange, today: firstDay });
    return face && faceQuantiles(face);
  });
  const quantile = (place: 0 | 1 | 3 | 4) =>
    quantiles.map((faces) => (faces ? rounded(surfIn(voice, faces[place]), decimals) : null));
  const surf = hours.map(({ hour: { faceHeightM } }) => surfNumbers(faceHeightM, voice));
  const scale = roundTop(highest(bounds.map((bound) => bound?.max)) ?? 0, voice.wave === 'ft' ? 4 : 1);
  const numbers = numberTrains(hours, forecast.beach.facingDeg);
  const swell = swellLines(hours, numbers, voice);
  const wavesM = highest(hours.map(({ hour }) => hour.waveHeightM)) ?? 0;
  const tallest = highest(LINES.map((line) => highest(swell[line]))) ?? 0;
  const swellTop = roundTop(Math.max(lengthIn(voice.wave, wavesM), tallest), voice.wave === 'ft' ? 3 : 1);
  const startAt = days[0]?.startAt ?? forecast.startAt;
  const axis = { startAt, hours: hours.length, width: drawingWidth(days.length) };
  const { reasons, why } = collectReasons(hours, voice);
  const levels = levelsBelow(swellTop, SWELL_HEIGHT, voice);
  const clock = hours.map(({ hour }) => {
    const day = days[hour.day - firstDay];
    return day ? clockMinutes(forecast.beach.timeZone, day, hour.at) : 0;
  });
  const origins = hours.map(({ hour: { windSpeedMps, windFromDeg } }) => windOrigin(windSpeedMps, windFromDeg));
  const olderFrom = hours.findIndex(({ hour }) => hour.older);
  const timeline: TimelineReply = {
    start: new Date(startAt).toISOString(),
    summaryDay: hours.map(({ hour }) => hour.day - firstDay),
    filled: hours.flatMap(({ hour }, index) => (hour.filled ? index : [])),
    ...(olderFrom >= 0 && { olderFrom }),
    hour: clock.map((minutes) => Math.floor(minutes / 60)),
    time: clock.map(words.hour),
    day: days.map(({ date }) => dateText(date, words).weekday),
    date: days.map(({ date }) => dateText(date, words).dayMonth),
    wvhtText: hours.map(({ surf }) => surf),
    wvhtMin: surf.map(({ min }) => min),
    wvhtMax: surf.map(({ max }) => max),
    condText: hours.map(({ hour }) => hour.rating.condition ?? null),
    reasons,
    why,
    ...collectScores(hours, voice),
    surfMin: bounds.map((bound) => (bound ? rounded(bound.min, decimals) : null)),
    surfMax: bounds.map((bound) => (bound ? rounded(bound.max, decimals) : null)),
    surfLikelyMin: quantile(0),
    surfLikelyMax: quantile(4),
    surfHalfMin: quantile(1),
    surfHalfMax: quantile(3),
    windDir: origins.map((originDeg) => originDeg ?? null),
    wind: hours.map(({ wind }) => wind),
    windSpeed: hours.map(({ hour: { windSpeedMps } }) =>
      windSpeedMps === undefined ? null : speedNumber(windSpeedMps, voice),
    ),
    windRel: origins.map((originDeg) =>
      originDeg === undefined ? null : windRelation(originDeg, forecast.beach.facingDeg),
    ),
    gust: hours.map(({ hour: { gustMps } }) => (gustMps === undefined ? null : speedNumber(gustMps, voice))),
    swell1: hours.map(({ swell1 }) => swell1),
    swell2: hours.map(({ swell2 }) => swell2),
    swell1Train: hours.map(({ first }) => trainNumber(first, numbers)),
    swell2Train: hours.map(({ second }) => trainNumber(second, numbers)),
    swell1Dir: hours.map(({ first }) => first?.fromDeg ?? null),
    swell2Dir: hours.map(({ second }) => second?.fromDeg ?? null),
    swell1PeriodS: hours.map(({ first }) => (first ? Math.round(first.periodS) : null)),
    swell2PeriodS: hours.map(({ second }) => (second ? Math.round(second.periodS) : null)),
    swell1Kind: hours.map(({ first }) => (first ? trainKind(first) : null)),
    swell2Kind: hours.map(({ second }) => (second ? trainKind(second) : null)),
    passing: hours.map((hour) => presentPassing(hour, { facingDeg: forecast.beach.facingDeg, numbers, voice })),
    swell,
    energy: hours.map(({ energy }) => energy),
    airTemp: hours.map(({ hour: { airC } }) => (airC === undefined ? null : temperatureNumber(airC, voice))),
    rain: hours.map(({ hour: { rainMmPerH } }) => (rainMmPerH === undefined ? null : rainNumber(rainMmPerH, voice))),
    rainUnits: rainUnits(voice),
    swellLevels: levels,
    surfLevels: levelsBelow(scale, SURF_HEIGHT, voice),
    surfLegend: legendOf(words),
    wvhtLevels: levels,
    wvhtBodySize: hours.map(({ hour: { faceHeightM } }) =>
      faceHeightM === undefined ? null : words.surf.sizes[bodySize(faceHeightM)],
    ),
    ...presentTide(forecast, hours, voice),
    surfSvgUnits: voice.wave,
    baseGraph: drawDays(axis, days),
    compassMap: drawCompass(forecast.beach.facingDeg),
    ...(drawings && {
      surfSvg: drawSurf(
        axis,
        hours.map(({ hour: { faceHeightM = 0, rating } }, index) => ({
          size: bounds[index]?.max,
          ...(!isFlat(faceHeightM) && { condition: rating.condition }),
        })),
        scale,
      ),
      swellSvg: drawLines(axis, swell, swellTop),
      tideSvg: forecast.tide
        ? drawTide(
            axis,
            hours.map(({ hour: { tideM } }) => tideM),
            forecast.tide,
          )
        : null,
    }),
  };
  return { timeline, scale };
}

/**
 * Returns the number, 1 to 6, of a drawn swell train; null without a train, or for one beyond the six that are drawn.
 */
function trainNumber(train: LinedTrain | undefined, numbers: TrainNumbers): number | null {
  return (train && numbers.get(train.line)) ?? null;
}

function presentPassing(
  { hour: { trains = [] } }: ViewedHour,
  { facingDeg, numbers, voice }: { readonly facingDeg: number; readonly numbers: TrainNumbers; readonly voice: Voice },
): TimelineReply['passing'][number] {
  return trains
    .filter((train) => isPassing(train, trains, facingDeg))
    .sort((a, b) => b.heightM - a.heightM)
    .flatMap((train) => {
      const number = numbers.get(train.line);
      if (number === undefined) return [];
      const [dir, periodS] = [train.fromDeg, Math.round(train.periodS)];
      return { text: trainText(train, voice), train: number, dir, periodS, kind: trainKind(train) };
    });
}

function swellLines(hours: readonly ViewedHour[], numbers: TrainNumbers, units: Units): TimelineReply['swell'] {
  const decimals = units.wave === 'ft' ? 1 : 2;
  const lines: TimelineReply['swell'] = { swell1: [], swell2: [], swell3: [], swell4: [], swell5: [], swell6: [] };
  for (const name of LINES) lines[name] = hours.map(() => null);
  for (const [index, { hour }] of hours.entries()) {
    for (const { line, heightM } of hour.trains ?? []) {
      const name = LINES[(numbers.get(line) ?? 0) - 1];
      if (name) lines[name][index] = rounded(lengthIn(units.wave, heightM), decimals);
    }
  }
  return lines;
}
