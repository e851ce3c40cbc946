import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLaunch } from './launch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('opens the last page as soon as the shell is ready', () => {
  const go = vi.fn();
  let ready = false;
  startLaunch({ lastPage: '/forecast/folly', isReady: () => ready, go });
  vi.advanceTimersByTime(100);
  expect(go).not.toHaveBeenCalled();
  ready = true;
  vi.advanceTimersByTime(20);
  expect(go).toHaveBeenCalledExactlyOnceWith('/forecast/folly');
  vi.advanceTimersByTime(5000);
  expect(go).toHaveBeenCalledOnce();
});

test('opens the first page if no last page is stored', () => {
  const go = vi.fn();
  startLaunch({ lastPage: undefined, isReady: () => true, go });
  vi.advanceTimersByTime(20);
  expect(go).toHaveBeenCalledExactlyOnceWith('/');
});

test('opens the first page after a hundred failed polls', () => {
  const go = vi.fn();
  startLaunch({ lastPage: '/forecast/folly', isReady: () => false, go });
  vi.advanceTimersByTime(99 * 20);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(go).toHaveBeenCalledExactlyOnceWith('/');
});

test('a cancelled launch opens nothing', () => {
  const go = vi.fn();
  startLaunch({ lastPage: '/', isReady: () => true, go })();
  vi.advanceTimersByTime(5000);
  expect(go).not.toHaveBeenCalled();
});
