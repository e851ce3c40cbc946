import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import {
  expandHours,
  IMPERIAL,
  KNOTS_PER_MPS,
  METRIC,
  rateCondition,
  type StationReadings,
  windRelation,
} from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { databaseStation } from '@groundswell/forecast/testing/database-station';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { presentForecast } from '../beach/present-forecast.ts';
import { english } from '../words/english.ts';
import { wordsOf } from '../words/words-of.ts';
import { measuredChange } from './measured-now.ts';
import { presentConditions, presentWeather, type WeatherInput } from './present-weather.ts';
import { summaryText } from './summary-text.ts';

const now = Date.UTC(2026, 10, 20, 13, 10);
const forecast = composeForecast({
  beach: washout,
  tideStation: databaseStation('noaa/8665530'),
  ocean: madeOcean(Date.UTC(2026, 10, 20, 6)),
  now,
});
const station = (id: string, readings: Partial<StationReadings>): StationReadings => ({
  stationId: id,
  name: `Station ${id}`,
  lat: 32,
  lon: -79,
  ...readings,
});
const observed = (minutes: number) => {
  const at = now - minutes * MINUTE_MS;
  return {
    checkedAt: now,
    waves: station('41004', { waves: { value: { heightM: 1.2, periodS: 11.4, fromDeg: 95 }, at } }),
    wind: station('FBIS1', { wind: { value: { speedMps: 9, fromDeg: 140, gustMps: 11 }, at } }),
    water: station('CHTS1', { waterC: { value: 17.2, at } }),
    air: station('FBIS1', { airC: { value: 12, at } }),
  };
};
const weather = (more: Partial<WeatherInput> = {}) =>
  presentWeather({ forecast, beach: washout, units: IMPERIAL, now, ...more });

test('fresh readings are shown with their ages, and one that differs from the forecast gets a note', () => {
  expect(weather({ observed: observed(12) })).toMatchObject({
    wind_dir: 'SE',
    wind_spd: '20 mph',
    wind_gust: '25 mph',
    wind_rel: 'onshore',
    wind_station: 'Station FBIS1',
    wind_age_min: 12,
    buoy: '41004',
    buoy_age_min: 12,
    wvht: '3.9 ft',
    wvper: '11 s',
    wvdir: 'E',
    sst: '63 °F',
    sst_station: 'Station CHTS1',
    sst_age_min: 12,
    wetsuit: '3/2 full suit',
    atmp: '54 °F',
    notes: [
      expect.stringMatching(
        /^Station FBIS1 measures SE 20 mph where the forecast had WNW 5 mph: now the wind here lies between/,
      ),
    ],
  });
});

test('the measured wind rates the surf, not the forecast one', () => {
  expect(weather().nowCond).toBe('clean');
  expect(weather({ observed: observed(12) })).toMatchObject({
    nowCond: 'choppy',
    nowCondDesc: 'choppy with onshore wind',
  });
});

test('the headline and the current hour share wind, condition, surf and score', () => {
  const of = { ...observed(12), wind: { ...observed(12).wind, lat: washout.lat, lon: washout.lon } };
  for (const seen of [of, observed(12), observed(100), undefined]) {
    const input = { forecast, beach: washout, units: IMPERIAL, now, observed: seen };
    const { current, timeline, nowHour = 0 } = presentForecast({ ...input, place: [], basicDays: 2, days: 2 });
    expect([current.wind_spd_value, current.nowCond, current.nowSurf, current.nowScore]).toEqual([
      timeline.windSpeed[nowHour],
      timeline.condText[nowHour],
      timeline.wvhtText[nowHour],
      timeline.score[nowHour],
    ]);
    expect(presentWeather(input)).toEqual(current);
  }
});

