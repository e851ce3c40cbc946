import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const action = { text: 'Reload', onChoose: () => undefined };
const onUndo = () => undefined;
const setup = () => {
  const queue = createToastQueue();
  const said = () => queue.shown().passing?.sentence;
  return { queue, said };
};

test('a toast disappears after 2 s, an undo offer after 15 s, one with an action stays', () => {
  const { queue, said } = setup();
  queue.add({ sentence: 'Saved' });
  queue.add({ sentence: 'New version', action });
  vi.advanceTimersByTime(1999);
  expect(said()).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(said()).toBe(undefined);
  queue.add({ sentence: 'Removed', onUndo });
  vi.advanceTimersByTime(14_999);
  expect(said()).toBe('Removed');
  vi.advanceTimersByTime(100_000);
  expect(queue.shown()).toMatchObject({ passing: undefined, lasting: { sentence: 'New version' } });
});

test('one toast is shown at a time: the next waits 2 s, and none is lost', () => {
  const { queue, said } = setup();
  queue.add({ sentence: 'Removed', onUndo });
  vi.advanceTimersByTime(500);
  queue.add({ sentence: 'Saved' });
  queue.add({ sentence: 'Sent' });
  vi.advanceTimersByTime(1499);
  expect(said()).toBe('Removed');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('Saved');
  vi.advanceTimersByTime(2000);
  expect(said()).toBe('Sent');
  queue.add({ sentence: 'Session ended', action });
  queue.add({ sentence: 'New version', action });
  const { lasting } = queue.shown();
  expect(lasting?.sentence).toBe('Session ended');
  if (lasting) queue.close(lasting);
  expect(queue.shown().lasting?.sentence).toBe('New version');
});

test('a toast whose sentence is no longer true closes, also after another queue has taken it over', () => {
  const [{ queue }, { queue: next }] = [setup(), setup()];
  const over = new AbortController();
  queue.add({ sentence: 'Not confirmed', action, until: over.signal });
  for (const toast of queue.takeAll()) next.add(toast);
  expect(next.shown().lasting?.sentence).toBe('Not confirmed');
  over.abort();
  expect(next.shown().lasting).toBeUndefined();
  next.add({ sentence: 'Not confirmed', action, until: over.signal });
  expect(next.shown().lasting).toBeUndefined();
});

test('a repeated sentence replaces the earlier toast', () => {
  const { queue, said } = setup();
  queue.add({ sentence: 'Saved' });
  vi.advanceTimersByTime(1500);
  queue.add({ sentence: 'Saved' });
  vi.advanceTimersByTime(1500);
  expect(said()).toBe('Saved');
  vi.advanceTimersByTime(500);
  expect(said()).toBe(undefined);
});

test('a held toast stays; without an undo offer only while no other waits', () => {
  const { queue, said } = setup();
  queue.add({ sentence: 'Saved' });
  queue.hold();
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe('Saved');
  queue.add({ sentence: 'Sent' });
  vi.advanceTimersByTime(0);
  expect(said()).toBe('Sent');
});

test('a held undo offer stays even when others wait, and times out after its release', () => {
  const { queue, said } = setup();
  queue.add({ sentence: 'Removed', onUndo });
  queue.hold();
  queue.add({ sentence: 'Saved' });
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe('Removed');
  queue.release();
  vi.advanceTimersByTime(0);
  expect(said()).toBe('Saved');
});

test('leaving the page closes every toast except one from the press that leaves it', () => {
  const { queue, said } = setup();
  queue.add({ sentence: 'New version', action });
  queue.add({ sentence: 'Removed', onUndo });
  vi.advanceTimersByTime(1500);
  queue.add({ sentence: 'Deleted' });
  queue.leave();
  expect(said()).toBe('Deleted');
  expect(queue.shown().lasting).toBe(undefined);
});
