import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { linePath } from './drawing-paths.ts';
import { levelsBelow, roundTop } from './scale.ts';
import { drawCompass, drawDays, drawingWidth, drawLines, drawSurf, drawTide } from './timeline-drawing.ts';

const axis = { startAt: 0, hours: 4, width: 40 };

test('drawings are 954 wide for 3 days or fewer, else 3816', () => {
  expect([1, 3, 4, 16].map(drawingWidth)).toEqual([954, 954, 3816, 3816]);
});

test('a line goes step by step and lifts the pen where values are unknown', () => {
  expect(linePath([{ x: 0, y: 9 }, { x: 9, y: 6 }, undefined, { x: 27, y: 5 }, { x: 36, y: 5 }])).toBe(
    'M0 9l0 0 9-3M27 5l0 0 9 0',
  );
});

test('a gap in a swell is a gap in its line', () => {
  expect(drawLines(axis, { swell1: [2, 4, null, 0] }, 4).paths.swell1).toBe('M0 60l0 0 10-60M30 120l0 0');
});

test('surf is one area for each stretch of a condition, joined without a seam', () => {
  const { paths } = drawSurf(
    axis,
    [{ size: 2, condition: 'clean' }, { size: 4, condition: 'fair' }, {}, { size: 2 }],
    4,
  );
  expect(paths).toEqual({
    clean: 'M0 160V80l0 0 10-80V160z',
    fair: 'M10 160V0l0 0 10 0V160z',
    choppy: '',
    unrated: 'M30 160V80l0 0 10 0V160z',
  });
});

test('the tide goes through its high between two hours', () => {
  const { paths } = drawTide(axis, [0, 1, 1, 0], {
    extremes: [{ at: 1.5 * HOUR_MS, levelMm: 1200, high: true }],
  });
  expect(paths.tide).toBe('M0 74l0 0 10-57 5-11 5 11 10 57');
});

test('nights run from last light to first light over midnight', () => {
  const day = (index: number) => ({
    date: '',
    startAt: index * 24 * HOUR_MS,
    endAt: (index + 1) * 24 * HOUR_MS,
    firstLight: (index * 24 + 6) * HOUR_MS,
    lastLight: (index * 24 + 18) * HOUR_MS,
  });
  const { paths } = drawDays({ startAt: 0, hours: 48, width: 48 }, [day(0), day(1)]);
  expect(paths).toEqual({ days: 'M24 0v160', nights: 'M0 0h6v160h-6zM18 0h12v160h-12zM42 0h6v160h-6z' });
});

test('a day without sun is one night, and a day without night none', () => {
  const nightsOf = (allDay: 'dark' | 'light') =>
    drawDays({ startAt: 0, hours: 24, width: 24 }, [{ date: '', startAt: 0, endAt: 24 * HOUR_MS, allDay }]).paths
      .nights;
  expect(nightsOf('dark')).toBe('M0 0h24v160h-24z');
  expect(nightsOf('light')).toBe('');
});

test('the compass shades the side that the beach faces', () => {
  expect(drawCompass(90)).toEqual({ shore: 'M50 0L50 100', sea: 'M50 0A50 50 0 0 1 50 100z' });
  expect(drawCompass(180).shore).toBe('M100 50L0 50');
});

test('scales end at round numbers with gridlines below', () => {
  expect([roundTop(0, 4), roundTop(4.1, 4), roundTop(130, 4)]).toEqual([4, 6, 150]);
  expect(levelsBelow(8, 160, inFeet)).toEqual([
    { value: 120, label: '2 ft' },
    { value: 80, label: '4 ft' },
    { value: 40, label: '6 ft' },
  ]);
  expect(levelsBelow(1.5, 120, inMetres).map(({ label }) => label)).toEqual(['0.5 m', '1 m']);
});
