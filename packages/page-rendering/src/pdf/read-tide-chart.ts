import { type Language, reason, TIDE_CHART_MONTHS_AHEAD, type TideChartReply } from '@groundswell/contracts';
import { findBeach } from '@groundswell/data/places';
import { findTideStation } from '@groundswell/data/tide-stations';
import { unitsOfSystem } from '@groundswell/forecast';
import { predictTide } from '@groundswell/forecast/compose';
import { monthsBetween, presentTideChart, voiceOf, wordsOf } from '@groundswell/present';
import { InvalidRequestError, NotFoundError } from '@groundswell/runtime';

export interface TideChartRequest {
  readonly beach: string;
  readonly from: string;
  readonly units: number;
  readonly lang: Language;
}

/** The search step for highs and lows, the same as that of `npm run tide`. */
const STEP_MS = 3_600_000;

/**
 * Finds the beach of a tide chart and its tide station. Throws for an unknown beach, one without tides, and months that
 * are over or too far ahead.
 */
export function findTideBeach({ beach: slug, from }: Pick<TideChartRequest, 'beach' | 'from'>, now: number) {
  const ahead = monthsBetween(new Date(now).toISOString().slice(0, 7), from);
  if (ahead < 0 || ahead > TIDE_CHART_MONTHS_AHEAD)
    throw new InvalidRequestError({ from: [reason('months-not-printed', { count: TIDE_CHART_MONTHS_AHEAD })] });
  const beach = findBeach(slug);
  if (!beach) throw new NotFoundError(reason('no-beach-named', { name: slug }));
  const station = beach.tideStationId === undefined ? undefined : findTideStation(beach.tideStationId);
  if (!station) throw new NotFoundError(reason('no-tides-of-beach', { name: beach.name }));
  return { beach, station };
}

/** Computes the content of a beach's printed tide chart. Throws as `findTideBeach` does. */
export function readTideChart({ units, lang, ...asked }: TideChartRequest, now: number): TideChartReply {
  const { beach, station } = findTideBeach(asked, now);
  const predict = (startAt: number, endAt: number) =>
    predictTide(station, startAt, STEP_MS, Math.ceil((endAt - startAt) / STEP_MS)).extremes;
  const voice = voiceOf({ units: unitsOfSystem(units), words: wordsOf(lang) });
  return presentTideChart({ beach, station, from: asked.from, predict, lang }, voice);
}
