import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ForecastReply, LocationMenuReply } from '@groundswell/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { arrangeMirror, type Scene } from '../../packages/local/src/noaa/arrange-mirror.ts';
import { startCloud } from '../support/cloud.ts';
import { makeReader } from '../support/reader.ts';

/** NOAA's own files, where they are stored beside the repository. */
const NOAA = join(import.meta.dirname, '../../../shared/data/noaa');
const mirrors = mkdtempSync(join(tmpdir(), 'groundswell-mirrors-'));
afterAll(() => rmSync(mirrors, { recursive: true }));

interface Ocean {
  readonly slugs: readonly string[];
  forecast(slug: string): Promise<ForecastReply>;
}

interface Look {
  /** Defaults to the time of the scene's files. */
  readonly now?: string;
  /** Reads as a Pro user, who sees all days. */
  readonly byPro?: boolean;
}

/** Runs the cloud on a mirror of NOAA's files. */
async function withScene(
  scene: Scene,
  look: (ocean: Ocean) => Promise<void>,
  { now, byPro = false }: Look = {},
): Promise<void> {
  const mirror = join(mirrors, `${scene}-${now ?? 'own'}`);
  await arrangeMirror(NOAA, mirror, scene);
  const cloud = await startCloud({ mirror, now });
  try {
    const pro = byPro ? await makeReader(cloud.url, 'Pro') : undefined;
    const headers: Record<string, string> = pro ? { authorization: `Bearer ${pro.token}` } : {};
    const read = async (path: string) => (await fetch(cloud.url + path, { headers })).json();
    const menu: LocationMenuReply = await read('/locationmenu');
    const locals = menu.flatMap(({ areas }) => areas).flatMap((area) => area.locals);
    const slugs = locals.flatMap(({ locations }) => locations).map(({ slug }) => slug);
    await look({ slugs, forecast: (slug) => read(`/forecast/${slug}?isAjax=true`) });
  } finally {
    await cloud.stop();
  }
}

async function readAll({ slugs, forecast }: Ocean): Promise<readonly ForecastReply[]> {
  const replies: ForecastReply[] = [];
  for (const slug of slugs) replies.push(await forecast(slug));
  return replies;
}

/** Each test starts a cloud. */
const CLOUD_MS = 900_000;

describe.runIf(existsSync(NOAA))('on NOAA’s own files', { timeout: CLOUD_MS }, () => {
  test('the bulletin of 44097 becomes 16 days for Rhode Island and Montauk, which state that they have no wind', async () => {
    await withScene(
      'bulletin',
      async (ocean) => {
        const served = (await readAll(ocean)).filter(({ state }) => state === 'ready');
        const areas = new Set(served.map(({ place }) => place[1]?.name));
        expect(served.length).toBeGreaterThanOrEqual(15);
        expect([...areas].some((area) => area?.includes('Rhode Island'))).toBe(true);
        expect(served.some(({ place }) => place[2]?.name.includes('Montauk'))).toBe(true);
        for (const { sources, timeline, current } of served) {
          expect(sources.waves).toMatchObject({ model: 'gfswave bulletin 44097', run: '2021-04-28T18:00:00.000Z' });
          expect(sources.wind).toBeUndefined();
          expect(timeline.wvhtText.filter((text) => text !== null).length).toBeGreaterThan(360);
          expect(new Set([...timeline.wind, ...timeline.condText])).toEqual(new Set([null]));
          expect(current.nowSurf).toMatch(/ft|flat/);
          expect(current.reasons).toEqual(['No wind forecast for this hour']);
        }
      },
      { byPro: true },
    );
  });

  test.each([
    ['atlantic', 'gfswave.atlocn.0p16', 350, -108],
    ['west-coast', 'gfswave.wcoast.0p16', 190, 2184],
  ] as const)(
    'the %s grid gives the surf now at every beach it covers, each from the sea cell it uses',
    async (scene, model, atLeast, standInHours) => {
      await withScene(scene, async (ocean) => {
        const covered = (await readAll(ocean)).filter(({ sources }) => sources.waves?.model === model);
        expect(covered.length).toBeGreaterThanOrEqual(atLeast);
        for (const { current, sources, nowHour, timeline } of covered) {
          expect(sources.waves?.cell?.distance_km).toBeLessThan(25);
          expect(sources.wind).toMatchObject({ run: '2021-08-31T00:00:00.000Z', stand_in_hours: standInHours });
          expect(current.nowSurf).toMatch(/^(flat|[\d.+-]+ ft)$/);
          expect(current.nowCond).toMatch(/clean|fair|choppy/);
          expect(timeline.wvhtText.filter((text) => text !== null)).toEqual([timeline.wvhtText[nowHour ?? -1]]);
        }
      });
    },
  );

  test('buoy 44013 gives the conditions of the beaches near it, with its age', async () => {
    const observe = async ({ forecast }: Ocean) => {
      const { current } = await forecast('nahant-beach');
      expect(current).toMatchObject({ buoy: '44013', wvht: '1.6 ft', buoy_age_min: 15 });
    };
    await withScene('bulletin', observe, { now: '2022-06-05T13:05:00Z' });
  });

  test('the newest observations of all stations become current conditions', async () => {
    const observe = async (ocean: Ocean) => {
      const now = (await readAll(ocean)).map(({ current }) => current);
      expect(now.filter(({ buoy }) => buoy && buoy !== 'FORECAST').length).toBeGreaterThan(100);
      expect(now.filter(({ wind_spd }) => wind_spd).length).toBeGreaterThan(150);
      expect(now.filter(({ sst }) => sst).length).toBeGreaterThan(150);
    };
    await withScene('bulletin', observe, { now: '2018-07-30T21:40:00Z' });
  });
});
