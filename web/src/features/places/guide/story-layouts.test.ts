import type { SwellStoryReply } from '@groundswell/contracts';
import { pointAlong } from '@groundswell/forecast';
import { describe, expect, test } from 'vitest';
import { drawLand } from '../../../map/land-outline.ts';
import { layoutSwellPath } from './swell-path-layout.ts';
import { placeSwellPathNames } from './swell-path-names.ts';
import { layoutTimetable } from './timetable-layout.ts';

const hour = (n: number) => new Date(Date.UTC(2026, 10, 19, n)).toISOString();

function storyFrom(beach: { lat: number; lon: number }, fromDeg: number, km: number): SwellStoryReply {
  const origin = pointAlong(beach, fromDeg, km);
  return {
    sentence: '',
    told: '',
    error_text: '',
    arrival: '',
    probable: false,
    run_at: hour(48),
    run_age_min: 40,
    unit: 'mi',
    distance: Math.round(km / 1.609),
    distance_km: km,
    error_km: 200,
    from_deg: fromDeg,
    from: 'NW',
    origin: { ...origin, at: hour(0), text: 'Wed 2pm' },
    beach,
    period_s: 15,
    marks: [{ ...pointAlong(beach, fromDeg, km - 500), at: hour(12), km: 500, text: 'Thu night' }],
    front_km: 1800,
    periods: [18, 16, 14, 12].map((period_s) => ({
      period_s,
      at: hour((km * 1000) / ((9.81 * period_s) / (4 * Math.PI)) / 3600),
      text: '',
    })),
    from_at: hour(50),
    to_at: hour(110),
    surf: Array.from({ length: 28 }, (_, n) => ({ at: hour(38 + 3 * n), min: 2 + (n % 5), max: 3 + (n % 5) })),
    surf_unit: 'ft',
    surf_text: '4-6 ft',
    days: [0, 1, 2, 3, 4].map((n) => ({ at: hour(5 + 24 * n), text: 'Thu' })),
  };
}
const pipeline = storyFrom({ lat: 21.7, lon: -158 }, 320, 3000);

describe('the chart of the way', () => {
  test.each([
    ['from the north-west', pipeline],
    ['across the antimeridian', storyFrom({ lat: 21.7, lon: -158 }, 300, 5200)],
    ['from the far south', storyFrom({ lat: 36.9, lon: -122 }, 195, 11_000)],
    ['from near by', storyFrom({ lat: 32.7, lon: -79.9 }, 90, 700)],
  ])('holds the whole swell path, %s', (_, story) => {
    const { way, origin, beach } = layoutSwellPath(story, 392, 372);
    const numbers = way.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.length).toBe(98);
    numbers.forEach((value, n) => {
      expect(value).toBeGreaterThan(10);
      expect(value).toBeLessThan((n % 2 === 0 ? 392 : 372) - 10);
    });
    for (const [x, y] of [origin, beach]) expect(Number.isFinite(x + y)).toBe(true);
  });

  test('names the storm and the beach, and only fronts whose names lie over no other', () => {
    const marks = [10, 20, 60, 70, 200, 210].map((x, n) => ({ d: '', text: `Fri night ${n}`, x, y: 100 }));
    const placed = placeSwellPathNames(
      { origin: [20, 100], beach: [380, 104], marks },
      ['Thu night', 'Steamer Lane'],
      392,
    );
    expect(placed.map(({ text }) => text)).toEqual(['Thu night', 'Steamer Lane', 'Fri night 5']);
    expect(placed.map(({ anchor }) => anchor)).toEqual(['start', 'end', 'middle']);
  });

  test('draws only land that it shows, also beyond the antimeridian', () => {
    const layout = layoutSwellPath(storyFrom({ lat: 21.7, lon: -158 }, 300, 5200), 392, 372);
    const square = (lon: number, lat: number) =>
      [
        [lon, lat],
        [lon + 1, lat],
        [lon + 1, lat + 1],
        [lon, lat + 1],
      ] as const;
    expect(drawLand([square(170, 35)], layout)).toMatch(/^M[\d.]+ /);
    expect(drawLand([square(-190, 35)], layout)).toMatch(/^M[\d.]+ /);
    expect(drawLand([square(20, 35), square(-160, -60)], layout)).toBe('');
  });
});

describe('the timetable', () => {
  test('stands within its frame: lines end on the beach’s line, steeper ones are of longer periods', () => {
    const { lines, top, base, bars, now, gale, miles } = layoutTimetable(pipeline, Date.parse(hour(60)), 816, 400);
    const ends = lines.map(({ d }) => Number(/L([\d.]+)/.exec(d)?.[1]));
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    for (const { x, y } of lines) expect(x > 0 && x < 816 && y > top && y < base).toBe(true);
    for (const { maxY, minY } of bars) expect(maxY >= 20 && maxY <= minY && minY <= top).toBe(true);
    expect(now).toBeGreaterThan(gale.x);
    expect(miles.map(({ distance }) => distance)).toEqual([500, 1000, 1500]);
    expect(lines.filter(({ isMain }) => isMain)).toHaveLength(1);
  });

  test('no line cuts a distance label, even where the path is hardly longer than the distance', () => {
    const { miles, top } = layoutTimetable({ ...pipeline, distance: 2050 }, Date.parse(hour(60)), 358, 330);
    expect(miles.at(-1)?.distance).toBe(2000);
    for (const { y, labelY } of miles) {
      // The letters are 11 px high.
      expect(labelY - 11 > top + 1).toBe(true);
      expect(labelY < y || labelY - 11 > y).toBe(true);
    }
  });

  test('greys surf of other swells, and omits the now line when it is outside', () => {
    const { bars, now } = layoutTimetable(pipeline, Date.parse(hour(400)), 358, 330);
    expect(bars[0]?.isOther).toBe(true);
    expect(bars.some(({ isOther }) => !isOther)).toBe(true);
    expect(now).toBeUndefined();
  });
});
