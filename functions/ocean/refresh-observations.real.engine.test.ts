import { brotliCompressSync } from 'node:zlib';
import { listBeaches } from '@groundswell/data/places';
import type { FakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { readReal } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Hosts, settingsOf, startHosts } from './test-support/hosts.ts';

/**
 * The newest rows of all stations date from 2018, the list of stations from 2020, the files of buoy 44013 from 2022.
 */
const ALL_STATIONS = Date.UTC(2018, 6, 30, 21, 30);
const BUOY_44013 = Date.UTC(2022, 5, 5, 13, 10);

describe('with real files of NDBC', needs(NOAA_FILES), () => {
  let hosts: Hosts;
  let ndbc: FakeNoaa;
  let data: typeof import('@groundswell/data/ocean');
  let refresh: () => Promise<unknown>;
  beforeAll(async () => {
    hosts = await startHosts();
    ndbc = hosts.noaa;
    Object.assign(process.env, settingsOf(await hosts.tables.open(), hosts));
    vi.spyOn(console, 'log').mockImplementation(() => {});
    ndbc.files.set('data/latest_obs/latest_obs.txt', readReal('ndbc/latest_obs.txt'));
    ndbc.files.set('activestations.xml', readReal('ndbc/activestations.xml'));
    for (const kind of ['txt', 'spec', 'data_spec', 'swdir'])
      ndbc.files.set(`data/realtime2/44013.${kind}`, readReal(`ndbc/44013.${kind}`));
    vi.useFakeTimers({ toFake: ['Date'], now: ALL_STATIONS });
    data = await import('@groundswell/data/ocean');
    const { handler } = await import('./refresh-observations.ts');
    hosts.tables.reach((await import('@groundswell/data/testing/table')).processTable().db);
    refresh = () => handler({}, { awsRequestId: 'test' });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await hosts.stop();
  });

  test('all stations fit into one item many times over', async () => {
    await refresh();
    const list = await data.stationList.read();
    const speaking = list?.stations.filter(({ wind, waves, airC, waterC }) => wind ?? waves ?? airC ?? waterC);
    expect(list?.stations.length).toBeGreaterThan(1423);
    expect(speaking?.length).toBeGreaterThan(700);
    expect(brotliCompressSync(JSON.stringify(list)).length).toBeLessThan(100_000);

    const { handler } = await import('../stations/list-map-stations.ts');
    const box = { minLat: '36', maxLat: '42', minLon: '-77', maxLon: '-70' };
    const event = { queryStringParameters: box, headers: {}, requestContext: { requestId: 'r1' }, rawPath: '/' };
    const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).stations.length).toBeGreaterThan(80);
    expect(brotliCompressSync(body).length).toBeLessThan(5000);
  });

  test('buoy 44013: 48 hours of rows, each measurement once, the newest in trains', async () => {
    vi.setSystemTime(BUOY_44013);
    expect(listBeaches().some(({ buoyIds }) => buoyIds.includes('44013'))).toBe(true);
    await refresh();
    const history = await data.stationHistory.find('44013');
    const waves = history?.rows.filter(({ waveHeightM }) => waveHeightM !== undefined) ?? [];
    expect(waves.length).toBeGreaterThanOrEqual(46);
    expect(waves.length).toBeLessThanOrEqual(49);
    expect(waves.every(({ swellHeightM }) => swellHeightM !== undefined)).toBe(true);
    expect(history?.refused).toEqual([]);
    // The expectation is the buoy's own summary: 0.5 m, wind sea 0.4 m at 3.0 s, swell 0.3 m at 6.7 s.
    expect(history?.trains?.value.map(({ kind, heightM, periodS }) => `${kind} ${heightM} m ${periodS} s`)).toEqual([
      'sea 0.422 m 3.03 s',
      'swell 0.264 m 6.67 s',
      'swell 0.218 m 10 s',
    ]);
    expect(brotliCompressSync(JSON.stringify(history)).length).toBeLessThan(4096);
  });
});
