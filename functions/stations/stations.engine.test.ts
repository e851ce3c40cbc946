import { Buoy, MapStations } from '@groundswell/contracts';
import { stationHistory, stationList } from '@groundswell/data/ocean';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type { ListedStation, StationHistory } from '@groundswell/forecast';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler as getBuoy } from './get-buoy.ts';
import { handler as listMapStations } from './list-map-stations.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minutesAgo = (minutes: number) => now - minutes * 60_000;
useMemoryTable();

const outer: ListedStation = {
  stationId: '44009',
  name: 'DELAWARE BAY 26 NM Southeast of Cape May, NJ',
  lat: 38.46,
  lon: -74.69,
  kind: 'buoy',
  waves: { at: minutesAgo(20), value: { heightM: 1.2, periodS: 9, fromDeg: 110 } },
  wind: { at: minutesAgo(10), value: { speedMps: 9, fromDeg: 270, gustMps: 11 } },
  waterC: { at: minutesAgo(10), value: 13 },
};
const stations: readonly ListedStation[] = [
  outer,
  { ...outer, stationId: '44084', name: 'Bethany Beach, DE (263)', lat: 38.537, lon: -75.047, wind: undefined },
  {
    stationId: 'OCIM2',
    name: 'Ocean City Inlet, MD',
    lat: 38.328,
    lon: -75.091,
    kind: 'land',
    wind: { at: minutesAgo(6), value: { speedMps: 1, fromDeg: 0 } },
  },
  { stationId: '44066', name: 'Texas Tower #4', lat: 39.618, lon: -72.644, kind: 'buoy', waves: outer.waves },
  { stationId: '44999', name: 'Silent', lat: 38.6, lon: -74.8, kind: 'buoy' },
  { stationId: '51999', name: 'Across', lat: 10, lon: -179.5, kind: 'buoy', waterC: outer.waterC },
  { stationId: '52999', name: 'Before', lat: 10, lon: 179.5, kind: 'buoy', waterC: outer.waterC },
];
const history: StationHistory = {
  stationId: '44009',
  rows: [
    { at: minutesAgo(10), windMps: 9, windFromDeg: 270, waterC: 13 },
    { at: minutesAgo(20), waveHeightM: 1.2, peakPeriodS: 9, waveFromDeg: 110, swellHeightM: 0.9, swellFromDeg: 112.5 },
    { at: minutesAgo(49 * 60), waveHeightM: 3 },
  ],
  refused: [{ at: minutesAgo(30), quantity: 'waveHeightM', value: 99, because: 'range' }],
  trains: { at: minutesAgo(20), value: [{ kind: 'swell', heightM: 0.9, periodS: 9.1, fromDeg: 112 }] },
};

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterAll(() => void vi.useRealTimers());

async function call(handler: typeof getBuoy | typeof listMapStations, request: Partial<APIGatewayProxyEventV2>) {
  const event = { rawPath: '/', headers: {}, isBase64Encoded: false, requestContext: { requestId: 'r1' }, ...request };
  const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
  return { status: statusCode, body: JSON.parse(body) };
}
const getBuoyReply = (buoyId: string, queryStringParameters: Record<string, string> = {}) =>
  call(getBuoy, { pathParameters: { buoyId }, queryStringParameters });
const getMapReply = (queryStringParameters: Record<string, string>) => call(listMapStations, { queryStringParameters });
const delaware = { minLat: '38', maxLat: '40', minLon: '-76', maxLon: '-72' };
const idsOf = (body: { stations: { station_id: string }[] }) => body.stations.map(({ station_id }) => station_id);

test('200 for a station of the catalogue before anything was read: no data, and a sentence', async () => {
  const { status, body } = await getBuoyReply('44013');
  expect(status).toBe(200);
  expect(v.safeParse(Buoy, body).issues).toBeUndefined();
  expect(body).toMatchObject({ data: [], trains: [], error: 'Buoy 44013 has not reported in the last 48 hours.' });
});

test('200 without stations for a map before anything was read', async () => {
  const { status, body } = await getMapReply({});
  expect([status, body.stations, body.center]).toEqual([200, [], { lat: 35.232, lon: -75.531 }]);
});

test('200 holds a buoy, its newest rows first, its trains and those nearby, on its own clock', async () => {
  const split = stations.map((one) => (one === outer ? { ...outer, trains: history.trains } : one));
  await stationList.put({ listedAt: now, stations: split }, now);
  await stationHistory.put(history, now);
  const { status, body } = await getBuoyReply('44009');
  expect(status).toBe(200);
  expect(v.safeParse(Buoy, body).issues).toBeUndefined();
  expect(body.station).toMatchObject({
    station_id: '44009',
    timezone: 'America/New_York',
    timezone_by: 'beach',
    timezone_offset: -300,
  });
  expect(body.data).toEqual([
    {
      time: '2026-11-20T11:50:00.000Z',
      wvht_time: 'Fri 6:50am',
      wnd_dir_txt: 'W',
      wnd_dir: 270,
      wnd_spd: '20 mph',
      wnd_spd_value: 20.1,
      wtmp: '55 °F',
      wtmp_value: 55,
    },
    {
      time: '2026-11-20T11:40:00.000Z',
      wvht_time: 'Fri 6:40am',
      wvht: '3.9 ft',
      wvht_value: 3.94,
      wvper: '9 s',
      wvper_s: 9,
      wvdir: 'ESE',
      wvdir_deg: 110,
      swht: '3.0 ft',
      swht_value: 2.95,
      swdir: 'ESE',
      swdir_deg: 113,
    },
  ]);
  expect(body.current).toMatchObject({ wvht: '3.9 ft', wvht_age_min: 20, wnd_gst: '25 mph', wnd_age_min: 10 });
  expect(body.trains).toEqual([
    { kind: 'swell', height: '3.0 ft', height_value: 2.95, period: '9 s', period_s: 9.1, dir: 'ESE', dir_deg: 112 },
  ]);
  expect(body.nearby_buoys.map((near: { station_id: string }) => near.station_id)).toEqual(['44084', '44066']);
  expect(body.error).toBeUndefined();
});

