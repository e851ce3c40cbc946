import { expect, test } from 'vitest';
import { instrumentOverrides } from './instrument-overrides.ts';
import { findBeach, findNearestBeach, findPlace, listBeaches, listRegions } from './places.ts';
import { findStation } from './stations.ts';
import { tideOverrides } from './tide-overrides.ts';
import { findTideStation } from './tide-stations.ts';

test('at least 520 beaches, from Maine to Hawaii and Puerto Rico', () => {
  expect(listBeaches().length).toBeGreaterThanOrEqual(520);
  expect(listRegions().map(({ name }) => name)).toEqual([
    'East Coast',
    'Gulf Coast',
    'West Coast',
    'Hawaii',
    'Puerto Rico',
  ]);
});

test('the widget opens at beach 148 of local 25 of area 12 of region 1', () => {
  const place = findPlace(findBeach(148)?.slug ?? '');
  expect(place).toMatchObject({
    kind: 'beach',
    beach: { id: 148, localId: 25, name: 'Indian River Inlet, Northside' },
    local: { id: 25 },
    area: { id: 12, slug: 'delaware' },
    region: { id: 1 },
  });
});

test('a beach is found by number, by the text of its number and by slug', () => {
  const beach = findBeach('folly-beach-the-washout');
  expect(beach?.name).toBe('Folly Beach, The Washout');
  expect(findBeach(beach?.id ?? 0)).toBe(beach);
  expect(findBeach(String(beach?.id))).toBe(beach);
});

test.each(['', '0', '-1', '1.5', '1e2', ' 148', '99999', 'lat-lon', '__proto__', 'constructor'])(
  'no beach and no place is called %j',
  (text) => {
    expect(findBeach(text)).toBeUndefined();
    expect(findPlace(text)).toBeUndefined();
  },
);

test('every level of the menu has a slug', () => {
  expect(findPlace('east-coast')?.kind).toBe('region');
  expect(findPlace('delaware')?.kind).toBe('area');
  expect(findPlace('delaware-seashore')?.kind).toBe('local');
  expect(findPlace('rehoboth-beach')?.kind).toBe('beach');
});

test('the menu contains every beach once, in the order of the list', () => {
  const inMenu = listRegions().flatMap(({ areas }) =>
    areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches)),
  );
  expect(inMenu).toEqual(listBeaches());
});

test('every station that a beach names is in the catalogue, and wave buoys measure waves', () => {
  for (const { name, tideStationId, buoyIds, windStationIds, waterStationIds, bulletinId } of listBeaches()) {
    if (tideStationId) expect(findTideStation(tideStationId)?.constituents.length, name).toBeGreaterThan(10);
    for (const id of buoyIds) expect(findStation(id), `${name} ${id}`).toMatchObject({ kind: 'buoy', waves: true });
    for (const id of windStationIds) expect(findStation(id), `${name} ${id}`).toMatchObject({ wind: true });
    for (const id of waterStationIds)
      expect(findStation(id), `${name} ${id}`).toMatchObject({ waterTemperature: true });
    if (bulletinId) expect(findStation(bulletinId), `${name} ${bulletinId}`).toBeDefined();
  }
});

test('a beach uses the stations set for it by hand', () => {
  for (const [slug, { wind, water, waves }] of Object.entries(instrumentOverrides)) {
    const beach = findBeach(slug) ?? expect.fail(slug);
    if (wind) expect(beach.windStationIds, slug).toEqual(wind);
    if (water) expect(beach.waterStationIds, slug).toEqual(water);
    if (waves) expect(beach.buoyIds, slug).toEqual(waves);
  }
});

