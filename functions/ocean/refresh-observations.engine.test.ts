import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { nowcast } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { FakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hosts, settingsOf, startHosts } from './test-support/hosts.ts';

const now = Date.UTC(2026, 10, 20, 12);
const beach =
  listBeaches().find(({ buoyIds, windStationIds }) => buoyIds.length > 1 && windStationIds.length > 0) ?? expect.fail();
const stationIds = [...new Set([...beach.windStationIds, ...beach.waterStationIds])];
const [firstBuoy = '', secondBuoy = ''] = beach.buoyIds;
const otherBuoy =
  listBeaches()
    .flatMap(({ buoyIds }) => buoyIds)
    .find((id) => !beach.buoyIds.includes(id)) ?? expect.fail();
const context = { awsRequestId: 'test' };

const LATEST =
  '#STN       LAT      LON  YYYY MM DD hh mm WDIR WSPD   GST WVHT  DPD APD MWD   PRES  PTDY  ATMP  WTMP  DEWP  VIS   TIDE\n#text      deg      deg   yr mo day hr mn degT   m/s   m/s   m   sec sec degT   hPa   hPa  degC  degC  degC  nmi     ft\n';
const SPEC =
  '#YY  MM DD hh mm WVHT  SwH  SwP  WWH  WWP SwD WWD  STEEPNESS  APD MWD\n#yr  mo dy hr mn    m    m  sec    m  sec  -  degT     -      sec degT\n';
const MET =
  '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE\n#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft\n';
const metRow = (time: string, heightM: string) =>
  `2026 11 ${time} 280  3.0  4.0   ${heightM}     9   3.5 100 1015.3  14.0  13.8    MM   MM   MM    MM\n`;
const publish = (path: string, text: string) => ndbc.files.set(path, new TextEncoder().encode(text));
const latestRow = (id: string, minute: number, wind = '5.0', hour = 11) =>
  `${id.padEnd(7)} ${beach.lat} ${beach.lon} 2026 11 20 ${hour} ${minute} 270 ${wind} 7.0 MM MM MM MM 1015 MM 11.0 13.0 MM MM MM\n`;

let hosts: Hosts;
let ndbc: FakeNoaa;
let refresh: () => Promise<unknown>;
let data: typeof import('@groundswell/data/ocean');
const readNow = (id: number) => data.forecasts.readNow(id);

beforeAll(async () => {
  hosts = await startHosts();
  ndbc = hosts.noaa;
  Object.assign(process.env, settingsOf(await hosts.tables.open(), hosts));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now });
  data = await import('@groundswell/data/ocean');
  const { handler } = await import('./refresh-observations.ts');
  hosts.tables.reach((await import('@groundswell/data/testing/table')).processTable().db);
  refresh = () => handler({}, context);
});
afterAll(async () => {
  vi.useRealTimers();
  await hosts.stop();
});

test('a beach gets its stations’ rows; a value that a buoy omits this time is remembered; malformed rows are skipped', async () => {
  publish('data/latest_obs/latest_obs.txt', LATEST + stationIds.map((id) => latestRow(id, 50)).join(''));
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
        { kind: 'swell', heightM: 1.2, periodS: 11.4, fromDeg: 112.5 },
        { kind: 'sea', heightM: 0.9, periodS: 4, fromDeg: 202.5 },
      ],
    },
  });
  expect(ndbc.requests).toContain(`GET data/realtime2/${secondBuoy}.spec bytes=0-8191`);

  ndbc.files.delete(`data/realtime2/${secondBuoy}.spec`);
  await refresh();
  expect(await readNow(beach.id)).toEqual({ observed });

  publish('data/latest_obs/latest_obs.txt', LATEST + stationIds.map((id) => latestRow(id, 55, '6.0')).join(''));
  await refresh();
  const later = (await readNow(beach.id)).observed;
  expect(later?.wind?.wind?.value.speedMps).toBe(6);
  expect(later?.waves).toEqual(observed?.waves);
});

test('when the newest observations are unavailable the job fails and stored ones stay', async () => {
  const before = await readNow(beach.id);
  ndbc.faults.set('data/latest_obs/latest_obs.txt', (_, response) => void response.writeHead(404).end());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(refresh()).rejects.toThrow('not published');
  expect(await readNow(beach.id)).toEqual(before);
});

