import { STATUS_QUEUES, STATUS_SOURCES, type StatusReply, type StatusState } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const AS_OF = '2026-11-30T17:00:00.000Z';
const limits = { late_after_s: 3600, down_after_s: 7200 };
const ON_TIME: StatusReply = {
  as_of: AS_OF,
  state: 'ok',
  open_incidents: 0,
  forecasts: {
    run: '2026-11-30T12:00:00.000Z',
    built_at: AS_OF,
    complete_run: null,
    age_s: 5 * 3600,
    state: 'ok',
    ...limits,
  },
  sources: STATUS_SOURCES.map((id) => ({ id, at: AS_OF, age_s: 60, state: 'ok', ...limits })),
  queues_checked_at: AS_OF,
  queues: STATUS_QUEUES.map((id) => ({ id, waiting: 0, oldest_at_most_s: 0, state: 'ok', ...limits })),
  incidents: [],
};
const sources = (states: Readonly<Record<string, StatusState>>) =>
  ON_TIME.sources.map((source) => ({ ...source, state: states[source.id] ?? 'ok' }));
const queues = (states: Readonly<Record<string, StatusState>>) =>
  ON_TIME.queues.map((queue) => ({ ...queue, state: states[queue.id] ?? 'ok' }));
const forecasts = (over: Partial<StatusReply['forecasts']>) => ({ ...ON_TIME.forecasts, ...over });
const incident = (title: string, resolved_at: string | null): StatusReply['incidents'][number] => ({
  id: 'aaaaaaaa',
  lang: 'en',
  title,
  state: resolved_at === null ? 'monitoring' : 'resolved',
  started_at: AS_OF,
  resolved_at,
  updates: [],
});

const late = forecasts({ run: '2026-11-30T00:00:00.000Z', age_s: 17 * 3600, state: 'late' });
const nothing = forecasts({ run: null, built_at: null, age_s: null, state: 'unknown' });
const open = incident('Charts do not load', null);

test.each<[string, Partial<StatusReply>]>([
  ['All sources are on time', {}],
  ['All sources are on time', { incidents: [incident('Charts did not load', AS_OF)] }],
  ['Forecasts are 17 h old: NOAA’s run of 06 UTC is late', { forecasts: late, sources: sources({ wind: 'late' }) }],
  ['One source is late: Buoys and stations', { sources: sources({ buoys: 'late' }), incidents: [open] }],
  ['One source is silent: Advisories', { sources: sources({ advisories: 'down', charts: 'unknown' }) }],
  ['2 sources are late', { sources: sources({ advisories: 'down', wind: 'late' }) }],
  ['Charts do not load', { incidents: [open], queues: queues({ codes: 'late' }) }],
  [
    'Sources are on time, but work waits: Sign-in codes, Surf alerts',
    { queues: queues({ codes: 'late', alerts: 'down' }) },
  ],
  [
    'No known delays; the state of 2 parts is unknown',
    { sources: sources({ charts: 'unknown' }), queues: queues({ codes: 'unknown' }) },
  ],
  ['No forecast has been built yet', { forecasts: nothing }],
])('%s', (sentence, over) => {
  expect(headlineOf({ ...ON_TIME, ...over }, 0)).toBe(sentence);
});

test('the age of late forecasts counts on between replies', () => {
  expect(headlineOf({ ...ON_TIME, forecasts: late }, 2 * 3_600_000)).toContain('19 h old');
});
