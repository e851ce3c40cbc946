import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS } from '@groundswell/durations';
import { predictTide } from '@groundswell/forecast/compose';
import { findDatabaseStation } from '@groundswell/forecast/testing/database-tide-station';
import { stationsById } from '@neaps/tide-database';
import { useStation } from '@neaps/tide-predictor';
import type { BenchRow } from './bench-row.ts';
import { leastCpuMs } from './cpu-time.ts';

const TRUTH = join(import.meta.dirname, '../../../shared/data/noaa/tides/predictions.20210101.hourly.stnd.m.json');
const ROUNDS = 7;
const HOURS = 16 * 24;
const START = Date.UTC(2026, 10, 20, 5);
// NOAA's reference stations: Rehoboth's reference station, Boston, Charleston, San Francisco, Honolulu, Pensacola. The
// subordinate stations are Rehoboth, Folly Beach pier and Haleiwa.
const REFERENCES = ['8570280', '8443970', '8665530', '9414290', '1612340', '8729840'].map((id) => `noaa/${id}`);
const SUBORDINATES = ['8557863', '8665494', '1612668'].map((id) => `noaa/${id}`);

/**
 * Compares our tide prediction with neaps' own predictor, called per station with its default options. XTide would be
 * another reference, but Debian packages only its data.
 */
export async function bench(): Promise<BenchRow[]> {
  return [
    compareSpeed('16 days hourly with highs and lows, reference station', REFERENCES),
    compareSpeed('the same, subordinate station', SUBORDINATES),
    ...compareWithNoaa(),
  ];
}

function compareSpeed(what: string, ids: readonly string[]): BenchRow {
  const stations = ids.map((id) => ({ ours: found(findDatabaseStation(id, 'MLLW')), theirs: peer(id) }));
  const span = { start: new Date(START), end: new Date(START + (HOURS - 1) * HOUR_MS) };
  const predictOurs = () => {
    for (const { ours } of stations) predictTide(ours, START, HOUR_MS, HOURS);
  };
  const predictTheirs = () => {
    for (const { theirs } of stations) {
      theirs.getTimelinePrediction({ ...span, timeFidelity: 3600 });
      theirs.getExtremesPrediction(span);
    }
  };
  const [oursMs = 0, theirsMs = 0] = leastCpuMs(ROUNDS, predictOurs, predictTheirs).map((ms) => ms / ids.length);
  return { what, measured: against(oursMs, theirsMs, 'ms', 2), aim: 'at most 1x neaps' };
}

/**
 * Computes the rms error of tide levels against NOAA's hourly predictions, above the station's datum. Reports the
 * median of 19 stations.
 */
function compareWithNoaa(): BenchRow[] {
  const what = 'rms against NOAA, median of 19 stations';
  if (!existsSync(TRUTH)) return [{ what, measured: 'not run: no NOAA files beside the repository' }];
  const truth = Object.entries(JSON.parse(readFileSync(TRUTH, 'utf8')) as Record<string, { v: string }[]>);
  const start = Date.UTC(2021, 0, 1);
  const median = (levelsOf: (id: string, hours: number) => readonly number[]) => {
    const errors = truth.map(([id, hours]) => {
      const levels = levelsOf(`noaa/${id}`, hours.length);
      const squares = hours.map(({ v }, hour) => ((levels[hour] ?? Number.NaN) - Number(v)) ** 2);
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length) * 1000;
    });
    return errors.sort((one, other) => one - other)[Math.floor(errors.length / 2)] ?? Number.NaN;
  };
  const ours = median(
    (id, hours) => predictTide(found(findDatabaseStation(id, 'STND')), start, HOUR_MS, hours).levelsM,
  );
  const theirs = median((id, hours) =>
    peer(id)
      .getTimelinePrediction({
        start: new Date(start),
        end: new Date(start + (hours - 1) * HOUR_MS),
        timeFidelity: 3600,
        datum: 'STND',
      })
      .timeline.map(({ level }) => level),
  );
  return [{ what, measured: against(ours, theirs, 'mm', 1), aim: 'at most 0.5x neaps' }];
}

function against(ours: number, theirs: number, unit: string, digits: number): string {
  return `${ours.toFixed(digits)} ${unit}, neaps ${theirs.toFixed(digits)} ${unit}: ${(ours / theirs).toFixed(2)}x`;
}

function peer(id: string) {
  return useStation({ ...found(stationsById.get(id)), disclaimers: '' });
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The tide database lacks a station of the bench.');
  return thing;
}
