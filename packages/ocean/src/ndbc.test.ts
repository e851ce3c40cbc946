import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readRealText } from '../test-support/real-data.ts';
import { parseLatestObs } from './latest-obs.ts';
import { parseRealtime } from './ndbc-realtime.ts';
import { parseSpectralSummary, trainsOfRow, withTrains } from './ndbc-spectral.ts';
import { computeSpectralHeightM, parseSpectra } from './ndbc-spectrum.ts';
import { BadNdbcFileError, numberAt, parseNdbcTable, timeAt } from './ndbc-table.ts';
import { newestReadings } from './newest-readings.ts';
import { checkRows } from './observation-checks.ts';
import { parseActiveStations } from './stations.ts';

const MET_HEADER =
  '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE\n#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft\n';
const at = (hour: number, minute: number) => Date.UTC(2022, 5, 5, hour, minute);

test('a row with trains has their highest swell and highest wind sea, and no others', () => {
  const row = { at: at(12, 50), waveHeightM: 2, swellHeightM: 1.4, swellPeriodS: 9, seaHeightM: 1, seaFromDeg: 90 };
  const trains = [
    { kind: 'swell', heightM: 0.4, periodS: 14, fromDeg: 140 },
    { kind: 'swell', heightM: 1.37, periodS: 9.1, fromDeg: 67 },
  ] as const;
  const swell = { swellHeightM: 1.37, swellPeriodS: 9.1, swellFromDeg: 67 };
  expect(withTrains(row, trains)).toEqual({ at: row.at, waveHeightM: 2, ...swell });
});

test('a row holds the measured values; MM is missing, 360 degrees is north', () => {
  const rows = parseRealtime(
    `${MET_HEADER}2022 06 05 13 00 360  3.0  4.0    MM    MM    MM  MM 1015.2    MM  13.9  -1.0   MM +1.6    MM
2022 06 05 12 50  MM   MM   MM   0.5     7   3.5 100 1015.3  14.0  13.8    MM   MM   MM    MM
`,
  );
  expect(rows).toEqual([
    { at: at(13, 0), windFromDeg: 0, windMps: 3, gustMps: 4, waterC: 13.9, dewC: -1 },
    {
      at: at(12, 50),
      waveHeightM: 0.5,
      peakPeriodS: 7,
      averagePeriodS: 3.5,
      waveFromDeg: 100,
      airC: 14,
      waterC: 13.8,
    },
  ]);
});

test('columns are found by name: another order, a two-digit year and a truncated last row are accepted', () => {
  const table = parseNdbcTable('#YY MM DD hh mm WVHT WDIR WSPD\n22 06 05 12 50 1.5 90 3\n22 06 05 11 50 1.', ['WVHT']);
  const [row = []] = table.rows;
  expect(table.rows).toHaveLength(1);
  expect([timeAt(table, row), numberAt(table, row, 'WVHT', [0, 30])]).toEqual([at(12, 50), 1.5]);
});

test('a file without its header, or without a required column, is refused', () => {
  expect(() => parseRealtime('2022 06 05 12 50 280')).toThrow(BadNdbcFileError);
  expect(() => parseRealtime('#YY MM DD hh mm WDIR\n')).toThrow('no column WSPD, WVHT');
});

test('an impossible time is absent', () => {
  const table = parseNdbcTable('#YY MM DD hh mm\n2022 02 30 00 00\n2022 06 05 24 00', []);
  expect(table.rows.map((row) => timeAt(table, row))).toEqual([undefined, undefined]);
});

describe('real files of NDBC', needs(NOAA_FILES), () => {
  test('44013: waves are found though three of four rows lack them', () => {
    const rows = parseRealtime(readRealText('ndbc/44013.txt'));
    expect(newestReadings(rows, { since: at(10, 0), until: at(14, 0) })).toMatchObject({
      waves: { at: at(12, 50), value: { heightM: 0.5, periodS: 7, fromDeg: 100 } },
      wind: { at: at(13, 0), value: { speedMps: 3, fromDeg: 280, gustMps: 4 } },
    });
  });

  test('44013: the spectral summary reads row by row, N/A and MM as missing', () => {
    const rows = parseSpectralSummary(readRealText('ndbc/44013.spec'));
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows[0]).toEqual({
      at: at(12, 40),
      waveHeightM: 0.5,
      averagePeriodS: 3.5,
      waveFromDeg: 100,
      swellHeightM: 0.3,
      swellPeriodS: 6.7,
      swellFromDeg: 90,
      seaHeightM: 0.4,
      seaPeriodS: 3,
      seaFromDeg: 292.5,
    });
    expect(trainsOfRow(rows[0] ?? expect.fail())).toEqual([
      { kind: 'sea', heightM: 0.4, periodS: 3, fromDeg: 292.5 },
      { kind: 'swell', heightM: 0.3, periodS: 6.7, fromDeg: 90 },
    ]);
  });

  test('44013: heights of 1,075 spectra agree with the heights the buoy published', () => {
    const published = new Map(
      parseSpectralSummary(readRealText('ndbc/44013.spec')).map(({ at, waveHeightM }) => [at, waveHeightM]),
    );
    const spectra = parseSpectra(readRealText('ndbc/44013.data_spec'), readRealText('ndbc/44013.swdir'));
    // NDBC's summary dates each measurement at minute 40, its spectrum file dates the same measurement at minute 50.
    const apart = spectra.flatMap((spectrum) => {
      const heightM = published.get(spectrum.at - 600_000) ?? published.get(spectrum.at);
      return heightM === undefined ? [] : [computeSpectralHeightM(spectrum) - heightM];
    });
    const mean = apart.reduce((a, b) => a + b) / apart.length;
    expect(apart.length).toBeGreaterThanOrEqual(1060);
    expect(mean).toBeCloseTo(-0.015, 2);
    expect(Math.sqrt(apart.reduce((sum, one) => sum + one ** 2, 0) / apart.length)).toBeLessThan(0.04);
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.15);
  });

  test('the newest observations of all stations', () => {
    const stations = parseLatestObs(readRealText('ndbc/latest_obs.txt'));
    expect(stations.size).toBeGreaterThan(700);
    expect(stations.get('22101')).toEqual({
      stationId: '22101',
      lat: 37.24,
      lon: 126.02,
      row: { at: Date.UTC(2018, 6, 30, 21), windMps: 1, windFromDeg: 190, airC: 23.9, waterC: 21.4 },
    });
    const refused = [...stations.values()].flatMap(({ row }) => checkRows([row]).refused);
    expect(refused).toEqual([]);
  });

  test('the list of stations in service', () => {
    const stations = parseActiveStations(readRealText('ndbc/activestations.xml'));
    expect(stations).toHaveLength(1423);
    expect(stations.find(({ id }) => id === '44097')).toMatchObject({
      type: 'buoy',
      kind: 'buoy',
      lat: 40.969,
      lon: -71.127,
    });
  });
});
