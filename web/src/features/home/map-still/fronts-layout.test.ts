import type { HomeTodayReply } from '@groundswell/contracts';
import { isWithin, projectionOf } from '@groundswell/map-stills';
import { expect, test } from 'vitest';
import { layoutFronts } from './fronts-layout.ts';
import { coveredBoxes, windowOn } from './visible-box.ts';

type MapStillReply = NonNullable<HomeTodayReply['plate']>;

const plate: MapStillReply = {
  coast: 'pacific',
  wide: '/tiles/plate/2026112006/009/pacific-wide.json',
  tall: '/tiles/plate/2026112006/009/pacific-tall.json',
  at: '2026-11-20T15:00:00.000Z',
  model: 'gfswave.global.0p25',
  run: '2026-11-20T06:00:00.000Z',
  title: 'The Pacific today, Fri Nov 20',
  offset_min: -600,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  sentences: [],
  story: {
    kind: 'swell',
    height: 5.9,
    period_s: 15,
    from_deg: 320,
    landfall: 'oahu',
    birth: { lat: 41, lon: -178, left: '2026-11-17T19:00:00.000Z', distance_km: 2845, error_km: 200 },
    fan: { from_deg: 72.9, step_deg: 4, km: Array(31).fill(9000) },
    speed_kmh: 42.2,
  },
};

test.each([
  [1280, 584],
  [1920, 584],
  [390, 268],
])('in a box of %d x %d px the days’ labels are visible and clear of the texts', (width, height) => {
  const shown = windowOn('pacific', width, height);
  const covered = coveredBoxes(shown);
  const { names, lines } = layoutFronts(plate, shown, covered) ?? expect.fail();
  expect(names[0]?.isNow).toBe(true);
  expect(names.length).toBeGreaterThan(2);
  for (const { spot, half } of names) {
    expect(isWithin([spot[0] - half, spot[1]], shown.seen)).toBe(true);
    expect(isWithin([spot[0] + half, spot[1]], shown.seen)).toBe(true);
    expect(covered.some((box) => isWithin(spot, box))).toBe(false);
    // No label covers Oahu.
    const [x, y] = projectionOf(shown.view).place({ lat: 21.4, lon: -158 });
    expect(isWithin([x, y], { x: spot[0] - half, y: spot[1] - 9, width: 2 * half, height: 18 })).toBe(false);
  }
  expect(lines.filter(({ when }) => when === 'now')).toHaveLength(1);
  expect(lines.map(({ when }) => when)).toContain('coming');
});

test.each([390, 360, 320])('in a box of %i px, labels near the right edge are whole', (width) => {
  const shown = windowOn('pacific', width, 268);
  const right = shown.seen.x + shown.seen.width;
  const story = plate.story ?? expect.fail();
  for (let lon = -180; lon < -125; lon += 5) {
    const birth = { ...(story.birth ?? expect.fail()), lon };
    const fronts = layoutFronts({ ...plate, story: { ...story, birth } }, shown, []) ?? expect.fail();
    for (const { spot, half } of fronts.names) expect(spot[0] + half).toBeLessThanOrEqual(right);
    const { spot, width: label, isLeft } = fronts.birth;
    if (!isLeft) expect(spot[0] + label).toBeLessThanOrEqual(right);
  }
});

test('a wind sea has no fronts', () => {
  const { birth, fan, speed_kmh, ...story } = plate.story ?? expect.fail();
  expect(layoutFronts({ ...plate, story }, windowOn('pacific', 1280, 584), [])).toBeUndefined();
  expect(layoutFronts({ ...plate, story: null }, windowOn('pacific', 1280, 584), [])).toBeUndefined();
});

test('a box shows the middle of its map still, and a wider box enlarges it', () => {
  expect(windowOn('pacific', 1280, 584)).toMatchObject({ shape: 'wide', zoom: 1, seen: { x: 80, y: 0, width: 1280 } });
  const large = windowOn('atlantic', 2880, 584);
  expect(large.zoom).toBe(2);
  expect(large.seen).toEqual({ x: 0, y: 146, width: 1440, height: 292 });
  expect(windowOn('gulf', 390, 268)).toMatchObject({ shape: 'tall', zoom: 1 });
});
