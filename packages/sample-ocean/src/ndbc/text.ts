import type { Reading, WaveReading } from './instruments.ts';
import { binsHz } from './spectrum.ts';
import type { Station } from './stations.ts';
import type { Side } from './wave-summary.ts';

/** Writes realtime2 `ID.txt`, the standard meteorological table, in the order given (newest first). */
export function metText(station: Station, readings: readonly Reading[]): string {
  const head = [
    '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE',
    '#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft',
  ];
  const rows = readings.map((r) => {
    const w = windWords(station, r);
    return row(stamp(r.timeMs), [
      [w.from, 3],
      [w.speed, 4],
      [w.gust, 4],
      [fixed(r.heightM, 1), 5],
      [fixed(r.dominantPeriodS, 0), 5],
      [fixed(r.averagePeriodS, 1), 5],
      [fixed(r.meanFromDeg, 0), 3],
      [fixed(r.pressureHpa, 1), 6],
      [fixed(r.airC, 1), 5],
      [fixed(r.waterC, 1), 5],
      [fixed(r.dewC, 1), 5],
      ['MM', 4],
      [signed(r.tendencyHpa), 4],
      ['MM', 5],
    ]);
  });
  return lines([...head, ...rows]);
}

/** Writes `latest_obs.txt`, the newest reading of every station. */
export function latestText(latest: readonly { readonly station: Station; readonly reading: Reading }[]): string {
  const head = [
    '#STN     LAT      LON  YYYY MM DD hh mm WDIR WSPD   GST WVHT  DPD APD MWD   PRES  PTDY  ATMP  WTMP  DEWP  VIS   TIDE',
    '#text    deg      deg   yr mo day hr mn degT  m/s   m/s   m   sec sec degT   hPa   hPa  degC  degC  degC  nmi     ft',
  ];
  const rows = latest.map(({ station, reading: r }) => {
    const place = `${station.id.padEnd(5)} ${station.latDeg.toFixed(3).padStart(7)} ${station.lonDeg.toFixed(3).padStart(8)}`;
    const w = windWords(station, r);
    return row(`${place} ${stamp(r.timeMs)}`, [
      [w.from, 3],
      [w.speed, 5],
      [w.gust, 5],
      [fixed(r.heightM, 1), 4],
      [fixed(r.dominantPeriodS, 0), 3],
      [fixed(r.averagePeriodS, 1), 4],
      [fixed(r.meanFromDeg, 0), 3],
      [fixed(r.pressureHpa, 1), 6],
      [signed(r.tendencyHpa), 5],
      [fixed(r.airC, 1), 5],
      [fixed(r.waterC, 1), 5],
      [fixed(r.dewC, 1), 5],
      ['MM', 4],
      ['MM', 6],
    ]);
  });
  return lines([...head, ...rows]);
}

/** Writes realtime2 `ID.spec`, the swell and wind wave summary, in the order given (newest first). */
export function specText(readings: readonly WaveReading[]): string {
  const head = [
    '#YY  MM DD hh mm WVHT  SwH  SwP  WWH  WWP SwD WWD  STEEPNESS  APD MWD',
    '#yr  mo dy hr mn    m    m  sec    m  sec  -  degT     -      sec degT',
  ];
  const rows = readings.map(({ timeMs, summary: s }) =>
    row(stamp(timeMs), [
      [fixed(s.heightM, 1), 4],
      [fixed(s.swell?.heightM ?? 0, 1), 4],
      [fixed(s.swell?.periodS, 1), 4],
      [fixed(s.windWave?.heightM ?? 0, 1), 4],
      [fixed(s.windWave?.periodS, 1), 4],
      [compass(s.swell), 3],
      [compass(s.windWave), 3],
      [s.steepness, 10],
      [fixed(s.averagePeriodS, 1), 4],
      [fixed(s.meanFromDeg, 0), 3],
    ]),
  );
  return lines([...head, ...rows]);
}

/** Writes realtime2 `ID.data_spec`, the spectral density. A separation of 9.999 means missing. */
export function densityText(readings: readonly WaveReading[]): string {
  const head = '#YY  MM DD hh mm Sep_Freq  < spec_1 (freq_1) spec_2 (freq_2) spec_3 (freq_3) ... >';
  const rows = readings.map(({ timeMs, spectrum, summary }) => {
    const values = spectrum.densityM2Hz.map((density, k) => `${density.toFixed(3)} (${binsHz[k]!.toFixed(3)}) `);
    return `${stamp(timeMs)} ${(summary.separationHz ?? 9.999).toFixed(3)} ${values.join('')}`;
  });
  return lines([head, ...rows]);
}

/** Writes realtime2 `ID.swdir`, the mean direction of every bin. 999.0 means missing. */
export function directionText(readings: readonly WaveReading[]): string {
  const head = '#YY  MM DD hh mm alpha1_1 (freq_1) alpha1_2 (freq_2) alpha1_3 (freq_3) ... >';
  const rows = readings.map(({ timeMs, spectrum }) => {
    const values = spectrum.fromDeg.map((deg, k) => `${(deg ?? 999).toFixed(1)} (${binsHz[k]!.toFixed(3)}) `);
    return `${stamp(timeMs)} ${values.join('')}`;
  });
  return lines([head, ...rows]);
}

/** Writes `activestations.xml`. */
export function stationsXml(stations: readonly Station[], createdMs: number): string {
  const quoted = (text: string) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  const rows = stations.map(({ id, latDeg, lonDeg, name, owner, program, kind }) => {
    const type = kind === 'shore' ? 'fixed' : 'buoy';
    return `  <station id="${id.toLowerCase()}" lat="${latDeg}" lon="${lonDeg}" elev="0" name="${quoted(name)}" owner="${quoted(owner)}" pgm="${quoted(program)}" type="${type}" met="y" currents="n" waterquality="n" dart="n"/>`;
  });
  const created = `${new Date(createdMs).toISOString().slice(0, 19)}UTC`;
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<stations created="${created}" count="${rows.length}">`,
    ...rows,
    '</stations>',
  ]);
}

function windWords({ kind }: Station, { windFromDeg, windMps, gustMps }: Reading) {
  // NDBC's own buoys report wind in whole m/s and tens of degrees. Shore stations report tenths of m/s and whole
  // degrees.
  const coarse = kind === 'buoy';
  const speed = (mps: number | undefined) => fixed(mps !== undefined && coarse ? Math.round(mps) : mps, 1);
  const step = coarse ? 10 : 1;
  const from = windFromDeg === undefined ? undefined : Math.round(windFromDeg / step) * step;
  return { from: fixed(from === 0 ? 360 : from, 0), speed: speed(windMps), gust: speed(gustMps) };
}

function row(start: string, cells: readonly (readonly [string, number])[]): string {
  return start + cells.map(([text, width]) => ` ${text.padStart(width)}`).join('');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

function fixed(value: number | undefined, places: number): string {
  if (value === undefined) return 'MM';
  const text = value.toFixed(places);
  return Number(text) === 0 ? (0).toFixed(places) : text;
}

function signed(value: number | undefined): string {
  return value === undefined ? 'MM' : `${value >= 0 ? '+' : ''}${fixed(value, 1)}`;
}

const points = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];

function compass(side: Side | undefined): string {
  if (side?.fromDeg === undefined) return 'MM';
  return points[Math.round(side.fromDeg / 22.5) % 16] ?? 'MM';
}

function stamp(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 16).replace(/[-T:]/g, ' ');
}
