import { expect, test } from 'vitest';
import { describeSky } from './sky.ts';
import { adviseWetsuit } from './wetsuit.ts';

test.each([
  [26, 'Boardshorts or swimsuit'],
  [20, '2 mm spring suit'],
  [17.2, '3/2 full suit'],
  [4, '6/5 hooded suit, boots and gloves'],
])('water of %d °C needs: %s', (waterC, advice) => {
  expect(adviseWetsuit(waterC, {})).toBe(advice);
});

test('freezing wind adds a step, mild air none', () => {
  expect(adviseWetsuit(13, { airC: 3, windSpeedMps: 10 })).toBe('5/4 hooded suit, boots and gloves');
  expect(adviseWetsuit(13, { airC: 12, windSpeedMps: 10 })).toBe('4/3 full suit and boots');
});

test.each([
  [{ cloudPct: 5 }, true, 'Sunny', 'clear-day'],
  [{ cloudPct: 5 }, false, 'Clear', 'clear-night'],
  [{ cloudPct: 50 }, false, 'Partly cloudy', 'partly-cloudy-night'],
  [{ cloudPct: 100, rainMmPerH: 0.05 }, true, 'Cloudy', 'cloudy'],
  [{ cloudPct: 100, rainMmPerH: 1 }, true, 'Light rain', 'light-rain'],
  [{ rainMmPerH: 20, airC: 20 }, true, 'Heavy rain', 'heavy-rain'],
  [{ rainMmPerH: 1, airC: -2 }, true, 'Snow', 'snow'],
])('%o is described in words and an icon', (air, isDay, words, icon) => {
  expect(describeSky(air, isDay)).toEqual({ words, icon });
});

test('an unknown sky is not described', () => {
  expect(describeSky({ airC: 20 }, true)).toBeUndefined();
});
