import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCursor } from './cursor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an unplaced cursor follows the time, and does so again on request', () => {
  const cursor = createCursor();
  expect(cursor.place()).toBeUndefined();
  cursor.choose(5);
  expect(cursor.place()).toBe(5);
  cursor.choose(undefined);
  expect(cursor.place()).toBeUndefined();
});

test('`onMove` is called for every move, `onRead` a few times a second and for the last one', () => {
  const cursor = createCursor(0);
  const drawn = vi.fn();
  const read = vi.fn();
  cursor.onMove(drawn);
  cursor.onRead(read);
  for (let frame = 1; frame <= 60; frame++) {
    cursor.drag(frame / 2);
    vi.advanceTimersByTime(16);
  }
  expect(drawn).toHaveBeenCalledTimes(60);
  expect(read.mock.calls.length).toBeLessThanOrEqual(7);
  vi.advanceTimersByTime(250);
  expect(cursor.read()).toBe(30);
});

test('`onRest` is called once a drag pauses', () => {
  const cursor = createCursor(0);
  const studied = vi.fn();
  cursor.onRest(studied);
  for (let frame = 1; frame <= 60; frame++) {
    cursor.drag(frame / 2);
    vi.advanceTimersByTime(16);
  }
  expect(studied).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120);
  expect(cursor.rest()).toBe(30);
  cursor.choose(31);
  expect(cursor.rest()).toBe(31);
});

test('a chosen hour is published at once, with no late call from the drag before', () => {
  const cursor = createCursor(0);
  const read = vi.fn();
  cursor.onRead(read);
  cursor.drag(7.2);
  cursor.choose(7);
  expect(cursor.read()).toBe(7);
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a removed listener is not called', () => {
  const cursor = createCursor();
  const drawn = vi.fn();
  cursor.onMove(drawn)();
  cursor.choose(3);
  expect(drawn).not.toHaveBeenCalled();
});
