import { describe, expect, test } from 'vitest';
import { hasRealData, readRealText } from '../test-support/real-data.ts';
import { parseLatestObs } from './latest-obs.ts';
import { parseRealtime } from './ndbc-realtime.ts';
import { fillFromParts, newestSpectral, parseSpectralSummary } from './ndbc-spectral.ts';
import { computeSpectralHeightM, parseSpectra } from './ndbc-spectrum.ts';
import { BadNdbcFile, numberAt, parseNdbcTable, timeAt } from './ndbc-table.ts';
import { parseActiveStations } from './stations.ts';

const MET_HEADER =
  '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE\n#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft\n';
const at = (hour: number, minute: number) => Date.UTC(2022, 5, 5, hour, minute);
const from = (hour: number, minute: number) => ({ since: at(hour, minute), until: at(14, 0) });

test('each quantity is the newest good one, however far back its row lies', () => {
  const readings = parseRealtime(
    `${MET_HEADER}2022 06 05 13 00 280  3.0  4.0    MM    MM    MM  MM 1015.2    MM  13.9    MM   MM +1.6    MM
2022 06 05 12 50  MM   MM   MM   0.5     7   3.5 100 1015.3  14.0  13.8    MM   MM   MM    MM
`,
    from(10, 0),
  );
  expect(readings).toEqual({
    wind: { at: at(13, 0), value: { speedMps: 3, fromDeg: 280, gustMps: 4 } },
    waves: { at: at(12, 50), value: { heightM: 0.5, periodS: 7, fromDeg: 100 } },
    airC: { at: at(12, 50), value: 14 },
    waterC: { at: at(13, 0), value: 13.9 },
  });
});

test('99.00 m, 999 degrees and 9999 are missing; a reading too old is too', () => {
  const row = '2022 06 05 12 50 999 99.0 99.0 99.00 99.00 99.00 999 9999.0 999.0 999.0 999.0 99.0 MM 99.00\n';
  expect(parseRealtime(MET_HEADER + row, from(0, 0))).toEqual({});
  const old = '2022 06 05 09 50 280  3.0  4.0   0.5     7   3.5 100 1015.3  14.0  13.8    MM   MM   MM    MM\n';
  expect(parseRealtime(MET_HEADER + old, from(10, 0))).toEqual({});
});

test('a row dated ahead of the span hides no row within it', () => {
  const rows = `2022 06 05 15 00 280  3.0  4.0   0.9     7   3.5 100 1015.3  14.0  13.8    MM   MM   MM    MM
2022 06 05 12 50 270  2.0  4.0   0.5     7   3.5 100 1015.3  13.0  13.8    MM   MM   MM    MM
`;
  expect(parseRealtime(MET_HEADER + rows, from(10, 0))).toMatchObject({
    waves: { at: at(12, 50), value: { heightM: 0.5 } },
    wind: { at: at(12, 50), value: { speedMps: 2 } },
  });
  const spec = `#YY  MM DD hh mm WVHT  SwH  SwP  WWH  WWP SwD WWD  STEEPNESS  APD MWD
2022 06 05 15 00  0.9  0.3  6.7  0.4  3.0   E WNW        N/A  3.5 100
2022 06 05 12 40  0.5  0.3  6.7  0.4  3.0   E WNW        N/A  3.5 100
`;
  expect(newestSpectral(parseSpectralSummary(spec), from(10, 0)).waves).toMatchObject({ at: at(12, 40) });
});

test('columns are known by name: another order, a two-digit year and a cut last row do no harm', () => {
  const table = parseNdbcTable('#YY MM DD hh mm WVHT WDIR WSPD\n22 06 05 12 50 1.5 90 3\n22 06 05 11 50 1.', ['WVHT']);
  const [row = []] = table.rows;
  expect(table.rows).toHaveLength(1);
  expect([timeAt(table, row), numberAt(table, row, 'WVHT', [0, 30])]).toEqual([at(12, 50), 1.5]);
});

test('waves without a period take that of the higher part, if it was measured within the hour', () => {
  const trains = { at: at(12, 40), value: [{ kind: 'sea', heightM: 0.4, periodS: 3, fromDeg: 292.5 }] } as const;
  const value = { heightM: 0.5, fromDeg: 100 };
  expect(fillFromParts({ waves: { at: at(13, 40), value }, trains })?.value).toEqual({ ...value, periodS: 3 });
  expect(fillFromParts({ waves: { at: at(13, 50), value }, trains })?.value).toEqual(value);
});

test('a file without its header, or without a column that is needed, is refused', () => {
  expect(() => parseRealtime('2022 06 05 12 50 280', from(0, 0))).toThrow(BadNdbcFile);
  expect(() => parseRealtime('#YY MM DD hh mm WDIR\n', from(0, 0))).toThrow('no column WSPD, WVHT');
});

test('a time that no calendar has is no time', () => {
  const table = parseNdbcTable('#YY MM DD hh mm\n2022 02 30 00 00\n2022 06 05 24 00', []);
  expect(table.rows.map((row) => timeAt(table, row))).toEqual([undefined, undefined]);
});

describe.runIf(hasRealData)('real files of NDBC', () => {
  test('44013: waves are found though three rows of four lack them', () => {
    const text = readRealText('ndbc/44013.txt');
    expect(parseRealtime(text, from(10, 0)).waves).toEqual({
      at: at(12, 50),
      value: { heightM: 0.5, periodS: 7, fromDeg: 100 },
    });
  });

  test('44013: the spectral summary reads row by row, N/A and MM as missing', () => {
    const rows = parseSpectralSummary(readRealText('ndbc/44013.spec'));
    expect(rows.length).toBeGreaterThan(1000);
    expect(newestSpectral(rows, from(10, 0))).toEqual({
      waves: { at: at(12, 40), value: { heightM: 0.5, periodS: 3, fromDeg: 100 } },
      trains: {
        at: at(12, 40),
        value: [
          { kind: 'sea', heightM: 0.4, periodS: 3, fromDeg: 292.5 },
          { kind: 'swell', heightM: 0.3, periodS: 6.7, fromDeg: 90 },
        ],
      },
    });
    expect(newestSpectral(rows, from(13, 0))).toEqual({});
  });

  test('44013: heights of 1,075 spectra agree with the heights the buoy published', () => {
    const published = new Map(
      parseSpectralSummary(readRealText('ndbc/44013.spec')).map(({ at, heightM }) => [at, heightM]),
    );
    const spectra = parseSpectra(readRealText('ndbc/44013.data_spec'), readRealText('ndbc/44013.swdir'));
    // The summary's clock stands at minute 40, the spectrum's at 50, for one and the same measurement.
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
      wind: { at: Date.UTC(2018, 6, 30, 21), value: { speedMps: 1, fromDeg: 190 } },
      airC: { at: Date.UTC(2018, 6, 30, 21), value: 23.9 },
      waterC: { at: Date.UTC(2018, 6, 30, 21), value: 21.4 },
    });
    for (const { waves, wind } of stations.values()) {
      if (waves) expect(waves.value.heightM).toBeLessThan(30);
      if (wind) expect(wind.value.fromDeg).toBeLessThan(360);
    }
  });

  test('the list of stations in service', () => {
    const stations = parseActiveStations(readRealText('ndbc/activestations.xml'));
    expect(stations).toHaveLength(1423);
    expect(stations.find(({ id }) => id === '44097')).toMatchObject({ type: 'buoy', lat: 40.969, lon: -71.127 });
  });
});
