import { expect, test } from 'vitest';
import {
  afterCursorMoved,
  afterPaperMoved,
  fits,
  placeShowing,
  placeUnder,
  viewAt,
  windowOf,
} from './timeline-window.ts';

const phone = windowOf(384, 358, false);
const desk = windowOf(384, 1232, false);

test('a wide window shows all of its days, a phone only hours wide enough to tell apart', () => {
  expect(fits(desk)).toBe(true);
  expect(fits(phone)).toBe(false);
  expect(phone.paperPx / 384).toBeCloseTo(6.2);
});

test('where all fits, the paper stays and the cursor is where its hour is drawn', () => {
  expect(viewAt(96, desk)).toEqual({ paperX: 0, cursorX: 308 });
});

test('the cursor is always inside the window and on its hour', () => {
  for (let place = 0; place <= 384; place += 0.5) {
    const { paperX, cursorX } = viewAt(place, phone);
    expect(cursorX).toBeGreaterThanOrEqual(40);
    expect(cursorX).toBeLessThanOrEqual(318);
    expect(paperX + cursorX).toBeCloseTo(place * 6.2, 9);
  }
});

test('the paper follows the finger to the pixel', () => {
  const after = afterPaperMoved(100, -120, phone);
  expect(viewAt(after, phone).paperX - viewAt(100, phone).paperX).toBeCloseTo(120, 9);
});

test('a dragged cursor follows the finger to the pixel', () => {
  for (const window of [phone, desk]) {
    const after = afterCursorMoved(100, 33, window);
    expect(viewAt(after, window).cursorX - viewAt(100, window).cursorX).toBeCloseTo(33, 9);
  }
});

test('a tap finds the hour that is drawn there', () => {
  const place = 200;
  const { paperX } = viewAt(place, phone);
  expect(placeUnder(120, place, phone)).toBeCloseTo((120 + paperX) / 6.2, 9);
});

test('no drag leaves the timeline', () => {
  expect(afterPaperMoved(10, 9999, phone)).toBe(0);
  expect(Math.floor(afterPaperMoved(10, -9999, phone))).toBe(383);
});

test('days 1-6, 6-11 and 11-16 are the beginning, middle and end of a six-day window', () => {
  const closer = windowOf(384, 1232, true);
  for (const day of [0, 5, 10]) {
    const hour = day * 24;
    const { paperX } = viewAt(placeShowing(hour, closer), closer);
    expect(Math.abs(paperX / (closer.paperPx / 384) - hour)).toBeLessThan(6);
  }
});
