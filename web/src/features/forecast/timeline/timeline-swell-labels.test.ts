import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { swellLabelsOf } from './timeline-swell-labels.ts';

const HOURS = 72;
const WIDTH = 446;
const track = { top: 186, bottom: 282 };
const frame = {
  pxPerHour: WIDTH / HOURS,
  y: (height: number) => track.bottom - (height / 4) * (track.bottom - track.top),
  widthPx: WIDTH,
  track,
};
const each = <T>(value: T) => Array.from({ length: HOURS }, () => value);

function labelsOf(first: number, second: number) {
  const timeline = timelineOf(HOURS, {
    swell2Train: each(2),
    swell2PeriodS: each(8),
    swell2Dir: each(180),
  });
  const trains = [each(first), each(second)];
  return { trains, labels: swellLabelsOf(timeline, trains, frame) };
}

test('on a phone each line repeats its period label along the days', () => {
  const { labels } = labelsOf(3, 1);
  expect(new Set(labels.map(({ train, text }) => `${train}: ${text}`))).toEqual(new Set(['1: 12 s', '2: 8 s']));
  expect(labels.length).toBeGreaterThanOrEqual(4);
});

test.each([
  [3, 1],
  [2, 1.9],
  [2, 1.3],
  [0.1, 0.2],
  [3.9, 3.8],
])('no label covers another or another’s line, nor leaves the track or the paper: %d over %d', (first, second) => {
  const { trains, labels } = labelsOf(first, second);
  expect(labels.length).toBeGreaterThan(0);
  for (const [i, { box, train }] of labels.entries()) {
    expect([box.left >= 0, box.right <= WIDTH]).toEqual([true, true]);
    expect(box.bottom).toBeLessThanOrEqual(track.bottom + 3);
    for (const other of labels.slice(i + 1).map((label) => label.box)) {
      const isApart = box.right <= other.left || other.right <= box.left;
      expect(isApart || box.bottom <= other.top || other.bottom <= box.top).toBe(true);
    }
    for (const [index, [height]] of trains.entries()) {
      const line = frame.y(height ?? 0);
      if (index + 1 !== train) expect(line < box.top || line > box.bottom).toBe(true);
    }
  }
});

test('lines close to each other are named on the line itself', () => {
  const { labels } = labelsOf(1.4, 1);
  expect(new Set(labels.map(({ train }) => train))).toEqual(new Set([1, 2]));
});

test('a train whose period is not known is not labelled', () => {
  expect(swellLabelsOf(timelineOf(HOURS), [each(3), each(1)], frame).every(({ train }) => train === 1)).toBe(true);
});
