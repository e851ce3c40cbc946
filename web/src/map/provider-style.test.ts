import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BaseStyle, baseStyle } from './base-style.ts';
import type { Engine, EngineEvent } from './engine-map.ts';
import { settleStyle } from './provider-style.ts';

const ours: BaseStyle = baseStyle(
  { sea: 'blue', land: 'beige', coast: 'black', border: 'grey' },
  { url: '/base-map/{z}/{x}/{y}.mvt', maxZoom: 9 },
);

/** Returns a fake engine whose style loads or fails on the test's command. */
function fakeEngine(layers: { id: string; type: string }[]) {
  const listeners = new Map<EngineEvent, Set<(event: object) => void>>();
  let shown = layers.map(({ id }) => id);
  const map = {
    setStyle: vi.fn((style: BaseStyle) => {
      shown = style.layers.map(({ id }) => id);
    }),
    getStyle: () => ({ layers }),
    getLayer: (id: string) => (shown.includes(id) ? {} : undefined),
    addSource: vi.fn(),
    addLayer: ({ id }: { id: string }, beforeId?: string) => {
      shown.splice(beforeId === undefined ? shown.length : shown.indexOf(beforeId), 0, id);
    },
  };
  const engine = {
    map,
    listen: (event: EngineEvent, listener: (event: object) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return () => listeners.get(event)?.delete(listener);
    },
  } as unknown as Engine;
  const tell = (event: EngineEvent) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener({});
  };
  return { engine, map, tell, shown: () => shown };
}

const streets = [
  { id: 'water', type: 'fill' },
  { id: 'road', type: 'line' },
  { id: 'place', type: 'symbol' },
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('our land lies over a provider’s sea and land, beneath its roads and names', async () => {
  const { engine, tell, shown } = fakeEngine([...streets]);
  const settled = settleStyle(engine, ours, true);
  tell('style.load');
  expect(await settled).toBe('provider');
  expect(shown()).toEqual(['water', 'land', 'coast-band', 'lake', 'shore', 'coast', 'road', 'place']);
});

test('land that already exists is not added again, as after a lost context', async () => {
  const { engine, map, tell } = fakeEngine([...streets]);
  const settled = settleStyle(engine, ours, true);
  tell('style.load');
  tell('style.load');
  await settled;
  expect(map.addSource).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', (tell: (event: EngineEvent) => void) => tell('error')],
  ['silence', () => vi.advanceTimersByTime(8000)],
])('on %s before the provider’s style has loaded, our own replaces it and is reported', async (_, fail) => {
  const { engine, map, tell } = fakeEngine([]);
  const settled = settleStyle(engine, ours, true);
  fail(tell);
  expect(map.setStyle).toHaveBeenCalledExactlyOnceWith(ours);
  tell('style.load');
  expect(await settled).toBe('own-instead');
});

test('an error after the provider’s style has loaded changes nothing', async () => {
  const { engine, map, tell } = fakeEngine([...streets]);
  const settled = settleStyle(engine, ours, true);
  tell('style.load');
  await settled;
  tell('error');
  vi.advanceTimersByTime(20_000);
  expect(map.setStyle).not.toHaveBeenCalled();
});

test('a map with our own style does not wait for a provider', async () => {
  const { engine, map, tell } = fakeEngine([]);
  const settled = settleStyle(engine, ours, false);
  tell('error');
  tell('style.load');
  expect(await settled).toBe('own');
  expect(map.setStyle).not.toHaveBeenCalled();
});