test('wind and water come from the beach’s own coast, not from inside a bay or across an island', () => {
  const stationsOf = (slug: string) => {
    const { windStationIds: [wind = 'model'] = [], waterStationIds: [water = 'model'] = [] } = findBeach(slug) ?? {};
    return [wind, water];
  };
  expect(stationsOf('mavericks')).toEqual(['46012', '46012']);
  expect(stationsOf('ditch-plains')).toEqual(['44017', '44017']);
  expect(stationsOf('barnegat-light')).toEqual(['model', '44091']);
  expect(stationsOf('jacob-riis-park')).toEqual(['44065', '44065']);
  expect(stationsOf('banzai-pipeline')).toEqual(['model', '51201']);
  expect(stationsOf('st-pete-beach-upham')).toEqual(['CWBF1', '42098']);
  expect(stationsOf('folly-beach-the-washout')).toEqual(['FBIS1', '41029']);
});

test('waves come from a buoy that sees the sea as the beach does', () => {
  expect(findBeach('steamer-lane')?.buoyIds[0]).toBe('46114');
  expect(findBeach('sand-city-bay-avenue')?.buoyIds[0]).toBe('46240');
  expect(findBeach('kalapaki-beach')?.buoyIds).not.toContain('51201');
});

test('at least six Rhode Island beaches and three at Montauk read the bulletin of 44097', () => {
  const count = (slug: string) => {
    const place = findPlace(slug);
    const locals = place?.kind === 'area' ? place.area.locals : place?.kind === 'local' ? [place.local] : [];
    return locals.flatMap(({ beaches }) => beaches).filter(({ bulletinId }) => bulletinId === '44097').length;
  };
  expect(count('rhode-island')).toBeGreaterThanOrEqual(6);
  expect(count('montauk')).toBeGreaterThanOrEqual(3);
});

test('the nearest beach to a point off Pipeline is Pipeline', () => {
  const { beach, distanceKm } = findNearestBeach({ lat: 21.667, lon: -158.055 });
  expect(beach.name).toBe('Banzai Pipeline');
  expect(distanceKm).toBeLessThan(1);
});

test('a subordinate tide station keeps its corrections and its reference station’s constituents', () => {
  const rehoboth = findTideStation('noaa/8557863');
  expect(rehoboth).toMatchObject({
    name: 'Rehoboth Beach',
    datum: 'MLLW',
    offsets: {
      referenceName: 'Ocean City (Fishing Pier)',
      highMinutes: 15,
      lowMinutes: 8,
      highFactor: 1.13,
      type: 'ratio',
    },
  });
  expect(rehoboth?.constituents[0]).toEqual({ name: 'M2', amplitudeM: 0.501, phaseDeg: 0.9 });
});

test('each beach has its own time zone', () => {
  expect(findBeach('banzai-pipeline')?.timeZone).toBe('Pacific/Honolulu');
  expect(findBeach('pensacola-beach-pier')?.timeZone).toBe('America/Chicago');
  expect(findBeach('rodanthe-pier')?.timeZone).toBe('America/New_York');
  expect(findBeach('jobos')?.timeZone).toBe('America/Puerto_Rico');
});

test('all but a few beaches have a tide, and those without are listed with the reason', () => {
  const tideless = listBeaches().filter(({ tideStationId }) => tideStationId === undefined);
  expect(tideless.map(({ slug }) => slug)).toEqual([
    'cisco-beach',
    'surfside-beach-nantucket',
    'nobadeer-beach',
    'madaket-beach',
    'matagorda-jetty',
  ]);
  for (const [slug, { stationId }] of Object.entries(tideOverrides)) {
    const beach = findBeach(slug);
    expect(beach, slug).toBeDefined();
    expect(beach?.tideStationId).toBe(stationId);
  }
});

test('the tide is the open coast’s, not the waterway’s behind it', () => {
  const stationOf = (slug: string) => findTideStation(findBeach(slug)?.tideStationId ?? '')?.name;
  expect(stationOf('delray-beach')).toBe('Lake Worth Pier (Ocean)');
  expect(stationOf('ocean-city-maryland-36th-street')).toBe('Ocean City (Fishing Pier)');
  expect(stationOf('robert-moses-field-5')).toBe('Long Beach');
  expect(stationOf('gilgo-beach')).toBe('Long Beach');
});
