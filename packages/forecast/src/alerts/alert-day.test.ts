import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { madeOcean, washout } from '../../test-support/made-ocean.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { ALERT_DAYS, isSunlit, listAlertDays } from './alert-day.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const days = listAlertDays(forecast);

test('alert days are those of the forecast within the alert horizon', () => {
  expect(days.map(({ date }) => date)).toEqual(forecast.days.slice(0, ALERT_DAYS).map(({ date }) => date));
});

test('alert hours lie between sunrise and sunset, consecutive and complete', () => {
  for (const [index, { hours }] of days.slice(1, 10).entries()) {
    const { sunrise = 0, sunset = 0 } = forecast.days[index + 1] ?? {};
    expect(Math.abs((hours[0]?.at ?? 0) - sunrise)).toBeLessThanOrEqual(HOUR_MS / 2);
    expect(Math.abs((hours.at(-1)?.at ?? 0) + HOUR_MS - sunset)).toBeLessThanOrEqual(HOUR_MS / 2);
    expect(hours.length).toBe(((hours.at(-1)?.at ?? 0) - (hours[0]?.at ?? 0)) / HOUR_MS + 1);
  }
});

test('hours that lack surf or wind are left out', () => {
  const blind = composeForecast({ beach: washout, ocean: { air: madeOcean(runAt).air }, now: runAt });
  expect(listAlertDays(blind).flatMap(({ hours }) => hours)).toEqual([]);
});

test('without a sunset or sunrise the whole day is light or dark', () => {
  const day = { date: '2026-06-21', startAt: 0, endAt: 24 * HOUR_MS };
  expect([isSunlit({ ...day, allDay: 'light' }, 0), isSunlit({ ...day, allDay: 'dark' }, 0)]).toEqual([true, false]);
});
