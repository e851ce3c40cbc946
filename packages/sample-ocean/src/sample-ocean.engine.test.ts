import { expect, test } from 'vitest';
import { createSampleOcean } from './sample-ocean.ts';

const at = (text: string) => () => new Date(text);
const waves = '/gfs.20261120/00/wave/gridded/gfswave.t00z.wcoast.0p16.f006.grib2';
const paths = [
  waves,
  `${waves}.idx`,
  '/gfs.20261120/00/atmos/gfs.t00z.pgrb2.0p25.f006',
  '/hrrr.20261120/conus/hrrr.t00z.wrfsfcf06.grib2',
  '/data/realtime2/46221.txt',
  '/data/realtime2/44025.swdir',
  '/data/latest_obs/latest_obs.txt',
  '/activestations.xml',
];

/**
 * All tests share this ocean of seed 1, so that they share its computations. The time is half an hour after the 00 UTC
 * run is published.
 */
const ocean = createSampleOcean({ seed: 1, now: at('2026-11-20T05:00:00Z') });

test('the same seed, path and time give the same bytes, in any order of requests', async () => {
  const two = createSampleOcean({ seed: 1, now: at('2026-11-20T05:00:00Z') });
  const first = new Map<string, Uint8Array | undefined>();
  for (const path of paths) first.set(path, (await ocean.respond(path))?.bytes);
  for (const path of [...paths].reverse()) {
    const bytes = first.get(path);
    expect(bytes?.length).toBeGreaterThan(0);
    expect(Buffer.compare((await two.respond(path))?.bytes ?? new Uint8Array(), bytes ?? new Uint8Array(1))).toBe(0);
  }
});

test('another seed gives another ocean', async () => {
  const another = createSampleOcean({ seed: 2, now: at('2026-11-20T05:00:00Z') });
  const [one, two] = await Promise.all([ocean, another].map((each) => each.respond(waves)));
  expect(Buffer.compare(one?.bytes ?? new Uint8Array(), two?.bytes ?? new Uint8Array())).not.toBe(0);
});

test('a run appears four and a half hours after its start and disappears after ten days', async () => {
  const answer = (time: string) => createSampleOcean({ seed: 1, now: at(time) }).respond(`${waves}.idx`);
  expect(await answer('2026-11-20T04:29:59Z')).toBeUndefined();
  expect((await answer('2026-11-20T04:30:00Z'))?.lastModified.toISOString()).toBe('2026-11-20T04:30:00.000Z');
  expect(await answer('2026-11-30T00:00:01Z')).toBeUndefined();
});

test('a listing has the available files, once they are published', async () => {
  const list = (time: string) => createSampleOcean({ seed: 1, now: at(time) }).list('/nam.20261120/nam.t00z.awphys');
  expect(list('2026-11-20T04:29:59Z')).toEqual([]);
  const listed = list('2026-11-20T04:30:00Z');
  expect(listed.map(({ path }) => path).slice(0, 2)).toEqual([
    '/nam.20261120/nam.t00z.awphys00.tm00.grib2',
    '/nam.20261120/nam.t00z.awphys00.tm00.grib2.idx',
  ]);
  const [file] = listed;
  const sizeBytes = (await ocean.respond(file?.path ?? ''))?.bytes.length ?? 0;
  expect(file?.sizeBytes).toBeGreaterThan(0.5 * sizeBytes);
  expect(file?.sizeBytes).toBeLessThan(2 * sizeBytes);
});

test('missing files and stations are not found', async () => {
  expect(await ocean.respond('/data/realtime2/99999.txt')).toBeUndefined();
  expect(await ocean.respond('/data/realtime2/FRFN7.spec')).toBeUndefined();
  expect(await ocean.respond('/gfs.20261120/00/wave/station/bulls.t00z/gfswave.99999.bull')).toBeUndefined();
  expect(await ocean.respond('/somewhere/else')).toBeUndefined();
});

test('the index and the file match', async () => {
  const index = await ocean.respond(`${waves}.idx`);
  const file = await ocean.respond(waves);
  const offsets = Buffer.from(index?.bytes ?? [])
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => Number(line.split(':')[1]));
  for (const offset of offsets)
    expect(Buffer.from(file?.bytes ?? []).toString('latin1', offset, offset + 4)).toBe('GRIB');
  expect(index?.contentType).toBe('text/plain');
});
