import { HOUR_MS } from '@groundswell/durations';
import { tideForecast } from '@groundswell/forecast/testing/tide-forecast';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { presentTideDays, presentTides } from './tide-days.ts';

const NEW_YORK = 'America/New_York';

function calendar(...args: Parameters<typeof tideForecast>) {
  const forecast = tideForecast(...args);
  return { forecast, rows: presentTideDays(forecast, forecast.days, inFeet) };
}

test('the calendar of a pier ten hours behind UTC has NOAA’s highs and lows on its local days', () => {
  // NOAA's table for Haleiwa from 2027-11-20: 18:21 UTC 0.475 m, 00:50 0.026 m, 08:11 0.252 m, 11:43 0.162 m, 19:20
  // 0.429 m.
  const { rows } = calendar('noaa/1612668', 'Pacific/Honolulu', '2027-11-20T12:00Z', 2);
  expect(rows).toEqual([
    {
      day: 'Sat Nov 20',
      dateNum: '2027-11-20',
      low_1_time: '2:50pm',
      low_1_at: '2027-11-21T00:50:00.000Z',
      low_1_height: '0.1 ft',
      low_1_level: 0.1,
      high_1_time: '8:21am',
      high_1_at: '2027-11-20T18:21:00.000Z',
      high_1_height: '1.6 ft',
      high_1_level: 1.6,
      low_2_time: null,
      low_2_at: null,
      low_2_height: null,
      low_2_level: null,
      high_2_time: '10:11pm',
      high_2_at: '2027-11-21T08:11:00.000Z',
      high_2_height: '0.8 ft',
      high_2_level: 0.8,
    },
    expect.objectContaining({ day: 'Sun Nov 21', low_1_time: '1:43am', low_1_height: '0.5 ft', high_1_time: '9:20am' }),
  ]);
});

test('sixteen days of a semidiurnal tide: a row a day, always with its first low and high', () => {
  const { rows } = calendar('noaa/8557863', NEW_YORK, '2026-11-20T12:00Z');
  expect(rows.map(({ day }) => day)).toEqual([...new Set(rows.map(({ day }) => day))]);
  expect(rows).toHaveLength(16);
  expect(rows.filter(({ low_1_time, high_1_time }) => !low_1_time || !high_1_time)).toEqual([]);
});

test.each([
  ['the clocks go back', '2026-11-01T12:00Z', 25],
  ['the clocks go forward', '2027-03-14T12:00Z', 23],
  ['the year ends', '2026-12-31T12:00Z', 24],
])('on the day %s each time is local, and none is lost', (_, at, hours) => {
  const { forecast, rows } = calendar('noaa/8557863', NEW_YORK, at, 2);
  const [first, second] = forecast.days;
  expect(((first?.endAt ?? 0) - (first?.startAt ?? 0)) / HOUR_MS).toBe(hours);
  expect(second?.startAt).toBe(first?.endAt);

  const clock = new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, hour: 'numeric', minute: '2-digit' });
  const shown = rows.flatMap((row) => [row.low_1_time, row.high_1_time, row.low_2_time, row.high_2_time]);
  const clocks = forecast.tide?.extremes.map((extreme) => clock.format(extreme.at).replace(/\s/, '').toLowerCase());
  expect(shown.filter((time) => time !== null).sort()).toEqual(clocks?.sort());
});

test('with one tide a day the calendar has no second, and a day without a low keeps its high', () => {
  const { rows } = calendar('noaa/8729840', 'America/Chicago', '2026-03-10T12:00Z');
  const single = rows.filter(({ low_2_time, high_2_time }) => !low_2_time && !high_2_time);
  expect(single).toHaveLength(14);
  expect(rows.find(({ day }) => day === 'Sun Mar 22')).toMatchObject({ low_1_time: null, high_1_time: '1:47pm' });
});

test('of three highs on a day the calendar has the two highest, which include the high water; the day has all three', () => {
  const forecast = tideForecast('noaa/8729840', 'America/Chicago', '2026-11-20T12:00Z', 1);
  const noon = (forecast.days[0]?.startAt ?? 0) + 12 * HOUR_MS;
  const extremes = [
    { at: noon - 10 * HOUR_MS, levelMm: 210, high: true },
    { at: noon - 8 * HOUR_MS, levelMm: 180, high: false },
    { at: noon - 4 * HOUR_MS, levelMm: 240, high: true },
    { at: noon - HOUR_MS, levelMm: 200, high: false },
    { at: noon + 5 * HOUR_MS, levelMm: 370, high: true },
    { at: noon + 11 * HOUR_MS, levelMm: 30, high: false },
  ];
  const mixed = { ...forecast, tide: forecast.tide && { ...forecast.tide, extremes } };
  expect(presentTideDays(mixed, mixed.days, inMetres)[0]).toMatchObject({
    low_1_time: '4:00am',
    high_1_time: '8:00am',
    low_2_time: '11:00pm',
    high_2_time: '5:00pm',
  });
  const [day = expect.fail()] = mixed.days;
  expect(presentTides(mixed, day, inMetres).map(({ kind, time }) => `${kind} ${time}`)).toEqual([
    'high 2:00am',
    'low 4:00am',
    'high 8:00am',
    'low 11:00am',
    'high 5:00pm',
    'low 11:00pm',
  ]);
});

test.each([
  ['noaa/8557863', NEW_YORK],
  ['noaa/1612668', 'Pacific/Honolulu'],
  ['noaa/8729840', 'America/Chicago'],
])('each low and high of %s is told on its day, once and in order', (station, timeZone) => {
  const forecast = tideForecast(station, timeZone, '2026-11-01T12:00Z');
  const told = forecast.days.flatMap((day) => presentTides(forecast, day, inFeet));
  expect(told.map(({ at, kind }) => [Date.parse(at), kind === 'high'])).toEqual(
    forecast.tide?.extremes.map(({ at, high }) => [at, high]),
  );
});

test('a day without any high or low has no row', () => {
  const forecast = tideForecast('noaa/8557863', NEW_YORK, '2026-11-20T12:00Z', 3);
  const [, empty] = forecast.days;
  const extremes = forecast.tide?.extremes.filter(({ at }) => !empty || at < empty.startAt || at >= empty.endAt) ?? [];
  const still = { ...forecast, tide: forecast.tide && { ...forecast.tide, extremes } };
  expect(presentTideDays(still, still.days, inFeet).map(({ day }) => day)).toEqual(['Fri Nov 20', 'Sun Nov 22']);
});

test('heights are in the reader’s unit, and there is no minus zero', () => {
  const forecast = tideForecast('noaa/8557863', NEW_YORK, '2026-12-30T12:00Z', 1);
  expect(presentTideDays(forecast, forecast.days, inMetres)[0]).toMatchObject({ high_1_height: '1.09 m' });
  expect(presentTideDays(forecast, forecast.days, inFeet)[0]).toMatchObject({ low_1_height: '0.0 ft' });
});

test('without a station there is no calendar', () => {
  const forecast = { ...tideForecast('noaa/8557863', NEW_YORK, '2026-11-20T12:00Z', 2), tide: undefined };
  expect(presentTideDays(forecast, forecast.days, inFeet)).toEqual([]);
  expect(forecast.days.flatMap((day) => presentTides(forecast, day, inFeet))).toEqual([]);
});
