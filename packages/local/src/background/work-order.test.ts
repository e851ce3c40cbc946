import { expect, test } from 'vitest';
import type { StoredMessage } from '../services/sqs/message.ts';
import { createWorkOrder, type WorkConditions } from './work-order.ts';

const NAMES = ['steps', 'beaches', 'tiles', 'points', 'alerts'];
const environment = Object.fromEntries(
  [...NAMES, 'letters'].map((name) => [`${name.toUpperCase()}_QUEUE_URL`, `https://sqs/1/${name}`]),
);
const plan = {
  functions: [{ name: 'Fn', label: 'fn', codeDir: '', handler: '', environment, timeoutMs: 1, memoryMb: 1 }],
};
const NOW = Date.UTC(2026, 10, 20, 14);
const chart = (set: string, hour: number) =>
  ({ body: JSON.stringify({ set, run: '2026112006', hour }) }) as StoredMessage;

/** Returns the background queues that have a rank, in order, when this message is at the head of the tiles queue. */
function listed(head: StoredMessage, terms: Partial<WorkConditions> = {}) {
  const { isBackground, rank } = createWorkOrder(plan, {
    reading: undefined,
    charts: true,
    now: () => NOW,
    isStarting: () => false,
    ...terms,
  });
  expect(isBackground('letters')).toBe(false);
  return NAMES.filter(isBackground)
    .flatMap((name) => {
      const at = rank({ name, peek: () => head, moveFirst: () => undefined });
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}
const beaches = (...beachIds: number[]) => ({ body: JSON.stringify({ beachIds }) }) as StoredMessage;
const [WAVES_NOW, WIND_NOW, LATER] = [chart('wvht', 9), chart('gfs-wind', 9), chart('wvht', 24)];

test.each<[string, StoredMessage, Partial<WorkConditions>, readonly string[]]>([
  ['charts of now before forecasts', WIND_NOW, {}, ['tiles', 'beaches', 'steps', 'alerts', 'points']],
  ['other charts after them', LATER, {}, ['beaches', 'steps', 'alerts', 'tiles', 'points']],
  [
    'the sea temperature of the day as a chart of now',
    chart('sst', 0),
    {},
    ['tiles', 'beaches', 'steps', 'alerts', 'points'],
  ],
  [
    'at the start the waves of now, and what forecasts need',
    WAVES_NOW,
    { isStarting: () => true },
    ['tiles', 'beaches', 'steps'],
  ],
  ['at the start no other chart', WIND_NOW, { isStarting: () => true }, ['beaches', 'steps']],
  ['no chart where none is wanted', WIND_NOW, { charts: false }, ['beaches', 'steps', 'alerts']],
  [
    'nothing that reads more of NOAA, once its budget is spent',
    WIND_NOW,
    { reading: { isSpent: true } },
    ['beaches', 'alerts', 'points'],
  ],
])('%s', (_, head, terms, order) => {
  expect(listed(head, terms)).toEqual(order);
});

test('at the start only the beaches of the first pages are forecast, if the others can wait', () => {
  const terms = { reading: undefined, charts: true, now: () => NOW, isStarting: () => true };
  const rankOf = (ids: readonly number[], startBeaches?: ReadonlySet<number>) =>
    createWorkOrder(plan, { ...terms, startBeaches }).rank({
      name: 'beaches',
      peek: () => beaches(...ids),
      moveFirst: () => undefined,
    });
  expect([rankOf([1, 2], new Set([2])), rankOf([1], new Set([2])), rankOf([1])]).toEqual([2, undefined, 2]);
});

test.each([
  ['the waves of now, at the start', true, [LATER, WIND_NOW, WAVES_NOW], WAVES_NOW],
  ['a chart of now, afterwards', false, [LATER, WIND_NOW, WAVES_NOW], WIND_NOW],
  ['nothing, where none is of now', false, [LATER], undefined],
])('%s comes to the head of the charts', (_, isStarting, messages, moved) => {
  const { arrange } = createWorkOrder(plan, {
    reading: undefined,
    charts: true,
    now: () => NOW,
    isStarting: () => isStarting,
  });
  let found: StoredMessage | undefined;
  const queue = {
    peek: () => undefined,
    moveFirst: (is: (message: StoredMessage) => boolean) => (found = messages.find(is)),
  };
  arrange({ name: 'beaches', ...queue });
  expect(found).toBeUndefined();
  arrange({ name: 'tiles', ...queue });
  expect(found).toBe(moved);
});
