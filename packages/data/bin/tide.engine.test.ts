import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDatabaseStation } from '@groundswell/forecast/testing/database-tide-station';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test, vi } from 'vitest';
import { findTideStation } from '../src/places/tide-stations.ts';
import { printTide } from './print-tide.ts';
import { parseTideCall } from './tide-call.ts';

const DAY = ['--from', '2026-11-20T00:00Z', '--to', '2026-11-21T00:00Z'];

async function run(...args: string[]) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const status = await printTide(args);
    return { status, lines: out.mock.calls.map(([line]) => JSON.parse(line)), stderr: err.mock.calls.join('\n') };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

test('the command prints levels as JSON lines, or a fault with its exit code', () => {
  const [levels, fault] = [['8557863', ...DAY], ['8557863']].map((args) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'tide.ts'), ...args], {
      encoding: 'utf8',
    }),
  );
  expect([levels?.status, levels?.stderr]).toEqual([0, '']);
  expect(levels?.stdout).toMatch(/^({"time":"[^"]+","metres":[-.\d]+}\n){25}$/);
  expect([fault?.status, fault?.stdout]).toEqual([2, '']);
  expect(fault?.stderr).toContain('--from is missing.');
});

test('levels from one time to the other, the last included', async () => {
  const { status, lines, stderr } = await run('8557863', ...DAY);
  expect([status, stderr, lines.length]).toEqual([0, '', 25]);
  expect(lines[0]).toEqual({ time: '2026-11-20T00:00:00Z', metres: 0.514 });
  expect(lines.at(-1)?.time).toBe('2026-11-21T00:00:00Z');
});

test('highs and lows with --extremes', async () => {
  expect((await run('noaa/8557863', ...DAY, '--extremes')).lines).toEqual([
    { time: '2026-11-20T02:10:00Z', metres: 0.206, type: 'low' },
    { time: '2026-11-20T08:36:00Z', metres: 1.21, type: 'high' },
    { time: '2026-11-20T14:41:00Z', metres: 0.229, type: 'low' },
    { time: '2026-11-20T20:54:00Z', metres: 1.165, type: 'high' },
  ]);
});

const truth = join(import.meta.dirname, '../../../../shared/data/noaa/tides/predictions.20210101.hourly.stnd.m.json');

describe('against NOAA’s own hourly predictions', needs(NOAA_FILES), () => {
  // The first station is in the beach catalogue; the second is only in the whole tide database.
  test.each(['8725110', '8720242'])('%s above its station datum is within 1 mm', async (id) => {
    const hours: { t: string; v: string }[] = JSON.parse(readFileSync(truth, 'utf8'))[id];
    const { lines } = await run(id, '--from', '2021-01-01T00:00Z', '--to', '2021-01-01T23:00Z', '--datum', 'STND');
    expect(lines.map(({ time }) => time)).toEqual(hours.map(({ t }) => `${t.replace(' ', 'T')}:00Z`));
    for (const [hour, { v }] of hours.entries())
      expect(Math.abs(lines[hour].metres - Number(v))).toBeLessThanOrEqual(0.0011);
  });
});

test.each([
  ['a station that does not exist', ['999', ...DAY], 'The tide database has no tide station 999.'],
  ['a station without constituents', ['chs-owen-bay', ...DAY], 'Owen Bay (chs-owen-bay) has no constituents'],
  ['a subordinate station above mean sea level', ['8557863', ...DAY, '--datum', 'MSL'], 'is a subordinate station of'],
])('%s: one sentence, exit code 1', async (_, args, sentence) => {
  const { status, stderr, lines } = await run(...args);
  expect([status, lines]).toEqual([1, []]);
  expect(stderr).toContain(sentence);
});

test('wrong arguments print the fault and the usage, exit code 2', async () => {
  const { status, stderr } = await run('8557863');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^--from is missing\.\nUsage: npm run tide -- STATION --from TIME --to TIME/);
});

test.each([
  [[], 'Which station?'],
  [['1', '2', ...DAY], 'One station at a time: 2 is too much.'],
  [['1', '--from', '2026-11-20', '--to', '2026-11-21T00:00Z'], '--from needs a time of day, as in 2026-11-20T00:00Z.'],
  [
    ['1', '--from', '2026-11-20T00:00', '--to', '2026-11-21T00:00Z'],
    '--from needs its zone: 2026-11-20T00:00Z for UTC',
  ],
  [['1', '--from', '2026-11-20T00:00Z', '--to', 'soon'], '--to is no ISO 8601 time: soon'],
  [['1', '--from', '2026-02-30T00:00Z', '--to', '2026-11-21T00:00Z'], '--from is no time of the calendar'],
  [['1', '--from', '2026-13-01T00:00Z', '--to', '2026-11-21T00:00Z'], '--from is no time of the calendar'],
  [['1', '--from', '2026-11-20T24:30Z', '--to', '2026-11-21T00:00Z'], '--from is no time of the calendar'],
  [['1', '--from', '1850-01-01T00:00Z', '--to', '1850-01-02T00:00Z'], '--from lies outside 1900 to 2100'],
  [['1', '--from', '2026-11-21T00:00Z', '--to', '2026-11-20T00:00Z'], '--to lies before --from.'],
  [['1', '--from', '2026-01-01T00:00Z', '--to', '2037-01-01T00:00Z'], 'more than ten years'],
  [['1', '--from', '2026-01-01T00:00Z', '--to', '2030-01-01T00:00Z', '--step', '1'], 'more than a million levels'],
  [['1', ...DAY, '--step', '0'], '--step is 1 to 1440 minutes.'],
  [['1', ...DAY, '--step', '1.5'], '--step is 1 to 1440 minutes.'],
  [['1', ...DAY, '--datum', 'LAT'], '--datum is one of MLLW, STND, MSL.'],
  [['1', ...DAY, '--wide'], "Unknown option '--wide'"],
])('%j: %s', (args, sentence) => {
  expect(parseTideCall(args)).toContain(sentence);
});

test('times are read in their own zone', () => {
  const call = parseTideCall(['1', '--from', '2026-11-20T00:00-05:00', '--to', '2026-11-20T05:00:30Z', '--step', '6']);
  expect(call).toMatchObject({ from: Date.parse('2026-11-20T05:00Z'), to: Date.parse('2026-11-20T05:00:30Z') });
});

test.each(['noaa/8557863', 'noaa/1612340'])('the catalogue and the whole database give the same tide at %s', (id) => {
  const [ours, theirs] = [findTideStation(id), findDatabaseStation(id, 'MLLW')];
  expect(ours?.datumM).toBeCloseTo(theirs?.datumM ?? Number.NaN, 4);
  expect(ours?.offsets?.highFactor).toEqual(theirs?.offsets && expect.closeTo(theirs.offsets.highFactor, 4));
  const kept = theirs?.constituents.filter(({ amplitudeM }) => amplitudeM >= 0.0005);
  expect(ours?.constituents.map(({ name }) => name)).toEqual(kept?.map(({ name }) => name));
});
