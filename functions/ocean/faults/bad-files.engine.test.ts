import { AIR_MODEL_ID, DECIDING_MODELS, findModel, waveModelId } from '@groundswell/ocean';
import { type Fault, serve } from '@groundswell/ocean/testing/fake-noaa';
import { makeAirStep, makeWaveStep } from '@groundswell/ocean/testing/made-steps';
import { describe, expect, test } from 'vitest';
import { CYCLE, NEXT_CYCLE, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const STEP = 1;
const WAVES = findModel(waveModelId('atlocn')) ?? expect.fail();
const AIR = findModel(AIR_MODEL_ID) ?? expect.fail();
const path = WAVES.path(CYCLE, STEP);
const sound = makeWaveStep(CYCLE, STEP);
const message = (source: string) => JSON.stringify({ source, cycle: CYCLE, step: STEP });
const octets = (text: string) => new TextEncoder().encode(text);
const PAGE = octets('<!DOCTYPE html><title>Down for maintenance</title>');

/** The byte offsets of sections 3, 4 and 5 in a made file's first message. */
const [GRID_AT, PRODUCT_AT, PACKING_AT] = [37, 109, 143];
/** Returns the file with other bytes at an offset. */
function altered(bytes: Uint8Array, at: number, ...others: number[]): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set(others, at);
  return copy;
}
/** Returns the index with each offset changed by `move`, so that ranges begin and end within messages. */
function moved(index: string, move: (offset: number) => number): Uint8Array {
  return octets(
    index.replace(/^(\d+):(\d+)/gm, (_, number, offset) => `${number}:${Math.round(move(Number(offset)))}`),
  );
}

const ocean = usePipeline();

const samplesKey = (source: string) => `samples/samples/${CYCLE}/${source}/001.bin`;
const isDone = async (source: string) =>
  (await ocean.data().cycles.readProgress(CYCLE)).sources.get(source)?.done.has(STEP) ?? false;

describe('the step comes out the same', () => {
  test.each<[string, (files: Map<string, unknown>, faults: Map<string, Fault>) => void]>([
    ['without an index', (files) => void files.delete(`${path}.idx`)],
    [
      'by an index whose ranges begin in the middle of messages',
      (files) =>
        void files.set(
          `${path}.idx`,
          moved(sound.index, (offset) => offset * 1.3),
        ),
    ],
    [
      'by an index whose ranges end in the middle of messages',
      (files) =>
        void files.set(
          `${path}.idx`,
          moved(sound.index, (offset) => offset - (offset > 0 ? 7 : 0)),
        ),
    ],
    ['with a page of HTML for an index', (files) => void files.set(`${path}.idx`, PAGE)],
    ['with an index cut within a line', (files) => void files.set(`${path}.idx`, octets(sound.index.slice(0, 200)))],
    [
      'when the host is busy twice',
      (_, faults) =>
        void faults.set(path, (request, response, tries) =>
          tries < 3 ? void response.writeHead(503).end() : serve(sound.bytes, request, response),
        ),
    ],
    [
      'when the connection breaks within the file',
      (_, faults) =>
        void faults.set(path, (request, response, tries) => {
          if (tries > 1) return serve(sound.bytes, request, response);
          response.writeHead(206, { 'content-length': 9000, 'content-range': 'bytes 0-8999/99999' });
          response.write(sound.bytes.subarray(0, 500), () => response.destroy());
        }),
    ],
  ])('%s', async (_, spoil) => {
    ocean.publish(CYCLE, [STEP]);
    await ocean.deliver('steps', message(WAVES.id));
    const expected = ocean.store.objects.get(samplesKey(WAVES.id)) ?? expect.fail();
    ocean.store.objects.clear();

    ocean.noaa.requests.length = 0;
    spoil(ocean.noaa.files, ocean.noaa.faults);
    expect(await ocean.deliver('steps', message(WAVES.id))).toBe(true);
    expect(ocean.store.objects.get(samplesKey(WAVES.id))?.equals(expected)).toBe(true);
  });
});

