import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeNoaa, startFakeNoaa } from '../test-support/fake-noaa.ts';
import { makeAirStep, makeWaveStep } from '../test-support/made-steps.ts';
import { readReal, readRealText } from '../test-support/real-data.ts';
import { decodeChecked } from './decode-checked.ts';
import { fieldName } from './field-name.ts';
import { readStepFile } from './grib-file.ts';
import { parseGrib2 } from './grib2/parse-grib2.ts';
import { DECIDING_MODELS, SHORT_RANGE_MODELS } from './models/catalogue.ts';
import type { GridModel } from './models/model.ts';
import { NotPublishedError, RefusedFileError } from './noaa-errors.ts';
import { createNoaaClient } from './noaa-http.ts';

const CYCLE = '2026112006';
const STEP = 12;
const client = createNoaaClient({ wait: async () => {} });
let host: FakeNoaa;

beforeAll(async () => {
  host = await startFakeNoaa();
});
afterAll(() => host.stop());
beforeEach(() => {
  host.files.clear();
  host.faults.clear();
  host.requests.length = 0;
});

function model(kind: GridModel['kind']): GridModel {
  const found = DECIDING_MODELS.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind} model.`);
  return found;
}

function publish(path: string, { bytes, index }: { bytes: Uint8Array; index?: string }): void {
  host.files.set(path, bytes);
  if (index !== undefined) host.files.set(`${path}.idx`, new TextEncoder().encode(index));
}

const read = (path: string, kind: GridModel['kind'] = 'waves', step = STEP) =>
  readStepFile(client, { ...model(kind), url: `${host.url}/${path}`, cycle: CYCLE, step });

test('the wanted messages are read by their ranges, near ones together', async () => {
  publish('waves', makeWaveStep(CYCLE, STEP));
  const fields = await read('waves');
  expect(fields.size).toBe(13);
  expect(decodeChecked('', fields.get('SWPER:1 in sequence') ?? expect.fail())[0]).toBeCloseTo(10.12, 2);

  publish('air', makeAirStep(CYCLE, STEP));
  await read('air', 'air');
  expect(host.requests.filter((request) => request.startsWith('GET air bytes')).length).toBeLessThanOrEqual(2);
});

test('a missing file counts as not published', async () => {
  await expect(read('waves')).rejects.toThrow(NotPublishedError);
});

test('without an index a file is read whole, except one as large as GFS', async () => {
  publish('waves', { bytes: makeWaveStep(CYCLE, STEP).bytes });
  expect((await read('waves')).size).toBe(13);

  const { bytes } = makeAirStep(CYCLE, STEP);
  publish('air', { bytes });
  const file = { ...model('air'), url: `${host.url}/air`, cycle: CYCLE, step: STEP };
  expect((await readStepFile(client, file)).size).toBe(8);
  const tooLarge = readStepFile(client, { ...file, wholeFileMaxBytes: bytes.length - 1 });
  await expect(tooLarge).rejects.toThrow(/it has no index, and .*(larger|bytes)/);
});

test.each([
  ['of another cycle', makeWaveStep('2026112000', STEP).index],
  [
    'of a file with other lengths',
    makeWaveStep(CYCLE, STEP).index.replace(/^(\d+):(\d+)/gm, (_, n, at) => `${n}:${Math.round(Number(at) * 1.3)}`),
  ],
  ['that names other messages', makeWaveStep(CYCLE, STEP).index.replaceAll('HTSGW', 'X').replaceAll('PERPW', 'HTSGW')],
  ['that reaches past the end', makeWaveStep(CYCLE, STEP).index.replace(/^14:\d+/m, '14:99999999')],
  ['that is not one', 'Service Unavailable'],
])('an index %s is stale: the file itself is read', async (_, index) => {
  publish('waves', { bytes: makeWaveStep(CYCLE, STEP).bytes, index });
  expect((await read('waves')).size).toBe(13);
  expect(host.requests).toContain('GET waves');
});

test('an index whose ranges exceed any step’s size is not used', async () => {
  const { bytes, index = '' } = makeWaveStep(CYCLE, STEP);
  publish('waves', { bytes, index: index.replace(/^14:\d+/m, '14:99999999') });
  expect((await read('waves')).size).toBe(13);
  expect(host.requests).toEqual(['GET waves.idx', 'GET waves']);
});

test('a false GFS index refuses the file by name', async () => {
  publish('air', { bytes: makeAirStep(CYCLE, STEP).bytes, index: makeAirStep(CYCLE, STEP, 'GUST:surface').index });
  const file = { ...model('air'), url: `${host.url}/air`, cycle: CYCLE, step: STEP, wholeFileMaxBytes: 100 };
  await expect(readStepFile(client, file)).rejects.toThrow(/air: its index does not match it/);
});

test('a file of another cycle or step behind a plausible index is refused', async () => {
  publish('waves', { bytes: makeWaveStep('2026112000', STEP).bytes, index: makeWaveStep(CYCLE, STEP).index });
  await expect(read('waves')).rejects.toThrow('HTSGW:surface is of the cycle 2026-11-20T00:00:00.000Z');
  publish('waves', { bytes: makeWaveStep(CYCLE, 9).bytes, index: makeWaveStep(CYCLE, STEP).index });
  await expect(read('waves')).rejects.toThrow('HTSGW:surface is 9 hours ahead, not 12');
});

test.each([100, 3000, 12_000])('a file truncated after %d bytes is refused', async (length) => {
  const { bytes, index } = makeWaveStep(CYCLE, STEP);
  publish('waves', { bytes: bytes.subarray(0, length), index });
  await expect(read('waves')).rejects.toThrow(
    /waves: its index does not match it .+, and it cannot be read: GRIB2 section \d at byte \d+: /,
  );
});

test('a file that lacks a message is refused by its name, but GFS may lack its rain', async () => {
  publish('waves', makeWaveStep(CYCLE, STEP, 'WVPER:surface'));
  await expect(read('waves')).rejects.toThrow('it lacks WVPER:surface');

  publish('air', makeAirStep(CYCLE, STEP, 'PRATE:surface'));
  expect((await read('air', 'air')).has('PRATE:surface')).toBe(false);
  publish('air', makeAirStep(CYCLE, STEP, 'VGRD:10 m above ground'));
  await expect(read('air', 'air')).rejects.toThrow('does not list VGRD:10 m above ground');
});

test('an HTML page in place of the file is refused, in place of the index it is ignored', async () => {
  const page = new TextEncoder().encode('<!DOCTYPE html><title>Maintenance</title>');
  publish('waves', makeWaveStep(CYCLE, STEP));
  host.files.set('waves.idx', page);
  expect((await read('waves')).size).toBe(13);
  host.files.set('waves', page);
  await expect(read('waves')).rejects.toThrow(RefusedFileError);
});

test('a file larger than any wave file is refused', async () => {
  host.faults.set('waves', (_, response) => void response.writeHead(200, { 'content-length': 50 * 2 ** 20 }).end());
  await expect(read('waves')).rejects.toThrow('more than the 41943040 that are taken');
});

test('a flipped bit that makes an impossible height is refused', async () => {
  const { bytes, index } = makeWaveStep(CYCLE, STEP);
  publish('waves', { bytes, index });
  const total = (await read('waves')).get('HTSGW:surface') ?? expect.fail();
  const flipped = bytes.slice();
  // `packingAt` is the start of section 5; the test breaks the exponent of the reference value, octets 12 to 15.
  const packingAt = total.data.offset - 21 - (6 + Math.ceil(total.grid.pointCount / 8));
  flipped[packingAt + 11] = 0x50;
  publish('waves', { bytes: flipped, index });
  const field = (await read('waves')).get('HTSGW:surface') ?? expect.fail();
  expect(() => decodeChecked('waves', field)).toThrow(/waves: HTSGW holds .* which cannot be/);
});

describe('the real West Coast file of 2021-11-30 00Z', needs(NOAA_FILES), () => {
  const name = 'gdaswave.20211130.t00z.wcoast.0p16.f000.grib2';
  const readReal00Z = () =>
    readStepFile(client, { ...model('waves'), url: `${host.url}/real`, cycle: '2021113000', step: 0 });

  test('reads by its index in two requests, and the same without one', async () => {
    publish('real', { bytes: readReal(`grib/${name}`), index: readRealText(`idx/${name}.idx`) });
    const byIndex = await readReal00Z();
    expect(host.requests).toHaveLength(2);
    publish('real', { bytes: readReal(`grib/${name}`) });
    host.files.delete('real.idx');
    const whole = await readReal00Z();
    for (const [field, one] of byIndex) {
      const values = decodeChecked(name, one);
      // Comparing bytes is a hundred times as fast as comparing numbers.
      const same = decodeChecked(name, whole.get(field) ?? expect.fail());
      expect([field, Buffer.from(values.buffer).equals(Buffer.from(same.buffer))]).toEqual([field, true]);
    }
    expect([...whole.keys()].sort()).toEqual([...byIndex.keys()].sort());
  });
});

test('NAM’s one message shared by U and V is read once, by an index of submessages', needs(NOAA_FILES), async () => {
  const bytes = readReal('grib/nam.20180917.t00z.awp211.f000.grib2');
  const messages = new Map<number, number>();
  const lines = [...parseGrib2(bytes)].map((field) => {
    const message = messages.get(field.offset) ?? messages.size + 1;
    messages.set(field.offset, message);
    return `${message}.${field.fieldIndex + 1}:${field.offset}:d=2018091700:${fieldName(field) ?? 'X:other'}:anl:`;
  });
  publish('nam', { bytes, index: lines.join('\n') });
  const file = { ...SHORT_RANGE_MODELS.nam, url: `${host.url}/nam`, cycle: '2018091700', step: 0 };
  const fields = await readStepFile(client, file);
  expect([...fields.keys()].sort()).toEqual(['GUST:surface', 'UGRD:10 m above ground', 'VGRD:10 m above ground']);
  expect(fields.get('UGRD:10 m above ground')?.packing).not.toEqual(fields.get('VGRD:10 m above ground')?.packing);
  expect(host.requests.filter((request) => request.startsWith('GET nam bytes')).length).toBeLessThanOrEqual(2);
});