test.each([
  [
    'en',
    'Folly pier measures SE 20 mph where the forecast had WNW 5 mph: now the wind here lies between the two, nearer the station, and within 3 hours it eases back to the forecast',
  ],
  [
    'es',
    'Folly pier mide SE 20 mph donde el pronóstico tenía ONO 5 mph: ahora el viento aquí queda entre los dos, más cerca de la estación, y en 3 horas vuelve al pronóstico',
  ],
  [
    'zh-CN',
    'Folly pier 实测东南 20 mph，预报为西西北 5 mph：本浪点现在的风取两者之间、偏向实测，3\u00a0小时内回到预报',
  ],
] as const)('a note and fields in %s say what the next hours begin with', (lang, note) => {
  const near = { ...observed(12).wind, name: 'Folly pier', lat: washout.lat, lon: washout.lon };
  const { joins, notes, warnings } = weather({ observed: { ...observed(12), wind: near }, words: wordsOf(lang) });
  expect(notes).toEqual([note]);
  expect(warnings).toEqual([note]);
  expect(joins).toEqual([
    {
      of: 'wind',
      station_id: 'FBIS1',
      station: 'Folly pier',
      at: '2026-11-20T12:58:00.000Z',
      until: expect.any(String),
      hours: 3,
      measured: expect.any(String),
      measured_value: 20,
      measured_deg: 140,
      model: expect.any(String),
      model_value: 5,
      model_deg: expect.any(Number),
    },
  ]);
});

test('of a station that weighs less than the forecast the note says that the wind stays near the forecast', () => {
  const off = { ...observed(12).wind, name: 'Folly pier', windWeight: 0.4 };
  const { notes } = weather({ observed: { ...observed(12), wind: off } });
  expect(notes).toEqual([
    'Folly pier measures SE 20 mph where the forecast had WNW 5 mph: the station tells less of the wind here than the forecast does, so we stay nearer the forecast; check the wind before you go',
  ]);
});

test('a measured wind that does not change the condition is no warning', () => {
  const at = now - 12 * MINUTE_MS;
  const near = { stationId: 'FBIS1', name: 'Folly pier', lat: washout.lat, lon: washout.lon };
  const wind = { ...near, wind: { at, value: { speedMps: 4, fromDeg: washout.facingDeg + 180 } } };
  const { notes, warnings } = weather({ observed: { ...observed(12), wind } });
  expect(notes).toHaveLength(1);
  expect(warnings).toBeUndefined();
});

test.each([
  [
    'en',
    'Buoy 41004 measures waves of 1.0 ft where the model has 2.5 ft off this beach: the surf may be smaller than it says here',
  ],
  [
    'es',
    'La boya 41004 mide un oleaje de 1.0 ft donde el modelo tiene 2.5 ft frente a esta playa: las olas pueden ser más pequeñas de lo que dice aquí',
  ],
  ['zh-CN', '浮标 41004 实测海浪 1.0 ft，模式在本浪点外海为 2.5 ft：实际的浪可能比这里说的小'],
] as const)(
  'a nearby buoy that disagrees with the model gets a note in %s; a distant or similar one does not',
  (lang, note) => {
    const notes = (heightM: number, place: object) => {
      const of = observed(12);
      const waves = { ...of.waves, ...place, waves: { at: now, value: { heightM } } };
      return weather({ observed: { ...of, waves, wind: undefined }, words: wordsOf(lang) }).warnings ?? [];
    };
    const near = { lat: washout.lat, lon: washout.lon };
    expect(notes(0.3, near)).toEqual([note]);
    expect(notes(3, near)).toHaveLength(1);
    expect([notes(0.8, near), notes(0.3, {})]).toEqual([[], []]);
  },
);

