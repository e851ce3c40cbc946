import { expect, test } from 'vitest';
import {
  clampPaper,
  cursorAt,
  fits,
  paperAt,
  placeAfter,
  placeShowing,
  placeUnder,
  speedAt,
  windowOf,
} from './timeline-window.ts';

const phone = windowOf(384, 358, false);
const desk = windowOf(384, 1232, false);
const LAST_PAPER = 384 * 6.2 - 358;

test('a wide window shows all of its days, a phone only hours wide enough to tell apart', () => {
  expect(fits(desk)).toBe(true);
  expect(fits(phone)).toBe(false);
  expect(phone.paperPx / 384).toBeCloseTo(6.2);
});

test('where all fits, the paper stays and the cursor is where its hour is drawn', () => {
  expect(paperAt(96, 0, desk)).toBe(0);
  expect(cursorAt(96, 0, desk)).toBe(308);
});

test('a cursor is under the pointer that drags it, on every point of the window, wherever the paper lies', () => {
  for (const [window, papers] of [[phone, [0, 700.5, LAST_PAPER]] as const, [desk, [0]] as const])
    for (const paperX of papers)
      for (let x = 0; x < window.windowPx; x += 3)
        expect(cursorAt(placeUnder(x, paperX, window), paperX, window)).toBeCloseTo(x, 9);
});

test('a resting cursor is in the window, off the edges with paper beyond them, and in the middle when it comes from afar', () => {
  for (let paperX = 0, place = 0; place < 384; place += 0.5) {
    paperX = paperAt(place, paperX, phone);
    const cursorX = cursorAt(place, paperX, phone);
    expect(cursorX).toBeGreaterThanOrEqual(paperX > 0 ? 40 : 0);
    expect(cursorX).toBeLessThanOrEqual(paperX < LAST_PAPER ? 318 : 358);
  }
  expect(cursorAt(200, paperAt(200, 0, phone), phone)).toBeCloseTo(358 / 2, 9);
  expect(paperAt(30, 100, phone)).toBe(100);
});

test('a cursor held at an edge scrolls the paper towards later or earlier hours, up to its end', () => {
  const speeds = [0, 20, 40, 200, 318, 338, 358].map((x) => speedAt(x, 700, phone));
  expect(speeds).toEqual([-0.4, -0.2, 0, 0, 0, 0.2, 0.4]);
  expect(speedAt(0, 0, phone)).toBe(0);
  expect(speedAt(358, LAST_PAPER, phone)).toBe(0);
  expect(speedAt(0, 0, desk)).toBe(0);
});

test('no drag and no wheel leaves the timeline', () => {
  expect(placeUnder(-50, 0, phone)).toBe(0);
  expect(Math.floor(placeUnder(900, LAST_PAPER, phone))).toBe(383);
  expect(placeAfter(10, -9999, phone)).toBe(0);
  expect(Math.floor(placeAfter(10, 9999, phone))).toBe(383);
  expect(clampPaper(9999, phone)).toBe(LAST_PAPER);
});

test('days 1-6, 6-11 and 11-16 are the beginning, middle and end of a six-day window', () => {
  const closer = windowOf(384, 1232, true);
  for (const day of [0, 5, 10]) {
    const hour = day * 24;
    const paperX = paperAt(placeShowing(hour, closer), 0, closer);
    expect(paperX / (closer.paperPx / 384)).toBeCloseTo(hour, 0);
  }
});
