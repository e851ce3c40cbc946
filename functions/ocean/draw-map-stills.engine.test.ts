import { forecasts, mapStills, tileStore } from '@groundswell/data/ocean';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { readMapStill, readMapStillDays } from '@groundswell/map-stills';
import { formatFirstTime, tilePath } from '@groundswell/tiles';
import { drawTiles } from '@groundswell/tiles/draw';
import { GLOBE_2_DEG, madeGrid, madeLayer } from '@groundswell/tiles/testing/grids';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './draw-map-stills.ts';

const RUN = '2026112006';
const runAt = Date.UTC(2026, 10, 20, 6);
const FIRST_TIME = 'tiles/wvht/firstTime.txt';

useMemoryTable();
const kept = useObjects();
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  for (const level of ['log', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  kept.store.objects.clear();
});
afterEach(() => vi.restoreAllMocks());

const run = () => handler({}, { awsRequestId: 'test' });
const setHour = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: runAt + hours * HOUR_MS });
const mapStillFiles = () => [...kept.store.objects.keys()].filter((name) => name.includes('/plate/')).sort();

const layers = [3, 12, 0, 1].map((value) => madeLayer(GLOBE_2_DEG, () => value));
const tiles = [...drawTiles('wvht', { grid: madeGrid(GLOBE_2_DEG), layers })].filter(({ z }) => z === 3);

/** Publishes the waves of some hours as tiles, 3 m everywhere. */
async function publish(cycle: string, hours: readonly number[]): Promise<void> {
  for (const hour of hours)
    for (const { png, ...address } of tiles)
      await tileStore.put(tilePath({ set: 'wvht', run: cycle, hour, ...address }), png);
  const text = formatFirstTime({ run: cycle, model: 'gfswave.global.0p25', hours });
  await tileStore.updateText(FIRST_TIME, () => text);
}

test('before there are charts nothing is drawn, and nothing fails', async () => {
  setHour(9);
  await run();
  expect(mapStillFiles()).toEqual([]);
  expect(await mapStills.find('pacific')).toBeUndefined();
});

test('each coast gets both shapes of the hour nearest to now, and an item that names them', async () => {
  setHour(8);
  await publish(RUN, [6, 9, 12]);
  await run();
  expect(mapStillFiles().filter((name) => !name.includes('-days-'))).toHaveLength(6);
  for (const coast of ['pacific', 'atlantic', 'gulf']) {
    const plate = await mapStills.find(coast);
    expect(plate).toMatchObject({ coast, run: RUN, at: runAt + 9 * HOUR_MS, model: 'gfswave.global.0p25' });
    for (const shape of ['wide', 'tall'] as const) {
      const path = plate?.paths[shape] ?? '';
      expect(path).toBe(`tiles/plate/${RUN}/009/${coast}-${shape}.json`);
      const stored = kept.store.objects.get(`maps/${path}`)?.toString() ?? '';
      expect(readMapStill(JSON.parse(stored))).toMatchObject({ coast, shape });
      expect(kept.store.headers.get(`maps/${path}`)).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  }
});

test('a still is redrawn only with the next hour of the charts', async () => {
  setHour(8);
  await publish(RUN, [6, 9, 12]);
  kept.store.headers.clear();
  await run();
  expect([...kept.store.headers.keys()]).toEqual([]);
  setHour(12);
  await run();
  expect((await mapStills.find('gulf'))?.at).toBe(runAt + 12 * HOUR_MS);
});

test('an older run, or one that ended long ago, keeps the shown still', async () => {
  setHour(12);
  await publish('2026112000', [18]);
  await run();
  expect((await mapStills.find('pacific'))?.run).toBe(RUN);
  setHour(40);
  await publish(RUN, [6, 9, 12]);
  await run();
  expect((await mapStills.find('pacific'))?.at).toBe(runAt + 12 * HOUR_MS);
});

test('if the tiles of a run are gone, the previous still stays', async () => {
  setHour(15);
  await tileStore.updateText(FIRST_TIME, () =>
    formatFirstTime({ run: '2026112012', model: 'gfswave.global.0p25', hours: [0, 3, 6, 9] }),
  );
  await run();
  expect((await mapStills.find('atlantic'))?.run).toBe(RUN);
  expect(mapStillFiles()).toEqual([]);
});

test('an invalid firstTime.txt fails the job and keeps the still', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await tileStore.updateText(FIRST_TIME, () => '<html>');
  await expect(run()).rejects.toThrow();
  expect((await mapStills.find('atlantic'))?.run).toBe(RUN);
});

test('each coast gets the days around a run, first from earlier runs’ hours, then from its own, redrawn when it has more', async () => {
  for (const before of ['2026111912', '2026112000']) await publish(before, [0]);
  await publish('2026112012', [0, 3, 12, 24]);
  const pathOfDays = 'tiles/plate/2026112012/gulf-days-3.json';
  setHour(6);
  await run();
  expect((await mapStills.find('gulf'))?.days).toBe(pathOfDays);
  const days = readMapStillDays(JSON.parse(kept.store.objects.get(`maps/${pathOfDays}`)?.toString() ?? ''));
  expect(days?.frames.map(({ at }) => (at - runAt) / HOUR_MS)).toEqual([-18, -6, 6, 18, 30]);
  kept.store.headers.clear();
  setHour(9);
  await run();
  expect(await mapStills.find('gulf')).toMatchObject({ at: runAt + 9 * HOUR_MS, days: pathOfDays });
  expect([...kept.store.headers.keys()].filter((name) => name.includes('-days-'))).toEqual([]);
  await publish('2026112012', [0, 3, 12, 24, 36]);
  await run();
  expect((await mapStills.find('gulf'))?.days).toBe('tiles/plate/2026112012/gulf-days-4.json');
});

test('a still without a story gets it once forecasts exist, without being redrawn', async () => {
  await publish('2026112012', [0, 3, 12, 24, 36]);
  setHour(9);
  await run();
  expect((await mapStills.find('atlantic'))?.story).toBeUndefined();
  const startAt = runAt + 6 * HOUR_MS;
  const forecast = composeForecast({ beach: washout, ocean: madeOcean(startAt), now: startAt });
  await forecasts.put({ beachId: 136, cycle: '2026112012', composedAt: startAt, steps: 1, forecast });
  const files = mapStillFiles();
  kept.store.headers.clear();
  await run();
  expect((await mapStills.find('atlantic'))?.story).toMatchObject({ periodS: expect.any(Number) });
  expect(mapStillFiles()).toEqual(files);
  expect([...kept.store.headers.keys()]).toEqual([]);
});
