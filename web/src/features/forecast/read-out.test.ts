import { expect, test } from 'vitest';
import { timelineOf } from './forecast.fixture.ts';
import { readHour, spokenHour } from './read-out.ts';

test('an hour reads surf with its rating, wind, swells, tide', () => {
  expect(spokenHour(readHour(timelineOf(24), 0))).toBe(
    'Fri 12am, Surf 3–4 ft clean shoulder high, Wind W 6 mph, Swell ESE 3.6 ft 12 s, 2nd swell --, Tide 2.5 ft rising',
  );
});

test('flat water has no condition', () => {
  const [surf] = readHour(timelineOf(24, { wvhtText: Array(24).fill('flat') }), 0).facts;
  expect(surf).toEqual({ name: 'Surf', value: 'flat', note: undefined });
});

test('an hour without data says so and shows no number', () => {
  const none = Array(24).fill(null);
  const { facts } = readHour(
    timelineOf(24, { wvhtText: none, wind: none, swell1: none, tideLevel: none, tideLevelDesc: none }),
    3,
  );
  expect(facts.map(({ value }) => value)).toEqual(['No Waves', '--', '--', '--', '--']);
});

test('a beach without a tide station says No Tide Data', () => {
  const none = Array(24).fill(null);
  const { facts } = readHour(timelineOf(24, { has_tides: false, tideLevel: none, tideLevelDesc: none }), 3);
  expect(facts.at(-1)).toEqual({ name: 'Tide', value: 'No Tide Data', note: undefined });
});

test('the reasons of the rating are told', () => {
  expect(readHour(timelineOf(24), 0).why).toBe('Offshore wind around 5 mph leaves the faces clean');
});