test('200 in metres for units=2, with the id in any case', async () => {
  const { body } = await getBuoyReply('ocim2', { units: '2' });
  expect(body).toMatchObject({
    wvht_unit: 'm',
    current: { wnd_spd: '4 kph' },
    error: 'Station OCIM2 has not reported in the last 48 hours.',
  });
});

test('200 units chosen on the page override the reader’s, each for its quantity', async () => {
  const units = { units: '1', chosenUnits: 'm,kts' };
  const { body } = await getBuoyReply('44009', units);
  expect(body).toMatchObject({ wvht_unit: 'm', current: { wvht: '1.2 m', wnd_spd: '17 kts', wtmp: '55 °F' } });
  const [marked] = (await getMapReply({ ...delaware, ...units })).body.stations;
  expect(marked).toMatchObject({ wvht: '1.2 m', wnd_spd: '17 kts', wtmp: '55 °F' });
});

test('200 nearby distances from the beach that the buoy is opened from', async () => {
  const { body } = await getBuoyReply('OCIM2', { slug: 'indian-river-inlet-northside' });
  const [first, second] = body.nearby_buoys;
  expect([first.distance_km, second.distance_km].every((km) => km > 1 && km < 60)).toBe(true);
  const fromStation = (await getBuoyReply('OCIM2')).body.nearby_buoys[0];
  expect(fromStation.distance_km).not.toBe(first.distance_km);
});

test('200 far from every beach the time zone follows the longitude', async () => {
  const { body } = await getBuoyReply('52999');
  expect(body.station).toMatchObject({ timezone: 'Etc/GMT-12', timezone_by: 'longitude', timezone_offset: 720 });
});

test('404 for a station that NDBC does not list, 422 for what is no id', async () => {
  expect((await getBuoyReply('99999')).body).toMatchObject({
    code: 'not_found',
    error: 'There is no station “99999”.',
  });
  expect((await getBuoyReply('../secret')).status).toBe(422);
});

test('200 shows stations with current values, by what they measure', async () => {
  const { status, body } = await getMapReply({ ...delaware, slug: 'indian-river-inlet-northside' });
  expect(status).toBe(200);
  expect(v.safeParse(MapStations, body).issues).toBeUndefined();
  expect(idsOf(body)).toEqual(['44009', '44084', 'OCIM2', '44066']);
  expect(body.stations[0]).toMatchObject({ station_icon: 'wave', wvht: '3.9 ft', wnd_spd_cat: 2, wnd_dir_txt: 'W' });
  expect(body.stations[2]).toMatchObject({ station_icon: 'wind', wnd_spd_cat: 0, wx_time: '2026-11-20T11:54:00.000Z' });
  expect(body.zoom).toEqual({ desktop: 8, mobile: 7 });
  expect(body.center.lat).toBeCloseTo(38.6, 1);
  expect(body.buoy_summary_pos).toMatchObject({ '44084': 'top', OCIM2: 'bottom' });
});

test('200 leaves out stations that the map has, and the kind it did not request', async () => {
  expect(idsOf((await getMapReply({ ...delaware, existingStations: '44009,ocim2' })).body)).toEqual(['44084', '44066']);
  expect(idsOf((await getMapReply({ ...delaware, stationType: 'land' })).body)).toEqual(['OCIM2']);
});

test('200 across the antimeridian', async () => {
  const { body } = await getMapReply({ minLat: '5', maxLat: '15', minLon: '175', maxLon: '-175' });
  expect(idsOf(body)).toEqual(['51999', '52999']);
  expect(Math.abs(body.center.lon)).toBe(180);
});

test('200 with a sentence and no stations for a box too large', async () => {
  const { status, body } = await getMapReply({ minLat: '20', maxLat: '45', minLon: '-90', maxLon: '-70' });
  expect([status, body.stations, body.errorMsg, body.reason]).toEqual([
    200,
    [],
    'zoom in to load stations',
    { code: 'box-too-large' },
  ]);
});

test.each([
  [{ minLat: '38' }, 'maxLat', 'A box needs all four sides.'],
  [{ ...delaware, minLat: '41' }, 'minLat', 'The least latitude must not be above the greatest.'],
  [{ ...delaware, maxLon: '181' }, 'maxLon', 'The greatest longitude must be between -180 and 180 degrees.'],
  [{ chosenUnits: 'm,furlong' }, 'chosenUnits', 'The chosen units must be ft or m, then mph, kph or kts, then F or C.'],
  [{ chosenUnits: 'ft,m' }, 'chosenUnits', 'The chosen units must be ft or m, then mph, kph or kts, then F or C.'],
  [{ chosenUnits: 'kts,m' }, 'chosenUnits', 'The chosen units must be ft or m, then mph, kph or kts, then F or C.'],
  [{ stationType: 'ship' }, 'stationType', 'The station type must be all, buoy or land.'],
  [
    { existingStations: Array.from({ length: 301 }, (_, n) => `4${String(n).padStart(4, '0')}`).join() },
    'existingStations',
    'The list of existing stations must hold 300 ids at most.',
  ],
  [
    { existingStations: '44009,../x' },
    'existingStations',
    'The station must be an id of letters and digits, as in 44013.',
  ],
])('422 for %o', async (query, field, sentence) => {
  const { status, body } = await getMapReply(query as Record<string, string>);
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([sentence]);
});
