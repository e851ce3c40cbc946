import { IMPERIAL, type ListedStation, METRIC } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { type BuoyInput, presentBuoy, zoneOfLongitude } from './present-buoy.ts';
import { presentMapStations } from './present-map-stations.ts';

const now = Date.UTC(2026, 10, 1, 8);
const station: ListedStation = { stationId: '44013', name: 'BOSTON', lat: 42.346, lon: -70.651, kind: 'buoy' };
const zone = { timeZone: 'America/New_York', by: 'beach' } as const;
const input = (rows: NonNullable<BuoyInput['history']>['rows'], units = IMPERIAL): BuoyInput => ({
  station,
  history: { stationId: '44013', rows, refused: [] },
  stations: [station],
  zone,
  units,
  now,
});

test.each([
  [-70.6, 'Etc/GMT+5', -300],
  [0, 'Etc/GMT', 0],
  [157.9, 'Etc/GMT-11', 660],
  [-180, 'Etc/GMT+12', -720],
])('far from beaches a clock at %d° keeps %s', (lon, timeZone, offset) => {
  const far = zoneOfLongitude(lon);
  expect(far).toEqual({ timeZone, by: 'longitude' });
  expect(presentBuoy({ ...input([]), zone: far }).station.timezone_offset).toBe(offset);
});

test('the hour repeated in autumn is listed twice, with different instants', () => {
  const rows = [6, 5].map((hour) => ({ at: Date.UTC(2026, 10, 1, hour, 30), waveHeightM: 1 }));
  const { data } = presentBuoy(input(rows));
  expect(data.map(({ wvht_time }) => wvht_time)).toEqual(['Sun 1:30am', 'Sun 1:30am']);
  expect(new Set(data.map(({ time }) => time)).size).toBe(2);
});

test('rows older than 48 hours are left out; a silent buoy has a sentence', () => {
  const { data, error } = presentBuoy(input([{ at: now - 49 * 3_600_000, airC: 10 }]));
  expect([data, error]).toEqual([[], 'Buoy 44013 has not reported in the last 48 hours.']);
});

test('flat water is 0.0, values not measured are absent, in metres too', () => {
  const row = { at: now, waveHeightM: 0, windMps: 1, windFromDeg: 359.8, airC: -0.2 };
  expect(presentBuoy(input([row], METRIC)).data).toEqual([
    {
      time: '2026-11-01T08:00:00.000Z',
      wvht_time: 'Sun 3:00am',
      wvht: '0.0 m',
      wvht_value: 0,
      wnd_dir_txt: 'N',
      wnd_dir: 0,
      wnd_spd: '4 kph',
      wnd_spd_value: 3.6,
      atmp: '0 °C',
      atmp_value: 0,
    },
  ]);
});

test('each measured value is there as text and as its number', () => {
  const row = {
    at: now,
    waveHeightM: 2.44,
    peakPeriodS: 12.34,
    waveFromDeg: 359.6,
    swellHeightM: 1.22,
    swellPeriodS: 14.56,
    swellFromDeg: 340.4,
    windMps: 8.23,
    windFromDeg: 45,
    gustMps: 10.29,
    airC: 12.2,
    waterC: 10,
    dewC: 5,
  };
  expect(presentBuoy(input([row])).data).toEqual([
    {
      time: '2026-11-01T08:00:00.000Z',
      wvht_time: 'Sun 3:00am',
      wvht: '8.0 ft',
      wvht_value: 8.01,
      wvper: '12 s',
      wvper_s: 12.3,
      wvdir: 'N',
      wvdir_deg: 0,
      swht: '4.0 ft',
      swht_value: 4,
      swper: '15 s',
      swper_s: 14.6,
      swdir: 'NNW',
      swdir_deg: 340,
      wnd_dir_txt: 'NE',
      wnd_dir: 45,
      wnd_spd: '18 mph',
      wnd_spd_value: 18.4,
      wnd_gst: '23 mph',
      wnd_gst_value: 23,
      atmp: '54 °F',
      atmp_value: 54,
      wtmp: '50 °F',
      wtmp_value: 50,
      dewp: '41 °F',
      dewp_value: 41,
    },
  ]);
});

test('swell in the tile, the table and on the map is one train of one spectrum, whatever NDBC’s summary says', () => {
  const at = now - 20 * 60_000;
  const trains = [
    { kind: 'sea', heightM: 1.6, periodS: 4, fromDeg: 20 },
    { kind: 'swell', heightM: 1.37, periodS: 9.1, fromDeg: 67 },
    { kind: 'swell', heightM: 0.4, periodS: 14, fromDeg: 140 },
    { kind: 'sea', heightM: 0.05, periodS: 2, fromDeg: 20 },
  ] as const;
  const split: ListedStation = {
    ...station,
    waves: { at, value: { heightM: 2.1, periodS: 9 } },
    swell: { at, value: { heightM: 1.4, periodS: 9, fromDeg: 90 } },
    trains: { at, value: trains },
  };
  const swellOf = (of: ListedStation) => {
    const { current, trains: rows } = presentBuoy({ ...input([]), station: of });
    const box = { minLat: 42, maxLat: 43, minLon: -71, maxLon: -70 };
    const map = { box, stationType: 'all', existing: new Set<string>(), units: IMPERIAL, now } as const;
    const [marked] = presentMapStations({ ...map, stations: [of] }).stations;
    const row = rows.find(({ kind }) => kind === 'swell');
    return {
      tile: [current.swht, current.swper, current.swdir, current.swdir_deg],
      map: [marked?.swht, marked?.swper, marked?.swdir, marked?.swdir_deg],
      table: row && [row.height, row.period, row.dir, row.dir_deg],
      rows: rows.length,
    };
  };
  const swell = ['4.5 ft', '9 s', 'ENE', 67];
  expect(swellOf(split)).toEqual({ tile: swell, map: swell, table: swell, rows: 3 });
  const none = [undefined, undefined, undefined, undefined];
  const sea = { at, value: trains.slice(0, 1) };
  expect(swellOf({ ...split, trains: sea })).toEqual({ tile: none, map: none, table: undefined, rows: 1 });
});

test('the swell has the age of its spectrum, which is older than the newest row', () => {
  const [at, spectrumAt] = [now - 27 * 60_000, now - 87 * 60_000];
  const train = { kind: 'swell', heightM: 3.2, periodS: 14, fromDeg: 290 } as const;
  const waves = { at, value: { heightM: 3.5 } };
  const { current } = presentBuoy({
    ...input([]),
    station: { ...station, waves, trains: { at: spectrumAt, value: [train] } },
  });
  expect([current.wvht_age_min, current.swell_age_min]).toEqual([27, 87]);
});

test('a reading’s age counts from the instant of the reply, one too old is left out', () => {
  const reads = (minutes: number) => ({ at: now - minutes * 60_000, value: { heightM: 1.5, periodS: 11 } });
  const currentAt = (minutes: number) =>
    presentBuoy({ ...input([]), station: { ...station, waves: reads(minutes) } }).current;
  expect(currentAt(50)).toMatchObject({ wvht: '4.9 ft', wvper: '11 s', wvht_age_min: 50 });
  expect(currentAt(181)).toEqual({});
});
