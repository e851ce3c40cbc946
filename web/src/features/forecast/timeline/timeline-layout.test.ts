import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { tideRow } from '../../../entities/tide/tide-row.fixture.ts';
import { timelineOf } from '../forecast.fixture.ts';
import { arrowPaths } from './timeline-arrows.ts';
import { layoutTimeline as layoutOf, roundLevels, type TimelineData, type TimelineLayout } from './timeline-layout.ts';

const frame = { hours: 48, shownDays: 2, widthPx: 480, view: 'surf', language: 'en', nowHour: 0 } as const;
const layoutTimeline = (
  timeline: TimelineData['timeline'],
  how: Parameters<typeof layoutOf>[1],
  more: Partial<TimelineData> = {},
) => layoutOf({ timeline, days: [], tideDays: [], surfTop: 10, observed: [], joins: [], ...more }, how);

test('every hour has its place and days are labelled where they begin', () => {
  const { pxPerHour, days } = layoutTimeline(timelineOf(48), frame);
  expect(pxPerHour).toBe(10);
  expect(days).toEqual([
    { x: 0, width: 240, label: 'Fri Nov 20' },
    { x: 240, width: 240, label: 'Sat Nov 21' },
  ]);
});

test('without room for a full date a day has its number', () => {
  const days = [{ dateNum: '2026-11-20' }, { dateNum: '2026-11-21' }] as DayReply[];
  const layout = layoutTimeline(timelineOf(48), { ...frame, widthPx: 100 }, { days });
  expect(layout.days.map(({ label }) => label)).toEqual(['Fri 20', 'Sat 21']);
});

test('a day that loses an hour is 23 hours wide and its bars keep to its own hours', () => {
  const timeline = timelineOf(47, { summaryDay: Array.from({ length: 47 }, (_, hour) => (hour < 23 ? 0 : 1)) });
  const { days } = layoutTimeline(timeline, { ...frame, hours: 47, widthPx: 470 });
  expect(days.map(({ width }) => width)).toEqual([230, 240]);
});

test('each rating is one pair of shapes, hours without surf are left out, flat water has no rating', () => {
  const surfMax = Array.from({ length: 48 }, (_, hour) => (hour === 5 ? null : 4));
  const condText = Array.from(
    { length: 48 },
    (_, hour) => (hour < 12 ? 'clean' : hour === 20 ? null : 'choppy') as 'clean' | null,
  );
  const wvhtMax = Array.from({ length: 48 }, (_, hour) => (hour === 21 ? 0 : 4));
  const { bars } = layoutTimeline(timelineOf(48, { surfMax, condText, wvhtMax }), frame);
  expect(bars.map(({ rated, upper }) => [rated, upper.match(/M/g)?.length])).toEqual([
    ['clean', 11],
    ['choppy', 34],
    ['unrated', 2],
  ]);
});

test('a bar as high as the scale fills the track and none is higher', () => {
  const surfHalfMax = Array.from({ length: 48 }, () => 99);
  const { bars, surfTrack } = layoutTimeline(timelineOf(48, { surfHalfMax }), frame);
  expect(bars[0]?.upper.startsWith(`M0 ${surfTrack.top}h`)).toBe(true);
});

test('arrows stay apart however narrow the hours are', () => {
  for (const widthPx of [120, 480, 1200]) {
    const { arrows } = layoutTimeline(timelineOf(48), { ...frame, widthPx });
    const gaps = arrows.slice(1).map((arrow, i) => arrow.x - (arrows[i]?.x ?? 0));
    expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(30);
  }
});

test('arrows of a kind are one path, and point downwind', () => {
  const paths = arrowPaths([
    { x: 100, y: 20, fromDeg: 270, kind: 'clean' },
    { x: 130, y: 20, fromDeg: 0, kind: 'choppy' },
    { x: 160, y: 20, fromDeg: 270, kind: 'clean' },
  ]);
  expect(paths.map(({ kind }) => kind)).toEqual(['clean', 'choppy']);
  expect(paths[0]?.path).toMatch(/^M92\.0 20\.0L108\.0 20\.0M.*M152\.0 20\.0L168\.0 20\.0M/);
  expect(paths[1]?.path).toMatch(/^M130\.0 12\.0L130\.0 28\.0M/);
});

test('a train is drawn apart for the hours in which it passes the beach', () => {
  const passing = Array.from({ length: 48 }, (_, hour) =>
    hour < 24 ? [{ text: 'N 3.6 ft 12 s', train: 1, dir: 0, periodS: 12, kind: 'swell' as const }] : [],
  );
  const { swells } = layoutTimeline(timelineOf(48, { passing }), frame);
  expect(swells.map(({ train, passes }) => [train, passes])).toEqual([
    [1, false],
    [1, true],
  ]);
});

test('measurements are joined by a line up to now, not across hours without any', () => {
  const observed = [0, 1, 2, 8, 9].map((place) => ({ place, height: 2 }));
  const { observedLine } = layoutTimeline(timelineOf(48), frame, { observed });
  expect(observedLine.match(/M/g)).toHaveLength(2);
});

test('the swell view gives the tall track to the swell', () => {
  const surf = layoutTimeline(timelineOf(48), frame);
  const swell = layoutTimeline(timelineOf(48), { ...frame, view: 'swell' });
  expect(swell.swellTrack).toEqual(surf.surfTrack);
});

