import { expect, test } from 'vitest';
import { readMessages } from '../../test-support/simple-reader.ts';
import { type WaveGridName, waveStrips, worldLand } from '../land/masks.ts';
import { createOcean } from '../ocean.ts';
import { encodeGlobeWaveFile } from './globe-wave-file.ts';
import { encodeWaveFile } from './wave-file.ts';

const runMs = Date.UTC(2026, 10, 20);
const ocean = createOcean(7);
const { columns, cellsPerDeg } = worldLand;

/** The global wave files are cached, because encoding one takes more than a second. */
const read = new Map<number, ReturnType<typeof readGlobe>>();

function globeAt(hour: number) {
  const known = read.get(hour) ?? readGlobe(hour);
  read.set(hour, known);
  return known;
}

function readGlobe(hour: number) {
  const { bytes, index } = encodeGlobeWaveFile(ocean, runMs, hour);
  const messages = readMessages(bytes);
  const [height, period, from] = messages.map(({ message }) => message.values);
  if (!height || !period || !from) throw new Error('Fields are missing.');
  return { height, period, from, messages, index: Buffer.from(index).toString() };
}

const at96 = (field: string) => `${field}:96 hour fcst`;

/** Returns the globe's value at the cell nearest to a place. */
const nearest = (field: Float64Array, latDeg: number, lonDeg: number) =>
  field[Math.round((90 - latDeg) * cellsPerDeg) * columns + (Math.round(lonDeg * cellsPerDeg) % columns)] ?? Number.NaN;

test('waves and their trains on the quarter-degree globe, and an index with their offsets', () => {
  const { messages, index } = globeAt(96);
  const lines = index.trimEnd().split('\n');
  expect(lines.map((line) => line.split(':').slice(3, 6).join(':'))).toEqual([
    'HTSGW:surface:96 hour fcst',
    'PERPW:surface:96 hour fcst',
    'DIRPW:surface:96 hour fcst',
    ...['WVHGT:surface', 'SWELL:1 in sequence', 'SWELL:2 in sequence', 'SWELL:3 in sequence'].map(at96),
    ...['WVPER:surface', 'SWPER:1 in sequence', 'SWPER:2 in sequence', 'SWPER:3 in sequence'].map(at96),
    ...['WVDIR:surface', 'SWDIR:1 in sequence', 'SWDIR:2 in sequence', 'SWDIR:3 in sequence'].map(at96),
  ]);
  expect(lines.map((line) => Number(line.split(':')[1]))).toEqual(messages.map(({ offset }) => offset));
  for (const { message } of messages) expect(message.values).toHaveLength(1440 * 721);
});

test('every ice-free sea has plausible waves, and land has none', () => {
  const { height, period, from } = globeAt(96);
  const wrong: string[] = [];
  height.forEach((metres, at) => {
    const latDeg = 90 - Math.floor(at / columns) / cellsPerDeg;
    const isSea = worldLand.bits[at] === 0 && latDeg <= 80 && latDeg >= -75;
    const isPlausible = metres < 20 && (period[at] ?? 99) < 30 && (from[at] ?? 999) <= 360;
    if (isSea ? !isPlausible : !Number.isNaN(metres))
      wrong.push(`cell ${at} at ${latDeg} N: ${metres} m, ${period[at]} s, from ${from[at]}`);
  });
  expect(wrong).toEqual([]);
});

test('the wind sea and the swells are the height together, as in NOAA’s files, and each has its period and direction', () => {
  const { height, messages } = globeAt(96);
  const [heights, periods, froms] = [3, 7, 11].map((first) =>
    messages.slice(first, first + 4).map(({ message }) => message.values),
  );
  let two = 0;
  height.forEach((metres, at) => {
    if (Number.isNaN(metres)) return;
    const there = heights?.flatMap((train, k) => (Number.isNaN(train[at] ?? Number.NaN) ? [] : [k])) ?? [];
    const together = Math.hypot(...there.map((k) => heights?.[k]?.[at] ?? 0));
    // The tolerance of 3 cm is needed because each train's height is rounded to a centimetre.
    if (Math.abs(together - metres) > 0.03) throw new Error(`At cell ${at}: ${together} m, not ${metres}.`);
    for (const k of there)
      if (!((periods?.[k]?.[at] ?? 99) < 30 && (froms?.[k]?.[at] ?? 999) <= 360))
        throw new Error(`At cell ${at} train ${k} has ${periods?.[k]?.[at]} s from ${froms?.[k]?.[at]}.`);
    if (there.length > 1) two++;
  });
  expect(two).toBeGreaterThan(100_000);
});

test('the globe is continuous at Greenwich: heights change no more across it than elsewhere', () => {
  const { height } = globeAt(96);
  for (let row = 200; row < 560; row++) {
    const [west, east] = [height[row * columns + columns - 1] ?? Number.NaN, height[row * columns] ?? Number.NaN];
    if (!Number.isNaN(west) && !Number.isNaN(east)) expect(Math.abs(west - east)).toBeLessThan(0.3);
  }
});

test.each<readonly [WaveGridName, number]>([
  ['atlocn', 0],
  ['wcoast', 0],
  ['epacif', 0],
  ['atlocn', 96],
  ['wcoast', 96],
])('off the coasts of %s, at %d h, the globe has the same seas as the regional grid', (grid, hour) => {
  const { rms, mean, correlation } = compare(grid, hour);
  expect(rms).toBeLessThan(0.22 * mean);
  expect(correlation).toBeGreaterThan(0.75);
});

/** Compares heights of the regional grid with the globe's nearest cells, in metres. */
function compare(grid: WaveGridName, hour: number) {
  const { height } = globeAt(hour);
  const { latNorthDeg, lonWestDeg, cellsPerDeg: perDeg, columns: width } = waveStrips[grid];
  const regional = readMessages(encodeWaveFile(ocean, grid, runMs, hour).bytes)[4]?.message.values ?? [];
  const pairs = Array.from(regional, (ours, at) => {
    const theirs = nearest(height, latNorthDeg - Math.floor(at / width) / perDeg, lonWestDeg + (at % width) / perDeg);
    return [ours, theirs] as const;
  }).filter(([ours, theirs]) => !Number.isNaN(ours + theirs));
  const meanOf = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [a, b] = [meanOf(([ours]) => ours), meanOf(([, theirs]) => theirs)];
  const [aa, bb] = [meanOf(([ours]) => (ours - a) ** 2), meanOf(([, theirs]) => (theirs - b) ** 2)];
  const ab = meanOf(([ours, theirs]) => (ours - a) * (theirs - b));
  return {
    mean: a,
    rms: Math.sqrt(meanOf(([ours, theirs]) => (ours - theirs) ** 2)),
    correlation: ab / Math.sqrt(aa * bb),
  };
}