test('a row dated in the future replaces neither a station nor its remembered values', async () => {
  ndbc.faults.clear();
  const before = (await readNow(beach.id)).observed;
  const publishAhead = stationIds.map((id) => latestRow(id, 30, '9.9', 14)).join('');
  publish('data/latest_obs/latest_obs.txt', LATEST + publishAhead);
  await refresh();
  expect((await readNow(beach.id)).observed?.wind).toEqual(before?.wind);
});

test('a spectral summary with an old newest row does not hide the newer standard rows', async () => {
  for (const id of beach.buoyIds) ndbc.files.delete(`data/realtime2/${id}.spec`);
  publish(
    `data/realtime2/${firstBuoy}.spec`,
    `${SPEC}2026 11 20 03 40  1.5  1.2 11.4  0.9  4.0  ESE SSW  N/A  5.5 110\n`,
  );
  publish(`data/realtime2/${firstBuoy}.txt`, MET + metRow('20 11 50', '2.2'));
  await refresh();
  const waves = (await readNow(beach.id)).observed?.waves;
  expect(waves).toMatchObject({ stationId: firstBuoy, waves: { value: { heightM: 2.2, periodS: 9 } } });
});

test('if no buoy answers, the job takes less than a minute, and the newest rows are kept', async () => {
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
  publish('data/latest_obs/latest_obs.txt', LATEST + stationIds.map((id) => latestRow(id, 58, '7.0')).join(''));
  ndbc.requests.length = 0;
  await refresh();
  expect((await readNow(beach.id)).observed?.wind?.wind?.value.speedMps).toBe(7);
  expect(new Set(ndbc.requests.filter((one) => one.includes('realtime2'))).size).toBeLessThan(20);
  expect(Date.now() - startedAt).toBeLessThan(120_000);
  vi.setSystemTime(now);
});

test('48 hours of a buoy are kept, without heights of 99 m or sudden jumps', async () => {
  ndbc.faults.clear();
  publish(
    `data/realtime2/${firstBuoy}.txt`,
    MET +
      metRow('20 11 55', '9.9') +
      metRow('20 10 50', '99.') +
      metRow('20 09 50', '1.9') +
      metRow('18 12 50', '1.4') +
      metRow('18 11 50', '1.3'),
  );
  await refresh();
  const history = await data.stationHistory.find(firstBuoy);
  expect(history?.rows.flatMap(({ waveHeightM }) => waveHeightM ?? [])).toEqual([2.2, 1.9, 1.5, 1.4]);
  expect(history?.refused).toContainEqual(expect.objectContaining({ value: 99, because: 'range' }));
  expect(history?.refused).toContainEqual(expect.objectContaining({ value: 9.9, because: 'spike' }));
  expect((await readNow(beach.id)).observed?.waves?.waves?.value.heightM).toBe(2.2);
  expect(ndbc.requests).toContain(`GET data/realtime2/${firstBuoy}.txt bytes=0-8191`);
});

