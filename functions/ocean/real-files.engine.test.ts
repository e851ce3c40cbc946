import type { ForecastReply } from '@groundswell/contracts';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { bulletinPath, DECIDING_MODELS } from '@groundswell/ocean';
import { readReal } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usePipeline } from './test-support/use-pipeline.ts';

const [WIND, WIND_CYCLE] = ['gfs.0p25', '2021083100'];
const GRIDS = [
  {
    model: 'gfswave.atlocn.0p16',
    cycle: '2021082612',
    file: 'gfswave.20210826.t12z.atlocn.0p16.f000.grib2',
    beachesAtLeast: 350,
    windStandInHours: -108,
  },
  {
    model: 'gfswave.wcoast.0p16',
    cycle: '2021113000',
    file: 'gdaswave.20211130.t00z.wcoast.0p16.f000.grib2',
    beachesAtLeast: 190,
    windStandInHours: 2184,
  },
];

describe('on real files of NOAA', needs(NOAA_FILES), () => {
  const ocean = usePipeline();
  beforeEach(() => {
    // The index files are so old that the job no longer waits for missing ones.
    ocean.noaa.publishedAt = new Date(0);
  });

  test('the bulletin of 44097 becomes 16 days for Rhode Island and Montauk, with the missing wind stated', async () => {
    const [cycle, buoy] = ['2021042818', '44097'];
    ocean.noaa.files.set(bulletinPath(cycle, buoy), readReal(`bulletins/gfswave.${buoy}.bull`));
    const [near, far] = [beachesOf(({ bulletinId }) => bulletinId === buoy), someOf(listBeaches())];
    await takeUp(cycle, 5.5, [...new Set([...near, ...far])]);

    const served = (await serve(near)).filter(({ state }) => state === 'ready');
    const others = far.filter((beach) => !near.includes(beach));
    expect((await serve(others)).filter(({ state }) => state === 'ready')).toEqual([]);
    expect(served.length).toBeGreaterThanOrEqual(15);
    expect(served.some(({ place }) => place[1]?.name.includes('Rhode Island'))).toBe(true);
    expect(served.some(({ place }) => place[2]?.name.includes('Montauk'))).toBe(true);
    for (const { sources, timeline, current } of served) {
      expect(sources.waves).toMatchObject({ model: `gfswave bulletin ${buoy}`, run: '2021-04-28T18:00:00.000Z' });
      expect(sources.wind).toBeUndefined();
      expect(timeline.wvhtText.filter((text) => text !== null).length).toBeGreaterThan(360);
      expect(new Set([...timeline.wind, ...timeline.condText])).toEqual(new Set([null]));
      expect(current.nowSurf).toMatch(/ft|flat/);
      expect(current.reasons).toEqual(['No wind forecast for this hour']);
    }
  });

  test.each(GRIDS)('$model gives the current surf at every beach it covers, each with its sea cell', async (grid) => {
    process.env.OCEAN_PINS = JSON.stringify({ [WIND]: WIND_CYCLE });
    publishFirstStep(grid.model, grid.cycle, grid.file);
    publishFirstStep(WIND, WIND_CYCLE, 'gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2');
    const near = beachesOf(({ waveGrid }) => grid.model.includes(waveGrid));
    await takeUp(grid.cycle, 1 / 3, near);

    const covered: CatalogueBeach[] = [];
    for (const beach of near) {
      const { waves } = (await ocean.data().forecasts.readNow(beach.id)).forecast?.sources ?? {};
      if (waves?.model !== grid.model) continue;
      expect(waves.cell?.distanceKm).toBeLessThan(25);
      covered.push(beach);
    }
    expect(covered.length).toBeGreaterThanOrEqual(grid.beachesAtLeast);
    for (const { current, sources, nowHour, timeline } of await serve(someOf(covered))) {
      expect(sources.waves?.cell?.distance_km).toBeLessThan(25);
      expect(sources.wind).toMatchObject({ run: '2021-08-31T00:00:00.000Z', stand_in_hours: grid.windStandInHours });
      expect(current.nowSurf).toMatch(/^(flat|[\d.+-]+ ft)$/);
      expect(current.nowCond).toMatch(/clean|fair|choppy/);
      expect(timeline.wvhtText.filter((text) => text !== null)).toEqual([timeline.wvhtText[nowHour ?? -1]]);
    }
  });

  test('buoy 44013 represents the beaches near it, with its age', async () => {
    for (const kind of ['txt', 'spec', 'data_spec', 'swdir'])
      ocean.noaa.files.set(`data/realtime2/44013.${kind}`, readReal(`ndbc/44013.${kind}`));
    await observeAll(Date.UTC(2022, 5, 5, 13, 5));
    const { current } = await ocean.serve('nahant-beach');
    expect(current).toMatchObject({ buoy: '44013', wvht: '1.6 ft', buoy_age_min: 15 });
  });

  test('the newest observations of all stations become current conditions', async () => {
    await observeAll(Date.UTC(2018, 6, 30, 21, 40));
    const now = (await serve(listBeaches())).map(({ current }) => current);
    expect(now.filter(({ buoy }) => buoy && buoy !== 'FORECAST').length).toBeGreaterThan(100);
    expect(now.filter(({ wind_spd }) => wind_spd).length).toBeGreaterThan(150);
    expect(now.filter(({ sst }) => sst).length).toBeGreaterThan(150);
  });

  function publishFirstStep(modelId: string, cycle: string, file: string): void {
    const model = DECIDING_MODELS.find(({ id }) => id === modelId) ?? expect.fail(`There is no model ${modelId}.`);
    ocean.noaa.files.set(model.path(cycle, 0), readReal(`grib/${file}`));
  }

  /**
   * Ingests the steps of a cycle that are available `hoursAfter` hours after its start, and builds the forecasts of
   * `beaches`.
   */
  async function takeUp(cycle: string, hoursAfter: number, beaches: readonly CatalogueBeach[]): Promise<void> {
    process.env.OCEAN_TAKE_INCOMPLETE_AFTER_HOURS = '0';
    vi.setSystemTime(runStart(cycle) + hoursAfter * HOUR_MS);
    await ocean.poll();
    for (const body of ocean.take('steps')) expect(await ocean.deliver('steps', body)).toBe(true);
    const wanted = new Set(beaches.map(({ id }) => id));
    for (const body of ocean.take('beaches')) {
      const { beachIds, ...rest } = JSON.parse(body);
      const ids = beachIds.filter((id: number) => wanted.delete(id));
      if (ids.length > 0) expect(await ocean.deliver('beaches', JSON.stringify({ ...rest, beachIds: ids }))).toBe(true);
    }
    expect(wanted.size).toBe(0);
  }

  async function observeAll(now: number): Promise<void> {
    ocean.noaa.files.set('data/latest_obs/latest_obs.txt', readReal('ndbc/latest_obs.txt'));
    ocean.noaa.files.set('activestations.xml', readReal('ndbc/activestations.xml'));
    vi.setSystemTime(now);
    await ocean.observe();
  }

  async function serve(beaches: readonly CatalogueBeach[]): Promise<readonly ForecastReply[]> {
    const replies: ForecastReply[] = [];
    for (const { slug } of beaches) replies.push(await ocean.serve(slug));
    return replies;
  }
});

const beachesOf = (is: (beach: CatalogueBeach) => boolean) => listBeaches().filter(is);

/** A tenth of the beaches, from all coasts. */
const someOf = (beaches: readonly CatalogueBeach[]) => beaches.filter((_, index) => index % 10 === 0);
