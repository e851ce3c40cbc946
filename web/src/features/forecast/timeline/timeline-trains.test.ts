import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { drawnTrains } from './timeline-trains.ts';

test('a line of the graph is called what its train is in most of the hours that are shown', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const timeline = timelineOf(24, {
    swell1Kind: hours.map((hour) => (hour < 10 ? 'wind-sea' : 'swell')),
    swell2Train: hours.map(() => 2),
    swell2Kind: hours.map(() => 'windswell'),
    swell: { ...timelineOf(24).swell, swell2: hours.map(() => 1) },
  });
  expect(drawnTrains(timeline, 24).map(({ name }) => name)).toEqual(['Swell 1', 'Windswell 2']);
  expect(drawnTrains(timeline, 12).map(({ name }) => name)).toEqual(['Wind sea 1', 'Windswell 2']);
});
