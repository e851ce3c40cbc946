import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latLonGrid } from '../test-support/synthetic-grids.ts';
import { bitmap, data, identification, packing, product, writeMessage } from '../test-support/synthetic-messages.ts';
import { concat } from '../test-support/synthetic-octets.ts';

const SIMPLE = [
  packing(0, { count: 3, decimalScale: 1, bits: 8 }),
  bitmap([1, 0, 1, 1]),
  data(new Uint8Array([1, 2, 6])),
];
const AGAIN = [
  product({ parameter: [0, 5], level: [241, 0, 2], time: 3 }),
  packing(0, { count: 3, bits: 0 }),
  bitmap(254),
  data(),
];
const MESSAGE = writeMessage([identification(), latLonGrid({ ni: 2, nj: 2 }), product(), ...SIMPLE, ...AGAIN], 10);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grib-bin-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'grib.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

function file(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

test('one JSON line a field, with the requested values', () => {
  const { status, lines } = run(file('two.grib2', MESSAGE), '--at', '0,1,3,9');
  expect(status).toBe(0);
  const common = {
    offset: 0,
    length: MESSAGE.length,
    discipline: 10,
    category: 0,
    packing: '5.0',
    grid: '3.0',
    Ni: 2,
    Nj: 2,
    missing: 1,
    referenceTime: '2026-11-20T06:00:00.000Z',
  };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      ...common,
      field: 0,
      number: 3,
      name: 'HTSGW',
      forecastHour: 0,
      level: { type: 1, value: 0 },
      min: 0.1,
      max: 0.6,
      mean: expect.closeTo(0.3, 6),
      values: { 0: 0.1, 1: null, 3: 0.6, 9: null },
    },
    {
      ...common,
      field: 1,
      number: 5,
      name: 'WVHGT',
      forecastHour: 3,
      level: { type: 241, value: 2 },
      min: 0,
      max: 0,
      mean: 0,
      values: { 0: 0, 1: null, 3: 0, 9: null },
    },
  ]);
});

test('a corrupted file prints its good fields, then one sentence, and exits with 1', () => {
  const path = file('cut.grib2', concat([MESSAGE, MESSAGE.subarray(0, 50)]));
  const { status, lines, stderr } = run(path);
  expect([status, lines.length]).toEqual([1, 2]);
  expect(stderr).toBe(
    `${path}: GRIB2 section 0 at byte ${MESSAGE.length}: the message is ${MESSAGE.length} bytes long but the file ends after 50.\n`,
  );
});

test('a missing file exits with 1', () => {
  const { status, stderr } = run(join(folder, 'none.grib2'));
  expect(status).toBe(1);
  expect(stderr).toContain('no such file');
});

test.each([[[]], [['a', 'b']], [['a', '--at', '1,x']], [['a', '--wide']]])(
  'wrong arguments %j print the usage and exit with 2',
  (args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm run grib -- FILE [--at i,j,...]');
  },
);
