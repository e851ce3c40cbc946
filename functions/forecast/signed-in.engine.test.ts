import { callAs } from '@groundswell/accounts/testing/call-as';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { alerts } from '@groundswell/data/alerts';
import { favorites } from '@groundswell/data/favorites';
import { forecasts, summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { beforeAll, expect, test } from 'vitest';
import { handler as getForecast } from './get-forecast.ts';
import { handler as getWeather } from './get-weather.ts';

const INLET = 148;
const now = Date.now();
useMemoryTable({ BASIC_DAYS: '3', CHECK_REPLIES: '1' });
const people = usePeople();

beforeAll(async () => {
  const beach = findBeach(INLET);
  if (!beach) throw new Error('The catalogue has lost its 148.');
  const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
  await forecasts.put({ beachId: INLET, cycle: '2026112006', composedAt: now, forecast });
  await summaries.put(INLET, '2026112006', summarizeForecast(forecast));
});

const params = { fcstId: String(INLET) };
const OWN_UNITS = { wind: 7, wvht: 2, tide: 3, temp: 9, scale: 11 };
const speedsIn = (reply: object) => [
  ...new Set([...JSON.stringify(reply).matchAll(/\d (mph|kph|kts)\b/g)].map(([, unit]) => unit)),
];

test('200 a visitor and a Basic reader see 3 days, Pro and Pro Plus 16', async () => {
  const visitor = await callAs(getForecast, undefined, { params });
  expect(visitor.body).toMatchObject({ fcst_days: 3, basicDays: 3, loggedIn: false, favLimit: 0 });
  for (const [tier, days] of [
    ['Basic', 3],
    ['Pro', 16],
    ['Pro Plus', 16],
  ] as const) {
    const { body } = await callAs(getForecast, await people.join({ tier }), { params });
    expect(body).toMatchObject({ fcst_days: days, basicDays: 3, loggedIn: true });
    expect([body.days.length, body.is_premium_subscriber]).toEqual([days, tier === 'Pro Plus']);
  }
});

test('200 in the units of the account, whatever the cookie, and never cached', async () => {
  const who = await people.join({ units: OWN_UNITS });
  const { headers, body } = await callAs(getForecast, who, { params, query: { units: '1' } });
  expect(body.timeline.surfSvgUnits).toBe('m');
  expect(speedsIn(body)).toEqual(['kts']);
  expect(headers['cache-control']).toBe('private, no-store');
  const visitor = await callAs(getForecast, undefined, { params, query: { units: '1' } });
  expect(visitor.headers['cache-control']).toContain('s-maxage');
  expect(speedsIn(visitor.body)).toEqual(['mph']);
  const top = ({ timeline }: { timeline: { surfMax: (number | null)[] } }) =>
    Math.max(...timeline.surfMax.map((max) => max ?? 0));
  // The signed-in user's scale is half of the face height; a metre is 3.281 ft.
  expect(top(visitor.body) / top(body)).toBeCloseTo(2 * 3.281, 0);
});

test('200 the weather alone and a place’s overview use those units too', async () => {
  const who = await people.join({ units: OWN_UNITS });
  const whole = await callAs(getForecast, who, { params });
  const weather = await callAs(getWeather, who, {
    params: { slug: 'indian-river-inlet-northside' },
    query: { units: '1' },
  });
  const timeless = { as_of: '', expires: '' };
  expect({ ...weather.body, ...timeless }).toEqual({ ...whole.body.current, ...timeless });
  const place = await callAs(getForecast, who, { params: { fcstId: 'delaware' } });
  expect(place.body.surfUnits).toBe('m');
});

test('200 states only to the user whether the beach is a favorite, how many there are, and its alert', async () => {
  const [ana, ben] = [await people.join({ tier: 'Pro Plus' }), await people.join()];
  for (const beachId of [1, INLET]) await favorites.add(ana.account.id, beachId, 30);
  const alert = { min: 4, max: 8, conditions: 1, timeFrame: 10, wvht: 1, scale: 10, active: true };
  await alerts.save(ana.account.id, INLET, alert, 10, now);
  expect((await callAs(getForecast, ana, { params })).body).toMatchObject({
    isFavorite: true,
    favCount: 2,
    favLimit: 30,
    hasFavAlert: true,
    favAlert: {
      wvht_min: 4,
      wvht_max: 8,
      conditions: 1,
      time_frame: 10,
      alert_active: true,
      notification_active: true,
    },
  });
  const none = { isFavorite: false, favCount: 0, hasFavAlert: false, favAlert: null };
  expect((await callAs(getForecast, ben, { params })).body).toMatchObject({ ...none, favLimit: 5 });
  expect((await callAs(getForecast, undefined, { params })).body).toMatchObject({ ...none, favLimit: 0 });
});

test('200 as for a visitor with an invalid token', async () => {
  const who = await people.join({ tier: 'Pro' });
  const { status, body } = await callAs(getForecast, { ...who, token: `${who.token.slice(0, -4)}AAAA` }, { params });
  expect([status, body.fcst_days, body.loggedIn]).toEqual([200, 3, false]);
});
