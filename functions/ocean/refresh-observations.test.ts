import { listBeaches } from '@groundswell/data/places';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Dynamo, engines } from '../../packages/data/test-support/start-dynamo.ts';
import { type FakeNoaa, startFakeNoaa } from '../../packages/ocean/test-support/fake-noaa.ts';

const now = Date.UTC(2026, 10, 20, 12);
const beach =
  listBeaches().find(({ buoyIds, stationIds }) => buoyIds.length > 1 && stationIds.length > 0) ?? expect.fail();
const [firstBuoy = '', secondBuoy = ''] = beach.buoyIds;
const context = { awsRequestId: 'test' };

const LATEST =
  '#STN       LAT      LON  YYYY MM DD hh mm WDIR WSPD   GST WVHT  DPD APD MWD   PRES  PTDY  ATMP  WTMP  DEWP  VIS   TIDE\n#text      deg      deg   yr mo day hr mn degT   m/s   m/s   m   sec sec degT   hPa   hPa  degC  degC  degC  nmi     ft\n';
const SPEC =
  '#YY  MM DD hh mm WVHT  SwH  SwP  WWH  WWP SwD WWD  STEEPNESS  APD MWD\n#yr  mo dy hr mn    m    m  sec    m  sec  -  degT     -      sec degT\n';
const publish = (path: string, text: string) => ndbc.files.set(path, new TextEncoder().encode(text));
const latestRow = (id: string, minute: number, wind = '5.0', hour = 11) =>
  `${id.padEnd(7)} ${beach.lat} ${beach.lon} 2026 11 20 ${hour} ${minute} 270 ${wind} 7.0 MM MM MM MM 1015 MM 11.0 13.0 MM MM MM\n`;

let dynamo: Dynamo;
let ndbc: FakeNoaa;
let refresh: () => Promise<unknown>;
let readNow: typeof import('@groundswell/data').forecasts.readNow;

beforeAll(async () => {
  const [engine] = engines;
  [dynamo, ndbc] = await Promise.all([
    engine?.start() ?? expect.fail('No engine of DynamoDB is here.'),
    startFakeNoaa(),
  ]);
  const { name } = await dynamo.createTable();
  Object.assign(process.env, {
    TABLE_NAME: name,
    NDBC_URL: ndbc.url,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now });
  const [{ forecasts }, { handler }] = await Promise.all([
    import('@groundswell/data'),
    import('./refresh-observations.ts'),
  ]);
  readNow = forecasts.readNow;
  refresh = () => handler({}, context);
});
afterAll(async () => {
  vi.useRealTimers();
  dynamo.stop();
  await ndbc.stop();
});

test('a beach hears its stations; what a buoy skips this time is remembered; what is not NDBC is passed over', async () => {
  publish('data/latest_obs/latest_obs.txt', LATEST + beach.stationIds.map((id) => latestRow(id, 50)).join(''));
  publish(`data/realtime2/${firstBuoy}.spec`, '<!DOCTYPE html><title>Sorry</title>');
  publish(
    `data/realtime2/${secondBuoy}.spec`,
    `${SPEC}2026 11 20 11 40  1.5  1.2 11.4  0.9  4.0  ESE SSW        N/A  5.5 110\n`,
  );
  await refresh();

  const { observed } = await readNow(beach.id);
  expect(observed?.wind?.wind).toEqual({
    at: Date.UTC(2026, 10, 20, 11, 50),
    value: { speedMps: 5, fromDeg: 270, gustMps: 7 },
  });
  expect(observed?.waves).toMatchObject({
    stationId: secondBuoy,
    waves: { value: { heightM: 1.5, periodS: 11.4, fromDeg: 110 } },
    trains: {
      value: [
        { kind: 'sea', heightM: 0.9, periodS: 4, fromDeg: 202.5 },
        { kind: 'swell', heightM: 1.2, periodS: 11.4, fromDeg: 112.5 },
      ],
    },
  });
  expect(ndbc.requests).toContain(`GET data/realtime2/${secondBuoy}.spec bytes=0-8191`);

  ndbc.files.delete(`data/realtime2/${secondBuoy}.spec`);
  await refresh();
  expect(await readNow(beach.id)).toEqual({ observed });

  publish('data/latest_obs/latest_obs.txt', LATEST + beach.stationIds.map((id) => latestRow(id, 55, '6.0')).join(''));
  await refresh();
  const later = (await readNow(beach.id)).observed;
  expect(later?.wind?.wind?.value.speedMps).toBe(6);
  expect(later?.waves).toEqual(observed?.waves);
});

test('when the newest observations cannot be had the job fails and what is kept stays', async () => {
  const before = await readNow(beach.id);
  ndbc.faults.set('data/latest_obs/latest_obs.txt', (_, response) => void response.writeHead(404).end());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(refresh()).rejects.toThrow('not published');
  expect(await readNow(beach.id)).toEqual(before);
});

test('a row dated ahead takes over neither a station nor what is remembered of it', async () => {
  ndbc.faults.clear();
  const before = (await readNow(beach.id)).observed;
  const publishAhead = beach.stationIds.map((id) => latestRow(id, 30, '9.9', 14)).join('');
  publish('data/latest_obs/latest_obs.txt', LATEST + publishAhead);
  await refresh();
  expect((await readNow(beach.id)).observed?.wind).toEqual(before?.wind);
});

test('a spectral summary whose newest row is old does not hide the newer standard rows', async () => {
  for (const id of beach.buoyIds) ndbc.files.delete(`data/realtime2/${id}.spec`);
  publish(
    `data/realtime2/${firstBuoy}.spec`,
    `${SPEC}2026 11 20 03 40  1.5  1.2 11.4  0.9  4.0  ESE SSW  N/A  5.5 110\n`,
  );
  publish(
    `data/realtime2/${firstBuoy}.txt`,
    '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE\n' +
      '2026 11 20 11 50 280  3.0  4.0   2.2     9   3.5 100 1015.3  14.0  13.8    MM   MM   MM    MM\n',
  );
  await refresh();
  const waves = (await readNow(beach.id)).observed?.waves;
  expect(waves).toMatchObject({ stationId: firstBuoy, waves: { value: { heightM: 2.2, periodS: 9 } } });
});

test('when buoys do not answer, all of them together cost less than a minute and the newest rows are kept', async () => {
  const buoyIds = [...new Set(listBeaches().flatMap((one) => one.buoyIds))];
  const startedAt = Date.now();
  for (const id of buoyIds) {
    for (const kind of ['spec', 'txt']) {
      ndbc.faults.set(`data/realtime2/${id}.${kind}`, (_, response) => {
        vi.setSystemTime(Date.now() + 5000);
        response.writeHead(503).end();
      });
    }
  }
  publish('data/latest_obs/latest_obs.txt', LATEST + beach.stationIds.map((id) => latestRow(id, 58, '7.0')).join(''));
  ndbc.requests.length = 0;
  await refresh();
  expect((await readNow(beach.id)).observed?.wind?.wind?.value.speedMps).toBe(7);
  expect(new Set(ndbc.requests.filter((one) => one.includes('realtime2'))).size).toBeLessThan(20);
  expect(Date.now() - startedAt).toBeLessThan(120_000);
  vi.setSystemTime(now);
});