describe('nothing is stored, the error names the file and the fault, and the same message succeeds after the repair', () => {
  /** Replies with the size of a GFS file: 540 MB, which is never read whole. */
  const asLarge: (bytes: Uint8Array) => Fault = (bytes) => (request, response) =>
    request.headers.range
      ? serve(bytes, request, response)
      : void response.writeHead(200, { 'content-length': 540_000_000 }).end();
  const file = (bytes: Uint8Array, index = sound.index) => ({
    files: { [path]: bytes, [`${path}.idx`]: octets(index) },
  });
  const air = makeAirStep(CYCLE, STEP);
  const airPath = AIR.path(CYCLE, STEP);
  const windAt = Number(/^5:(\d+):.*UGRD:10 m/m.exec(air.index)?.[1]);
  const noWaveSea = makeWaveStep(CYCLE, STEP, 'WVPER:surface');

  interface Spoilt {
    readonly files?: Readonly<Record<string, Uint8Array>>;
    readonly faults?: Readonly<Record<string, Fault>>;
    readonly source?: string;
  }
  test.each<[string, Spoilt, string]>([
    ['404', { files: {} }, 'it is not published.'],
    ['HTML with status 200', file(PAGE), 'the answer is a page of HTML, not the file.'],
    ['HTML for both', file(PAGE, new TextDecoder().decode(PAGE)), 'the answer is a page of HTML, not the file.'],
    [
      'a truncated file',
      file(sound.bytes.subarray(0, 3000)),
      'its index does not match it (byte 4336 does not begin one whole message, WVHGT:surface), and it cannot be read: GRIB2 section 0 at byte 2168: the message is 2168 bytes long but the file ends after 832.',
    ],
    [
      'a flipped bit in a reference value',
      file(altered(sound.bytes, PACKING_AT + 11, 0x50)),
      'HTSGW holds 107486.921875, which cannot be.',
    ],
    [
      'a flipped bit in a section’s length',
      file(altered(sound.bytes, PRODUCT_AT + 1, 1)),
      'HTSGW:surface cannot be read: GRIB2 section 4 at byte 109: a length of 65570 does not fit the 2055 bytes left in the message.',
    ],
    [
      'an oversized file',
      {
        files: { [`${path}.idx`]: octets(sound.index) },
        faults: { [path]: (_, response) => void response.writeHead(200, { 'content-length': 50_000_000 }).end() },
      },
      'its 50000000 bytes are more than the 41943040 that are taken.',
    ],
    [
      'a missing message',
      file(noWaveSea.bytes, noWaveSea.index),
      'its index does not list WVPER:surface, and it lacks WVPER:surface.',
    ],
    [
      'a packing that is new',
      file(altered(sound.bytes, PACKING_AT + 9, 0, 61)),
      'HTSGW:surface cannot be read: GRIB2 section 5 at byte 143: packing template 5.61 (logarithmic simple) is not supported (5.0, 5.2, 5.3, 5.4, 5.40, 5.41, 5.42 and 5.200 are).',
    ],
    [
      'a grid that is new',
      file(altered(sound.bytes, GRID_AT + 12, 0, 101)),
      'HTSGW:surface cannot be read: GRIB2 section 3 at byte 37: grid template 3.101 (unstructured grid) is not supported (3.0, 3.10, 3.20 and 3.30 are).',
    ],
    [
      'a product that is new',
      file(altered(sound.bytes, PRODUCT_AT + 7, 0, 60)),
      'HTSGW:surface cannot be read: GRIB2 section 4 at byte 109: product template 4.60 (ensemble reforecast) is not supported (4.0, 4.1, 4.2, 4.8, 4.11, 4.12, 4.15, 4.48, 4.103 and 4.104 are).',
    ],
    [
      'the file of another cycle',
      file(makeWaveStep('2026112000', STEP).bytes),
      'HTSGW:surface is of the cycle 2026-11-20T00:00:00.000Z.',
    ],
    [
      'a packing that is new deep in GFS’s large file',
      {
        source: AIR.id,
        files: { [`${airPath}.idx`]: octets(air.index) },
        faults: { [airPath]: asLarge(altered(air.bytes, windAt + PACKING_AT + 9, 0, 61)) },
      },
      `UGRD:10 m above ground cannot be read: GRIB2 section 5 at byte ${windAt + PACKING_AT}: packing template 5.61 (logarithmic simple) is not supported (5.0, 5.2, 5.3, 5.4, 5.40, 5.41, 5.42 and 5.200 are).`,
    ],
    [
      'a stale index of GFS’s large file',
      {
        source: AIR.id,
        files: { [`${airPath}.idx`]: moved(air.index, (offset) => offset * 1.3) },
        faults: { [airPath]: asLarge(air.bytes) },
      },
      'its index does not match it (byte 2818 does not begin one whole message, GUST:surface), and its 540000000 bytes are more than the 41943040 that are taken.',
    ],
    [
      'GFS’s large file without an index',
      { source: AIR.id, faults: { [airPath]: asLarge(air.bytes) } },
      'it has no index, and its 540000000 bytes are more than the 41943040 that are taken.',
    ],
  ])('%s', async (_, { files = {}, faults = {}, source = WAVES.id }, reason) => {
    for (const [name, bytes] of Object.entries(files)) ocean.noaa.files.set(name, bytes);
    for (const [name, fault] of Object.entries(faults)) ocean.noaa.faults.set(name, fault);
    expect(await ocean.deliver('steps', message(source), 3)).toBe(false);
    expect(ocean.deadLetters('steps')).toEqual([]);
    expect(await ocean.deliver('steps', message(source), 4)).toBe(true);
    const url = `${ocean.noaa.url}/${source === AIR.id ? airPath : path}`;
    expect(ocean.deadLetters('steps')).toEqual([{ body: message(source), reason: `${url}: ${reason}` }]);
    expect([...ocean.store.objects.keys()]).toEqual([]);
    expect(await isDone(source)).toBe(false);

    ocean.noaa.faults.clear();
    ocean.publish(CYCLE, [STEP]);
    expect(await ocean.deliver('steps', message(source))).toBe(true);
    expect(await isDone(source)).toBe(true);
  });
});

