import { HOUR_MS } from '@groundswell/durations';
import { describe, expect, test } from 'vitest';
import { pointAlong } from '../great-circle.ts';
import { findGale, type OceanWind } from './gale.ts';
import { judgeStory } from './judge-story.ts';
import type { SwellStory } from './story.ts';

const beach = { lat: 37, lon: -122 };
const bornAt = Date.UTC(2026, 10, 17);

function storyAt(km: number, fromDeg = 300, at = bornAt): SwellStory {
  const birth = { at, place: pointAlong(beach, fromDeg, km), distanceKm: km, fromDeg, errorKm: 200 };
  const peakAt = at + 60 * HOUR_MS;
  return { birth, firstAt: peakAt, peakAt, lastAt: peakAt, heightM: 2, periodS: 15, periodsS: [17, 12], line: 0 };
}
const story = storyAt(3000);
/**
 * Builds a wind at a point that lies `km` from the origin, on the path to the beach. It blows towards the beach, or
 * `offDeg` degrees off that direction.
 */
const windAt = (km: number, speedMps: number, offDeg = 0): OceanWind => {
  const place = pointAlong(story.birth.place, 115, km);
  return { ...place, speedMps, fromDeg: 292 + offDeg };
};

describe('a story is', () => {
  test('certain where runs agree and a gale blew there, with its wind', () => {
    const gale = findGale([windAt(200, 22), windAt(900, 18)], story.birth, beach);
    expect(judgeStory(story, [storyAt(3200), undefined], gale)).toMatchObject({ isProbable: false, galeMps: 22 });
  });
  test('certain where neither earlier runs nor winds are stored', () => {
    expect(judgeStory(story, [], undefined)).toMatchObject({ isProbable: false, galeMps: undefined });
  });
  test('probable where runs differ by more than 300 miles', () => {
    expect(judgeStory(story, [storyAt(3100), storyAt(3600)], undefined)?.isProbable).toBe(true);
  });
  test('probable where the strongest wind blew farther off, or none', () => {
    const far = findGale([windAt(700, 25)], story.birth, beach);
    expect(judgeStory(story, [], far)).toMatchObject({ isProbable: true, galeMps: undefined });
    expect(judgeStory(story, [], null)?.isProbable).toBe(true);
  });
  test('absent where the runs place the origin in another sea', () => {
    expect(judgeStory(story, [storyAt(5000)], undefined)).toBeUndefined();
  });
  test('not compared with stories of other swells', () => {
    const others = [storyAt(5000, 200), storyAt(5000, 300, bornAt - 90 * HOUR_MS)];
    expect(judgeStory(story, others, undefined)).toEqual(judgeStory(story, [], undefined));
  });
});

test('a gale is the wind that blows most towards the beach, not the strongest one', () => {
  const winds = [windAt(100, 30, 180), windAt(200, 20), windAt(300, 24, 80), windAt(2500, 40)];
  expect(findGale(winds, story.birth, beach)?.speedMps).toBe(20);
  expect(findGale([windAt(100, 9), windAt(100, 30, 100)], story.birth, beach)).toBeUndefined();
});
