import { expect, test } from 'vitest';
import {
  addStationsReply,
  dropIfTooMany,
  dropOtherKinds,
  isInView,
  type LoadedStations,
  listStations,
  NOTHING_LOADED,
  parseSort,
  type Station,
  stationType,
} from './model.ts';
import { reply, station } from './stations.fixture.ts';

const buoy = station('44025', { station_icon: 'wave', lat: 40.2 });
const quiet = station('44009', { station_icon: 'buoy', lat: 38.4 });
const land = station('CHLV2', { station_type: 'land', station_icon: 'wind', lat: 36.9, wnd_dir_txt: 'NE' });
const add = (kept: LoadedStations, added: readonly Station[]) => addStationsReply(kept, kept, reply(added));
const all = add(NOTHING_LOADED, [buoy, quiet, land]);

test('replies add to the loaded stations, and turning an overlay off drops its stations', () => {
  const later = add(all, [station('41001')]);
  expect([...later.stations.keys()]).toEqual(['44025', '44009', 'CHLV2', '41001']);
  expect([...dropOtherKinds(later, { buoys: false, landStations: true }).stations.keys()]).toEqual(['CHLV2']);
  expect(dropOtherKinds(later, { buoys: true, landStations: true }).stations.size).toBe(4);
});

test('during a full reload, an error does not remove the stations on the map', () => {
  const ids = (kept: LoadedStations) => [...kept.stations.keys()];
  expect(ids(addStationsReply(all, NOTHING_LOADED, reply([buoy])))).toEqual(['44025']);
  expect(ids(addStationsReply(all, NOTHING_LOADED, { ...reply([]), errorMsg: 'Resting.' }))).toEqual(ids(all));
});

test('more than 300 stations are dropped before the next request', () => {
  const many = add(
    NOTHING_LOADED,
    Array.from({ length: 300 }, (_, n) => station(`S${n}`)),
  );
  expect(dropIfTooMany(many).stations.size).toBe(300);
  expect(dropIfTooMany(add(many, [buoy])).stations.size).toBe(0);
});

test('waves need the wave icon, winds a direction in words; north comes first', () => {
  const ids = (sort: 'all' | 'wave' | 'wind') => listStations(all.stations.values(), sort).map((one) => one.station_id);
  expect(ids('all')).toEqual(['44025', '44009', 'CHLV2']);
  expect(ids('wave')).toEqual(['44025']);
  expect(ids('wind')).toEqual(['CHLV2']);
});

test('the overlays determine the call’s type', () => {
  expect(stationType({ buoys: true, landStations: true })).toBe('all');
  expect(stationType({ buoys: true, landStations: false })).toBe('buoy');
  expect(stationType({ buoys: false, landStations: true })).toBe('land');
  expect(stationType({ buoys: false, landStations: false })).toBeUndefined();
});

test('the list has the stations in view, including across the antimeridian', () => {
  const across = { minLat: 10, maxLat: 30, minLon: 170, maxLon: 190 };
  const lons = [175, -175, -160, 160].map((lon) => isInView(station('S', { lat: 20, lon }), across));
  expect(lons).toEqual([true, true, false, false]);
});

test('an unknown stored order counts as all', () => {
  expect(['wave', 'wind', 'all', 'tide', undefined].map(parseSort)).toEqual(['wave', 'wind', 'all', 'all', 'all']);
});
