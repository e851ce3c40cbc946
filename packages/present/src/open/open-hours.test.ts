import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { presentOpenHours } from './open-hours.ts';

const now = Date.UTC(2026, 10, 20, 13);
const forecast = composeForecast({ beach: washout, ocean: madeOcean(now), now });

test('the hours from first to last light of each day are light, and the others are not', () => {
  const { days, hours } = presentOpenHours({ forecast, days: 2, now });
  for (const { date, first_light_at, last_light_at } of days) {
    const [from = '', until = ''] = [first_light_at, last_light_at].map((at) => at ?? undefined);
    const ofDay = hours.filter(({ local }) => local.startsWith(date));
    expect(ofDay.map(({ is_light }) => is_light)).toEqual(ofDay.map(({ at }) => at >= from && at <= until));
    expect(new Set(ofDay.map(({ is_light }) => is_light)).size).toBe(2);
  }
});