test('an unwanted message may use any packing', async () => {
  ocean.publish(CYCLE, [STEP]);
  const peakPeriodAt = Number(/^2:(\d+):.*PERPW/m.exec(sound.index)?.[1]);
  ocean.noaa.files.set(path, altered(sound.bytes, peakPeriodAt + PACKING_AT + 9, 0, 61));
  expect(await ocean.deliver('steps', message(WAVES.id))).toBe(true);
});

test('a run without any valid file keeps the last good forecast, with its age, and dead-letters each step once', async () => {
  ocean.publish(CYCLE, STEPS);
  await ocean.settle();
  const good = await ocean.serve();
  expect([good.state, good.stale_hours]).toEqual(['ready', undefined]);

  ocean.publish(NEXT_CYCLE, STEPS);
  for (const model of DECIDING_MODELS)
    for (const step of STEPS)
      ocean.noaa.faults.set(model.path(NEXT_CYCLE, step), (_, response) => void response.writeHead(200).end(PAGE));
  ocean.setHour(21);
  const alarms = await ocean.settle(8);
  expect(alarms).toContain(`No run came after ${CYCLE}, which is 21 hours old.`);
  const served = await ocean.serve();
  expect(served).toMatchObject({ state: 'ready', stale_hours: 22, sources: good.sources, updated: good.updated });
  expect(new Set(ocean.deadLetters('steps').map(({ body }) => body)).size).toBe(DECIDING_MODELS.length * STEPS.length);
  expect(ocean.deadLetters('steps')).toHaveLength(DECIDING_MODELS.length * STEPS.length);
  expect(ocean.deadLetters('beaches')).toEqual([]);
});