test('a new buoy is read 48 hours back, with its spectrum train by train, and the next time only its newest rows', async () => {
  const bin = (value: string, hz: number) => `${value} (${hz.toFixed(3)}) `;
  const bells = Array.from({ length: 40 }, (_, n) => 0.04 + n * 0.01).map((hz) => ({
    hz,
    density: 4 * Math.exp(-(((hz - 0.08) / 0.015) ** 2)) + Math.exp(-(((hz - 0.25) / 0.03) ** 2)),
  }));
  const stamp = '2026 11 20 11 50';
  publish(`data/realtime2/${otherBuoy}.txt`, MET + metRow('20 11 50', '1.6'));
  publish(
    `data/realtime2/${otherBuoy}.spec`,
    `${SPEC}2026 11 20 11 40  1.6  1.5 12.5  0.8  4.0    E   N  N/A  5.5 100\n`,
  );
  publish(
    `data/realtime2/${otherBuoy}.data_spec`,
    `#YY  MM DD hh mm Sep_Freq  < spec_1 (freq_1) ... >\n${stamp} 0.180 ${bells.map(({ hz, density }) => bin(density.toFixed(3), hz)).join('')}\n`,
  );
  publish(
    `data/realtime2/${otherBuoy}.swdir`,
    `#YY  MM DD hh mm alpha1_1 (freq_1) ... >\n${stamp} ${bells.map(({ hz }) => bin(hz < 0.18 ? '100.0' : '350.0', hz)).join('')}\n`,
  );
  ndbc.requests.length = 0;
  await refresh();
  expect(ndbc.requests).toContain(`GET data/realtime2/${otherBuoy}.txt bytes=0-32767`);
  const history = await data.stationHistory.find(otherBuoy);
  const [swell, sea] = history?.trains?.value ?? [];
  expect(swell).toMatchObject({ kind: 'swell', periodS: 12.5, fromDeg: 100 });
  expect(sea).toMatchObject({ kind: 'sea', periodS: 4 });
  expect(Math.hypot(swell?.heightM ?? 0, sea?.heightM ?? 0)).toBeCloseTo(1.6, 1);
  // The row has the buoy's own measurement, not the values of NDBC's summary.
  const row = history?.rows.find(({ waveHeightM }) => waveHeightM !== undefined);
  expect(row).toMatchObject({ waveHeightM: 1.6, swellHeightM: swell?.heightM, swellPeriodS: 12.5, swellFromDeg: 100 });
  expect(row).toMatchObject({ seaHeightM: sea?.heightM, seaPeriodS: sea?.periodS, seaFromDeg: sea?.fromDeg });

  ndbc.requests.length = 0;
  await refresh();
  const requests = ndbc.requests.filter((one) => one.includes(otherBuoy));
  expect(requests).toEqual([`GET data/realtime2/${otherBuoy}.txt bytes=0-8191`]);
});

test('a new reading corrects the summary of lists like the page, also after a job that died halfway', async () => {
  const forecast = composeForecast({ beach, ocean: madeOcean(now - 3 * HOUR_MS), now });
  await data.forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
  await data.summaries.put(beach.id, '2026112006', summarizeForecast(forecast));
  publish('data/latest_obs/latest_obs.txt', LATEST + stationIds.map((id) => latestRow(id, 59, '7.0')).join(''));
  const died = vi.spyOn(data.observed, 'put').mockRejectedValue(new Error('killed'));
  await expect(refresh()).rejects.toThrow('killed');
  died.mockRestore();
  await refresh();

  const { observed } = await readNow(beach.id);
  const shown = summarizeForecast(nowcast(forecast, observed, now).forecast);
  expect((await data.summaries.readMany([beach.id])).get(beach.id)).toEqual(shown);
  expect(shown).not.toEqual(summarizeForecast(forecast));
});

test('all stations are kept for the map; the list is read once a day, and a page of HTML or half a list does no harm', async () => {
  const names = async () => (await data.stationList.read())?.stations.map(({ name }) => name) ?? [];
  const first = await data.stationList.read();
  expect(first?.stations.map(({ stationId }) => stationId)).toEqual(expect.arrayContaining([...stationIds]));
  for (const bad of ['<html><body>Down for maintenance</body></html>', '<stations><station id="44013" lat="42']) {
    publish('activestations.xml', bad);
    await refresh();
    expect((await data.stationList.read())?.stations.length).toBe(first?.stations.length);
  }
  publish(
    'activestations.xml',
    `<stations><station id="${stationIds[0]?.toLowerCase()}" lat="43" lon="-70" name="The  Pier" type="fixed" met="y"/>` +
      '<station id="99998" lat="10" lon="190" name="Far out" type="buoy" met="y"/></stations>',
  );
  await refresh();
  const list = await data.stationList.read();
  expect(list?.listedAt).toBe(now);
  expect(list?.stations.find(({ name }) => name === 'The Pier')).toMatchObject({
    kind: 'land',
    wind: { value: { speedMps: 7 } },
  });
  expect(list?.stations.find(({ stationId }) => stationId === '99998')).toMatchObject({ lon: -170, kind: 'buoy' });

  ndbc.files.delete('activestations.xml');
  ndbc.requests.length = 0;
  vi.setSystemTime(now + 60_000);
  await refresh();
  expect(ndbc.requests.filter((one) => one.includes('activestations'))).toEqual([]);
  vi.setSystemTime(now + 25 * 3_600_000);
  await refresh();
  expect(ndbc.requests.filter((one) => one.includes('activestations'))).toHaveLength(1);
  expect(await names()).toContain('Far out');
  vi.setSystemTime(now);
});
