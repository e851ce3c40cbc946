import { S3Client } from '@aws-sdk/client-s3';
import { HOUR_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ObjectStore, startInProcessObjects, startObjectStore } from '../test-support/start-object-store.ts';
import { type Objects, s3Objects } from './objects.ts';
import type { SampleBlock } from './ocean/sample-block.ts';
import { type Samples, samplesIn } from './ocean/samples.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const bytes = (text: string) => new TextEncoder().encode(text);

describe.each([
  ['over HTTP', startObjectStore],
  ['within the process', startInProcessObjects],
])('%s', (_, start) => {
  let store: ObjectStore;
  let objects: Objects;
  let samples: Samples;
  beforeAll(async () => {
    store = await start();
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const s3 = new S3Client({ endpoint: store.url, forcePathStyle: true, region: 'us-east-1', credentials });
    objects = s3Objects(() => ({ s3, name: 'bucket' }));
    samples = samplesIn(objects);
  });
  afterAll(() => store.stop());
  beforeEach(() => store.objects.clear());

  function block(hour: number, beachIds: readonly number[]): SampleBlock {
    const rows = Float32Array.from(beachIds.flatMap((id) => [id, hour]));
    return {
      model: 'gfs.0p25',
      runAt,
      width: 2,
      beaches: beachIds.map((beachId) => ({ beachId })),
      validAt: [runAt + hour * HOUR_MS],
      rows,
    };
  }

  test('an object written once stays as first written', async () => {
    expect(await objects.putOnce('a', bytes('first'))).toBe('written');
    expect(await objects.putOnce('a', bytes('second'))).toBe('already');
    expect(await objects.find('a')).toEqual(bytes('first'));
    expect((await objects.findPart('a', { first: 1, last: 2 }))?.bytes).toEqual(bytes('ir'));
    expect(await objects.find('b')).toBeUndefined();
  });

  test('joined steps are read for some beaches by the head and one range', async () => {
    const beachIds = Array.from({ length: 9000 }, (_, index) => index + 1);
    for (const step of [1, -1, 0]) await samples.putStep('2026112006', 'gfs.0p25', step, block(step, beachIds));
    await samples.joinSteps('2026112006', 'gfs.0p25', [-1, 0, 1]);

    const series = await samples.readSeries('2026112006', 'gfs.0p25', [8001, 8003, 9999]);
    expect([...series.keys()]).toEqual([8001, 8003]);
    expect(series.get(8003)?.validAt).toEqual([-1, 0, 1].map((hour) => runAt + hour * HOUR_MS));
    expect(series.get(8003)?.rows.map((row) => [...row])).toEqual([
      [8003, -1],
      [8003, 0],
      [8003, 1],
    ]);
  });

  test('the series of an early build is a separate one', async () => {
    for (const step of [0, 1]) await samples.putStep('2026112006', 'gfs.0p25', step, block(step, [7]));
    await samples.joinSteps('2026112006', 'gfs.0p25', [0, 1]);
    await samples.joinSteps('2026112006', 'gfs.0p25', [0], 72);
    const read = async (throughHour?: number) =>
      (await samples.readSeries('2026112006', 'gfs.0p25', [7], throughHour)).get(7)?.validAt.length;
    expect([await read(), await read(72), await read(168)]).toEqual([2, 1, undefined]);
  });

  test('a part of a replaced object’s old version is not returned', async () => {
    await objects.put('a', bytes('first'));
    const version = (await objects.findPart('a', { first: 0, last: 0 }))?.version;
    expect((await objects.findPart('a', { first: 1, last: 2 }, version))?.bytes).toEqual(bytes('ir'));
    await objects.put('a', bytes('second'));
    expect(await objects.findPart('a', { first: 1, last: 2 }, version)).toBeUndefined();
  });

  test('a series joined again between reading its head and its rows is read again, never mixed', async () => {
    const [cycle, source] = ['2026112006', 'gfs.0p25'];
    for (const step of [0, 1, 2]) await samples.putStep(cycle, source, step, block(step, [7, 8]));
    await samples.joinSteps(cycle, source, [0, 1]);
    const readWhileJoined = (...joins: number[][]) =>
      samplesIn({
        ...objects,
        async findPart(key, range, version) {
          const part = await objects.findPart(key, range, version);
          const steps = range.first === 0 ? joins.shift() : undefined;
          if (steps) await samples.joinSteps(cycle, source, steps);
          return part;
        },
      }).readSeries(cycle, source, [8]);
    const series = (await readWhileJoined([0])).get(8);
    expect([series?.validAt, series?.rows.map((row) => [...row])]).toEqual([[runAt], [[8, 0]]]);
    await expect(readWhileJoined([0, 1], [0, 2], [0])).rejects.toThrow('was replaced 3 times');
  });

  test('a source without steps has no series, and a missing step is not skipped', async () => {
    await samples.joinSteps('2026112006', 'gfs.0p25', []);
    expect((await samples.readSeries('2026112006', 'gfs.0p25', [1])).size).toBe(0);
    await expect(samples.joinSteps('2026112006', 'gfs.0p25', [7])).rejects.toThrow(
      'samples/2026112006/gfs.0p25/007.bin is missing',
    );
  });
});
