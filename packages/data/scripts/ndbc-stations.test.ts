import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseLatestObservations, readStations } from './ndbc-stations.ts';

const latest = `#STN     LAT      LON  YYYY MM DD hh mm WDIR WSPD   GST WVHT  DPD APD MWD   PRES  PTDY  ATMP  WTMP
#text    deg      deg   yr mo day hr mn degT  m/s   m/s   m   sec sec degT   hPa   hPa  degC  degC
44025  40.251  -73.164 2018 07 30 20 50 170   6.0   8.0  0.8   6  4.6 161 1020.2  -0.6  24.1  24.4
44065  40.369  -73.703 2018 07 30 21 10 180   7.0   9.0   MM  MM   MM  MM 1019.8    MM  23.8  24.6
OCIM2  38.328  -75.091 2018 07 30 21 00  MM    MM    MM   MM  MM   MM  MM 1016.0    MM  25.0  23.0
44999  38.000  -75.000 2018 07 30 21 00  MM    MM    MM   MM  MM   MM  MM 1016.0    MM  25.0    MM
`;
const active = `<stations>
  <station id="44025" lat="40.251" lon="-73.164" name="LONG ISLAND - 30 NM South of Islip, NY" owner="NDBC" type="buoy"/>
  <station id="44065" lat="40.369" lon="-73.703" name="New York Harbor  Entrance" owner="NDBC" type="other"/>
  <station id="44099" lat="36.915" lon="-75.72" name="Cape Henry, VA (147)" owner="SCRIPPS" type="buoy"/>
  <station id="ocim2" lat="38.328" lon="-75.091" name="A &amp; B&apos;s pier" owner="NOS" type="fixed"/>
  <station id="44999" lat="38" lon="-75" name="Silent" owner="NDBC" type="buoy"/>
</stations>`;
const folder = mkdtempSync(join(tmpdir(), 'ndbc-'));
writeFileSync(join(folder, 'latest_obs.txt'), latest);
writeFileSync(join(folder, 'activestations.xml'), active);
afterAll(() => rmSync(folder, { recursive: true }));

test('MM is not a measurement', () => {
  expect(parseLatestObservations(latest).get('44065')).toEqual({ waves: false, wind: true, waterTemperature: true });
});

test('columns are found by name wherever they stand', () => {
  const swapped = '#STN WTMP WSPD WVHT\n#text\n44025 24.4 MM 0.8\n';
  expect(parseLatestObservations(swapped).get('44025')).toEqual({ waves: true, wind: false, waterTemperature: true });
});

test('an NDBC buoy at a bulletin point and a Waverider are wave buoys even without waves in the snapshot', () => {
  const stations = new Map(readStations(folder).map((station) => [station.id, station]));
  expect(stations.get('44065')).toMatchObject({ kind: 'buoy', waves: true, name: 'New York Harbor Entrance' });
  expect(stations.get('44099')).toMatchObject({ kind: 'buoy', waves: true, wind: false, waterTemperature: true });
  expect(stations.get('OCIM2')).toMatchObject({ kind: 'land', name: "A & B's pier", waves: false });
  expect(stations.has('44999')).toBe(false);
});
