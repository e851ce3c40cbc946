import type { ObservationRow } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { makeBulletin, makeWaveStep } from '../test-support/made-steps.ts';
import { BadBulletinError, parseBulletin } from './bulletin.ts';
import { BadIndexError, parseIdx } from './idx.ts';
import { parseLatestObs } from './latest-obs.ts';
import { parseListing } from './listing.ts';
import { parseRealtime } from './ndbc-realtime.ts';
import { parseSpectralSummary } from './ndbc-spectral.ts';
import { computeSpectralHeightM, parseSpectra, type Spectrum } from './ndbc-spectrum.ts';
import { BadNdbcFileError } from './ndbc-table.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { checkRows, RANGES } from './observation-checks.ts';
import { mergeRows } from './observation-rows.ts';
import { splitSpectrum } from './spectral-trains.ts';
import { parseActiveStations } from './stations.ts';

const MUTATIONS = 2000;
const SNIPPETS = [
  '',
  '\n',
  '|',
  ':',
  '*',
  '-1',
  '1e309',
  'NaN',
  '999999999999',
  '\u0000',
  '&#x110000;',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<a>',
  '#',
  'MM',
  '\ud800',
];

const realtime =
  '#YY MM DD hh mm WDIR WSPD GST WVHT DPD APD MWD ATMP WTMP\n2026 11 20 06 50 280 3.0 4.0 0.5 7 3.5 100 14.0 13.8\n2026 11 20 05 50 MM 3.0 4.0 0.5 7 3.5 100 14.0 13.8\n';
const latest =
  '#STN LAT LON YYYY MM DD hh mm WDIR WSPD GST WVHT DPD APD MWD ATMP WTMP\n44013 42.3 -70.6 2026 11 20 06 50 280 3.0 4.0 0.5 7 3.5 100 14.0 13.8\n';
const spec =
  '#YY MM DD hh mm WVHT SwH SwP WWH WWP SwD WWD STEEPNESS APD MWD\n2026 11 20 06 40 0.5 0.3 6.7 0.4 3.0 E WNW N/A 3.5 100\n';
const spectrum =
  '#YY  MM DD hh mm Sep_Freq  < spec_1 (freq_1) ... >\n2026 11 20 06 50 0.250 0.100 (0.033) 0.200 (0.038) 0.100 (0.043)\n';
const listing =
  '<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a/b</Key><LastModified>2026-11-20T09:00:00.000Z</LastModified><Size>1</Size></Contents></ListBucketResult>';
const stations =
  '<?xml version="1.0"?><stations count="2"><station id="44013" lat="42.3" lon="-70.6" name="Boston" type="buoy" met="y"/><station id="44014" lat="36.6" lon="-74.8" name="VB" type="buoy" met="n"/></stations>';

/** Every parser must turn a corrupted text into plausible values or refuse it with its own error class. */
const parsers: readonly [
  name: string,
  text: string,
  read: (text: string) => void,
  refusal: new (...args: never[]) => Error,
][] = [
  ['bulletin', makeBulletin('44097', '2026112006', 30), checkBulletin, BadBulletinError],
  ['index', makeWaveStep('2026112006', 3).index, (text) => void parseIdx(text), BadIndexError],
  ['standard rows', realtime, (text) => expectBelievable(parseRealtime(text)), BadNdbcFileError],
  [
    'latest observations',
    latest,
    (text) => expectBelievable([...parseLatestObs(text).values()].map(({ row }) => row)),
    BadNdbcFileError,
  ],
  ['spectral summary', spec, (text) => expectBelievable(parseSpectralSummary(text)), BadNdbcFileError],
  ['spectra', spectrum, (text) => parseSpectra(text).forEach(checkSpectrum), BadNdbcFileError],
  ['bucket listing', listing, (text) => void parseListing('url', text), RefusedFileError],
  [
    'station list',
    stations,
    (text) => expect(parseActiveStations(text).every(({ lat }) => Math.abs(lat) <= 90)).toBe(true),
    BadNdbcFileError,
  ],
];

test.each(parsers)('a corrupted %s is either read or refused with the parser’s own error', (_, text, read, refusal) => {
  const random = seededRandom(20261120);
  let refused = 0;
  for (let n = 0; n < MUTATIONS; n++) {
    const corrupted = mutate(text, random);
    try {
      read(corrupted);
    } catch (error) {
      if (!(error instanceof refusal)) throw new Error(`${JSON.stringify(corrupted)} failed with ${error}`);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
});

function checkBulletin(text: string): void {
  for (const { validAt, heightM, trains } of parseBulletin(text).samples) {
    expect(Number.isFinite(validAt)).toBe(true);
    for (const one of [{ heightM, periodS: 1, fromDeg: 0 }, ...trains]) {
      expect(one.heightM >= 0 && one.heightM <= 30 && one.periodS > 0 && one.fromDeg >= 0 && one.fromDeg < 360).toBe(
        true,
      );
    }
  }
}

function expectBelievable(raw: readonly ObservationRow[]): void {
  const span = { since: 0, until: Number.POSITIVE_INFINITY };
  for (const { at, ...values } of checkRows(mergeRows([raw], span)).rows) {
    expect(Number.isFinite(at)).toBe(true);
    for (const [quantity, value] of Object.entries(values)) {
      const [least, most] = RANGES[quantity as keyof typeof values];
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  }
}

function checkSpectrum(spectrum: Spectrum): void {
  const heightM = computeSpectralHeightM(spectrum);
  const trains = splitSpectrum(spectrum);
  expect(Math.hypot(...trains.map((train) => train.heightM))).toBeCloseTo(heightM, 9);
  for (const { periodS } of trains) expect(periodS).toBeGreaterThan(0);
}

/** Cuts, doubles, overwrites or inserts text one to four times. */
function mutate(text: string, random: () => number): string {
  let corrupted = text;
  for (let times = 1 + Math.floor(random() * 4); times > 0; times--) {
    const [from, to] = [random(), random()]
      .map((share) => Math.floor(share * corrupted.length))
      .sort((a, b) => a - b) as [number, number];
    const snippet = SNIPPETS[Math.floor(random() * SNIPPETS.length)] ?? '';
    const kind = Math.floor(random() * 5);
    if (kind === 0) corrupted = corrupted.slice(0, to);
    else if (kind === 1) corrupted = corrupted.slice(0, from) + corrupted.slice(Math.min(to, from + 12));
    else if (kind === 2) corrupted = corrupted.slice(0, to) + corrupted.slice(from, to) + corrupted.slice(to);
    else if (kind === 3) corrupted = corrupted.slice(0, from) + snippet + corrupted.slice(from);
    else
      corrupted =
        corrupted.slice(0, from) + String.fromCharCode(Math.floor(random() * 256)) + corrupted.slice(from + 1);
  }
  return corrupted.slice(0, 100_000);
}

/** Returns mulberry32 numbers, so that the inputs are the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
