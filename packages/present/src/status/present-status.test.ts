import { STATUS_QUEUES, STATUS_SOURCES } from '@groundswell/contracts';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { presentStatus, type StatusFacts } from './present-status.ts';

const NOW = Date.UTC(2026, 10, 30, 17);
const RUN = Date.UTC(2026, 10, 30, 12);
const sources = (over: Readonly<Record<string, number | 'overdue' | undefined>> = {}) =>
  new Map(
    Object.entries({
      ...Object.fromEntries(STATUS_SOURCES.map((id) => [id, RUN])),
      buoys: NOW - 8 * MINUTE_MS,
      advisories: NOW - 3 * MINUTE_MS,
      ...over,
    }),
  );
const FACTS: StatusFacts = {
  lastBuild: { runAt: RUN, builtAt: NOW - 12 * MINUTE_MS },
  completeRunAt: RUN - 6 * HOUR_MS,
  sources: sources(),
  checkedAt: NOW - MINUTE_MS,
  queues: Object.fromEntries(STATUS_QUEUES.map((id) => [id, { waiting: 0, emptyAt: NOW - MINUTE_MS }])),
  incidents: [],
};
const present = (over: Partial<StatusFacts> = {}) => presentStatus({ ...FACTS, ...over }, 'en', NOW);
const source = (id: string, facts: Partial<StatusFacts>) => present(facts).sources.find((one) => one.id === id);
const codes = (facts: Partial<StatusFacts>) => present(facts).queues.find(({ id }) => id === 'codes');

test('with everything recent all is on time, with times and ages', () => {
  const status = present();
  expect(status.state).toBe('ok');
  expect(status.sources.map(({ id }) => id)).toEqual([...STATUS_SOURCES]);
  expect(status.forecasts).toMatchObject({
    run: '2026-11-30T12:00:00.000Z',
    built_at: '2026-11-30T16:48:00.000Z',
    complete_run: '2026-11-30T06:00:00.000Z',
    age_s: 5 * 3600,
    state: 'ok',
  });
  expect(source('buoys', {})).toMatchObject({ at: '2026-11-30T16:52:00.000Z', age_s: 480, state: 'ok' });
});

test('of an empty table nothing is known, except that tides need no source', () => {
  const status = presentStatus({ sources: sources({ ...unknown() }), queues: {}, incidents: [] }, 'en', NOW);
  expect(status.state).toBe('unknown');
  expect(status.forecasts).toMatchObject({ run: null, built_at: null, age_s: null, state: 'unknown' });
  expect(status.sources.filter(({ state }) => state === 'ok').map(({ id }) => id)).toEqual(['tides']);
  expect(status.queues.map(({ state }) => state)).toEqual(STATUS_QUEUES.map(() => 'unknown'));
});

function unknown() {
  return Object.fromEntries(STATUS_SOURCES.map((id) => [id, undefined]));
}

test('a source without a recent run is down though its age is unknown; one that is switched off is not listed', () => {
  expect(source('wind', { sources: sources({ wind: 'overdue' }) })).toMatchObject({ at: null, state: 'down' });
  const without = sources();
  without.delete('short-range');
  const status = present({ sources: without });
  expect(status.sources.map(({ id }) => id)).not.toContain('short-range');
  expect(status.state).toBe('ok');
});

test('forecasts are late at the age at which pages warn of an overdue run', () => {
  const built = (ageMs: number) => present({ lastBuild: { runAt: NOW - ageMs, builtAt: NOW } });
  expect(built(14 * HOUR_MS).forecasts.state).toBe('ok');
  expect(built(14 * HOUR_MS + 1)).toMatchObject({ state: 'late', forecasts: { state: 'late' } });
});

test('a wait is counted from the last empty queue; an empty queue has none, and without an empty check none is known', () => {
  const waiting = { waiting: 3, emptyAt: NOW - 6 * MINUTE_MS };
  expect(codes({ queues: { codes: waiting } })).toMatchObject({ waiting: 3, oldest_at_most_s: 360, state: 'late' });
  expect(codes({ queues: { codes: { waiting: 0 } } })).toMatchObject({ oldest_at_most_s: 0, state: 'ok' });
  expect(codes({ queues: { codes: { waiting: 3 } } })).toMatchObject({
    waiting: 3,
    oldest_at_most_s: null,
    state: 'unknown',
  });
});

test('five minutes after the last check nothing is known of the queues', () => {
  expect(codes({ checkedAt: NOW - 5 * MINUTE_MS })).toMatchObject({ state: 'ok' });
  expect(codes({ checkedAt: NOW - 5 * MINUTE_MS - 1 })).toMatchObject({ waiting: null, state: 'unknown' });
});

test('open incidents are counted beside the state, which measures; resolved ones are not', () => {
  const incident = (id: string, state: 'investigating' | 'resolved') => ({
    id,
    title: { en: id, es: '', 'zh-CN': '' },
    updates: [{ at: new Date(NOW - HOUR_MS).toISOString(), state, text: { en: 'Text', es: '', 'zh-CN': '' } }],
  });
  expect(present()).toMatchObject({ state: 'ok', open_incidents: 0 });
  const status = present({ incidents: [incident('a', 'investigating'), incident('b', 'resolved')] });
  expect(status).toMatchObject({ state: 'ok', open_incidents: 1 });
});
