import type { SwellStoryReply } from '@groundswell/contracts';
import { pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { listPathPoints } from '../../../entities/swell-story/path-points.ts';
import { viewOfStory } from './story-view.ts';

test.each([
  ['from the north-west', { lat: 21.7, lon: -158 }, 320, 3000],
  ['across the antimeridian', { lat: 21.7, lon: -158 }, 300, 5200],
  ['from the far south', { lat: 36.9, lon: -122 }, 195, 11_000],
])('the view holds the whole way with sea around it, %s', (_, beach, fromDeg, km) => {
  const story = { origin: pointAlong(beach, fromDeg, km), beach, distance_km: km } as SwellStoryReply;
  const [width, height] = [390, 500];
  const { lat, lon, zoom } = viewOfStory(story, width, height);
  const world = 256 * 2 ** zoom;
  const y = (of: number) => Math.log(Math.tan(Math.PI / 4 + (of * Math.PI) / 360)) / (2 * Math.PI);
  for (const point of listPathPoints(story)) {
    const east = ((point.lon - lon + 540) % 360) - 180;
    expect(Math.abs(east / 360) * world).toBeLessThan(0.45 * width);
    expect(Math.abs(y(point.lat) - y(lat)) * world).toBeLessThan(0.45 * height);
  }
});