test('curves reach both edges, using the next hour where there is one', () => {
  for (const hours of [24, 48]) {
    const { tide, swells, width } = layoutTimeline(timelineOf(48), { ...frame, hours, shownDays: hours / 24 });
    for (const path of [tide?.line, swells[0]?.path]) {
      expect(path).toMatch(/^M0 /);
      expect(path).toMatch(new RegExp(` ${width} [\\d.]+$`));
    }
  }
});

test('the short track labels its highest round height, in the swell view that of the surf', () => {
  const { shortLevel, swellTrack } = layoutTimeline(timelineOf(48), frame);
  expect(shortLevel?.label).toBe('3 ft');
  expect(shortLevel?.y).toBeGreaterThan(swellTrack.top);
  expect(shortLevel?.y).toBeLessThan(swellTrack.bottom);
  expect(layoutTimeline(timelineOf(48), { ...frame, view: 'swell' }).shortLevel?.label).toBe('8 ft');
});

test('a beach without tides has no tide curve', () => {
  const timeline = timelineOf(48, { has_tides: false, tideLevel: Array.from({ length: 48 }, () => null) });
  expect(layoutTimeline(timeline, frame).tide).toBeUndefined();
});

test.each([
  [1, [0.25, 0.5, 0.75]],
  [2.5, [0.5, 1, 1.5, 2]],
  [6.5, [2, 4, 6]],
  [20, [5, 10, 15]],
])('up to %d the lines are at %j', (top, levels) => {
  expect(roundLevels(top)).toEqual(levels);
});

test('the buoy’s heights are on the scale of all waves, which makes room for them', () => {
  const observed = [
    { place: 1.5, height: 3.6 },
    { place: 30, height: 9 },
    { place: 47.9, height: 1 },
  ];
  const { observed: dots, swellTrack } = layoutTimeline(timelineOf(48), { ...frame, hours: 47 }, { observed });
  expect(dots.map(({ x }) => x)).toEqual([(1.5 * 480) / 47, (30 * 480) / 47]);
  expect(dots[1]?.y).toBeGreaterThan(swellTrack.top);
  expect(dots[0]?.y).toBeGreaterThan(dots[1]?.y ?? 0);
});

test('each high and low is labelled where there is room, in full or as a number', () => {
  const row = tideRow('2026-11-20', {
    high_1: ['2026-11-20T08:06:00.000Z', 4.5],
    low_1: ['2026-11-20T14:19:00.000Z', 0.5],
    high_2: ['2026-11-20T20:31:00.000Z', 4.5],
    low_2: ['2026-11-21T02:44:00.000Z', 0.5],
  });
  const linesAt = (widthPx: number) =>
    layoutTimeline(timelineOf(48), { ...frame, widthPx }, { tideDays: [row] }).tide?.labels.map(({ lines }) =>
      lines.map(({ text }) => text),
    );
  expect(linesAt(480)?.slice(0, 2)).toEqual([
    ['08:06', '4.5 ft'],
    ['14:19', '0.5 ft'],
  ]);
  expect(linesAt(150)?.slice(0, 2)).toEqual([['0.5'], ['4.5']]);
});

test('the graph holds the fan whole', () => {
  const at = (high: number) =>
    layoutTimeline(
      timelineOf(3, { surfLikelyMin: [3, 3, 3], surfLikelyMax: [high, high, 20] }),
      { ...frame, hours: 2 },
      { surfTop: 8 },
    );
  const topOf = ({ fan }: TimelineLayout) => Math.min(...fan.ends.map(({ y }) => y));
  expect(at(5).levels).toEqual(at(8 / 1.02).levels);
  expect(topOf(at(12))).toBeGreaterThan(at(12).surfTrack.top);
  expect(at(12).levels.at(-1)?.label).toBe('10 ft');
});

test('the height asked for has its line in the surf view, and none above the graph', () => {
  const askedOf = (askedHeight: number, view: 'surf' | 'swell') =>
    layoutTimeline(timelineOf(48), { ...frame, view, askedHeight }).asked;
  expect(askedOf(4, 'surf')?.label).toBe('4 ft');
  expect([askedOf(4, 'swell'), askedOf(20, 'surf')]).toEqual([undefined, undefined]);
});

test('a bar is the middle half of the sets, and without odds the usual wave and the sets', () => {
  const tops = (over: Parameters<typeof timelineOf>[1]) => {
    const { bars, surfTrack } = layoutTimeline(timelineOf(48, over), { ...frame, hours: 1 });
    const yOf = (path = '') => Number(/^M[\d.]+ ([\d.]+)/.exec(path)?.[1]);
    const heightAt = (y: number) => (10 * (surfTrack.bottom - y)) / (surfTrack.bottom - surfTrack.top);
    return [bars[0]?.lower, bars[0]?.upper].map((path) => Math.round(heightAt(yOf(path)) * 10) / 10);
  };
  expect(tops({})).toEqual([3.7, 4.3]);
  expect(tops({ surfHalfMin: [null], surfHalfMax: [null] })).toEqual([3, 4]);
});

test('hours missing in the run and hours of an older run are marked', () => {
  const timeline = timelineOf(48, { filled: [3, 4, 9], olderFrom: 40 });
  expect(layoutTimeline(timeline, frame).marks).toEqual({
    filled: [
      { x: 30, width: 20 },
      { x: 90, width: 10 },
    ],
    olderX: 400,
  });
});