test('a buoy in the lee of passing waves does not count as a disagreement', () => {
  const passing = { kind: 'sea', heightM: 2.9, periodS: 7, fromDeg: 310, line: 0, ashore: 0.01 } as const;
  const coming = { kind: 'swell', heightM: 0.7, periodS: 10, fromDeg: 130, line: 1, ashore: 0.6 } as const;
  const hours = expandHours(forecast).map((hour) => ({ ...hour, waveHeightM: 3, trains: [passing, coming] }));
  const notes = (heightM: number) => {
    const waves = { ...observed(12).waves, lat: washout.lat, lon: washout.lon, waves: { at: now, value: { heightM } } };
    const seen = { ...observed(12), waves };
    return presentConditions({ forecast, beach: washout, units: IMPERIAL, now, observed: seen }, hours).notes;
  };
  expect([notes(0.7), notes(2), notes(3)]).toEqual([[], [], []]);
  expect([notes(0.3), notes(5)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a higher sea from where waves pass the beach promises no more surf', () => {
  const passing = { kind: 'swell', heightM: 0.5, periodS: 8, fromDeg: 230, line: 0, ashore: 0.001 } as const;
  const coming = { kind: 'swell', heightM: 0.5, periodS: 10, fromDeg: 130, line: 1, ashore: 0.6 } as const;
  const hours = expandHours(forecast).map((hour) => ({ ...hour, waveHeightM: 0.7, trains: [passing, coming] }));
  const of = (fromDeg: number) => {
    const value = { heightM: 1.2, fromDeg };
    const waves = { ...observed(12).waves, lat: washout.lat, lon: washout.lon, waves: { at: now, value } };
    const seen = { ...observed(12), waves };
    const { notes, warnings } = presentConditions(
      { forecast, beach: washout, units: IMPERIAL, now, observed: seen },
      hours,
    );
    const hour = hours.find(({ at }) => now >= at && now < at + HOUR_MS);
    return { notes, warnings, change: measuredChange({ hour, observed: seen, beach: washout, now }) };
  };
  const told =
    'Buoy 41004 measures waves of 3.9 ft where the model has 2.3 ft off this beach: they come from SW and pass it by';
  expect(of(225)).toEqual({ notes: [told], warnings: undefined, change: 0 });
  for (const fromDeg of [130, 10]) {
    const { warnings, change } = of(fromDeg);
    expect(warnings?.join()).toContain('the surf may be bigger');
    expect(change).toBeCloseTo(0.71);
  }
});

test('a station with a bare code as name is shown with its id', () => {
  const wind = { ...observed(12).wind, stationId: '46092', name: 'MBM1' };
  expect(weather({ observed: { ...observed(12), wind } }).wind_station).toBe('Station 46092, MBM1');
  const tideGauge = { ...wind, name: '1612340 - Honolulu, HI' };
  expect(weather({ observed: { ...observed(12), wind: tideGauge } }).wind_station).toBe('Honolulu, HI');
});

test('flat water has no condition in words', () => {
  const faceHeightM = 0.1;
  const hours = expandHours(forecast).map((hour) => ({ ...hour, faceHeightM }));
  const flat = presentConditions({ forecast, beach: washout, units: IMPERIAL, now, observed: observed(12) }, hours);
  expect(flat.nowSurf).toBe('flat');
  expect(flat).not.toHaveProperty('nowCondDesc');
});

test('a calm has no direction', () => {
  const at = now - 12 * MINUTE_MS;
  const wind = station('FBIS1', { wind: { value: { speedMps: 0, fromDeg: 112 }, at } });
  const calm = weather({ observed: { ...observed(12), wind } });
  expect(calm.wind_spd).toBe('0 mph');
  expect([calm.wind_dir, calm.wind_dir_deg, calm.wind_rel]).toEqual([undefined, undefined, undefined]);
});

test('the measured wind scores it too, and the parts add up to the score', () => {
  const [model, measured] = [weather(), weather({ observed: observed(12) })];
  expect(measured.nowScore).toBeLessThan(model.nowScore ?? 0);
  const facts = measured.scoreFacts ?? [];
  expect(facts[0]).toMatchObject({ part: 'size', text: '3-4 ft' });
  expect(facts.find(({ part }) => part === 'wind')?.text).toMatch(/onshore 20 mph$/);
  expect(facts.reduce((total, { points }) => total + points, 0)).toBe(measured.nowScore);
});

test('without a fresh reading the model’s values are shown, with the catalogue’s notes', () => {
  const reply = weather({ observed: observed(25 * 60) });
  expect(reply).toMatchObject({ wind_station: 'FORECAST', buoy: 'FORECAST', sst_station: 'FORECAST' });
  expect([reply.wvht, reply.wvper, reply.wvdir]).toEqual(['2.5 ft', '8 s', 'ESE']);
  expect([reply.wind_age_min, reply.buoy_age_min, reply.sst_age_min]).toEqual([undefined, undefined, undefined]);
  expect(reply.notes).toEqual([
    'No active nearby wind station, using forecast data',
    'No active nearby Buoys, using current forecast data',
    'No nearby water temp measurements, using satellite derived data from yesterday',
  ]);
  expect(reply.warnings).toEqual(['No active nearby Buoys, using current forecast data']);
  expect(reply.missing).toEqual(reply.notes);
});

test('before instruments are read one note says so, in place of the notes that none is active', () => {
  const reply = weather();
  expect(reply).toMatchObject({ wind_station: 'FORECAST', buoy: 'FORECAST', sst_station: 'FORECAST' });
  const note = 'Buoys and stations have not been read yet, using forecast data';
  expect([reply.notes, reply.warnings, reply.missing]).toEqual([[note], [note], [note]]);
});

test.each([
  [89, 'Station FBIS1', '41004', 'Station CHTS1'],
  [91, 'FORECAST', '41004', 'Station CHTS1'],
  [181, 'FORECAST', 'FORECAST', 'Station CHTS1'],
  [-60, 'FORECAST', 'FORECAST', 'FORECAST'],
])('a reading of %d minutes ago', (minutes, wind, buoy, water) => {
  expect(weather({ observed: observed(minutes) })).toMatchObject({ wind_station: wind, buoy, sst_station: water });
});

test('readings are shown for a beach without a forecast', () => {
  const reply = weather({ forecast: undefined, observed: observed(12) });
  expect(reply).toMatchObject({ wvht: '3.9 ft', nowCond: 'choppy', has_tides: false });
  expect(reply).not.toHaveProperty('nowSurf');
});

test('without data the reply has no values', () => {
  expect(weather({ forecast: undefined })).toEqual({
    as_of: '2026-11-20T13:10:00.000Z',
    asOfTxt: 'Fri Nov 20, 8:10am',
    has_tides: false,
    tideUnits: 'ft',
    nowSurfMin: null,
    nowSurfMax: null,
    surfUnits: 'ft',
    nowCond: null,
    reasons: [],
    notes: [],
    expires: '2026-11-20T13:20:00.000Z',
  });
});

test('it states its instant, so that ages can be counted from it', () => {
  expect(weather().as_of).toBe(new Date(now).toISOString());
  expect(weather({ now: now + MINUTE_MS, observed: observed(12) })).toMatchObject({
    as_of: '2026-11-20T13:11:00.000Z',
    buoy_age_min: 13,
  });
});

test('the tide now has its trend and the next extremes', () => {
  expect(weather()).toMatchObject({
    has_tides: true,
    tide_now: '1.8 ft falling',
    tide_rising: false,
    low_tide: '1.0 ft at 9:52am',
    high_tide: '5.2 ft at 3:55pm',
  });
  expect(weather({ units: METRIC }).tide_now).toBe('0.54 m falling');
});

test('the best window lies in the remaining daylight', () => {
  expect(weather().best).toMatchObject({
    from: '11am',
    to: '3pm',
    surf: '3-4 ft',
    surfMin: 3,
    surfMax: 4,
    cond: 'clean',
    score: 52,
    why: 'About as good all day',
  });
});

test('the points of the best hours add up to their score, not to that of now', () => {
  const { best } = weather();
  expect(best?.facts.map(({ part }) => part)).toEqual(['size', 'period', 'wind']);
  expect(best?.facts.reduce((sum, { points }) => sum + points, 0)).toBe(best?.score);
});

test('without best hours the reason is given: no light left, or nothing good', () => {
  const dark = weather({ now: Date.UTC(2026, 10, 21, 1) });
  expect([dark.best, dark.noBest]).toEqual([undefined, 'dark']);
});

test('it expires in ten minutes, sooner when the hour ends', () => {
  expect(weather().expires).toBe('2026-11-20T13:20:00.000Z');
  expect(weather({ now: now + 45 * MINUTE_MS }).expires).toBe('2026-11-20T14:00:00.000Z');
});

test.each([
  [30, 'Waist high. A 5-second wind sea from S.', 'Nothing to ride.'],
  [4, 'Waist high. A 5-second wind sea from S, smooth under a light breeze.', 'Nothing to ride.'],
])('%d kt from an unknown direction is called smooth only if it is light', (knots, surf, flat) => {
  const wind = { windSpeedMps: knots / KNOTS_PER_MPS };
  const main = { kind: 'sea' as const, heightM: 1, periodS: 5, fromDeg: 180 };
  expect([
    summaryText({ faceHeightM: 0.9, main, ...wind }, english),
    summaryText({ faceHeightM: 0, ...wind }, english),
  ]).toEqual([surf, flat]);
});

test('the sentence of clean surf names no harm that the wind does, from any side and at any speed', () => {
  for (let fromDeg = 0; fromDeg <= 180; fromDeg += 5)
    for (let knots = 1; knots <= 40; knots++) {
      const windSpeedMps = knots / KNOTS_PER_MPS;
      const { condition } = rateCondition({ windSpeedMps, windFromDeg: fromDeg }, 0, 0);
      const of = { faceHeightM: 1.2, windSpeedMps, relation: windRelation(fromDeg, 0), condition };
      if (condition === 'clean') expect(summaryText(of, english)).not.toMatch(/crumbl|torn|blown/);
    }
});

test.each([
  [
    {
      faceHeightM: 1.2,
      main: { kind: 'swell' as const, heightM: 1, periodS: 12, fromDeg: 112 },
      windSpeedMps: 3,
      relation: 'offshore' as const,
    },
    'Chest high. A 12-second groundswell from ESE, groomed by a light offshore breeze.',
  ],
  [
    // The wind card does not call 7 knots light, so the summary must not either.
    {
      faceHeightM: 1.2,
      main: { kind: 'swell' as const, heightM: 1, periodS: 12, fromDeg: 112 },
      windSpeedMps: 3.6,
      relation: 'offshore' as const,
    },
    'Chest high. A 12-second groundswell from ESE, held up by an offshore wind.',
  ],
  [
    {
      faceHeightM: 2,
      main: { kind: 'swell' as const, heightM: 2, periodS: 8, fromDeg: 90 },
      windSpeedMps: 12,
      relation: 'onshore' as const,
    },
    'Overhead. An 8-second swell from E, blown out by a strong onshore wind.',
  ],
  [{ faceHeightM: 0.05, windSpeedMps: 0.5 }, 'Nothing to ride.'],
  [{ faceHeightM: 0.4, seaShare: 0.9 }, 'Knee high. Short chop.'],
  [{ faceHeightM: 0.4, seaShare: 0.1 }, 'Knee high. Wrap from a passing swell.'],
  [
    { faceHeightM: 0.9, main: { kind: 'sea' as const, heightM: 1, periodS: 5, fromDeg: 180 } },
    'Waist high. A 5-second wind sea from S.',
  ],
])('a summary reads as a surfer would say it', (of, sentence) => {
  expect(summaryText(of, english)).toBe(sentence);
});
