import type { SiteContents } from '@groundswell/contracts';
import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { presentIncidents } from './present-incidents.ts';

const NOW = Date.UTC(2026, 10, 30, 17);
type Written = SiteContents['incidents'][number];
type State = Written['updates'][number]['state'];

const inEach = (en: string, es = '', zh = '') => ({ en, es, 'zh-CN': zh });
const update = (hoursAgo: number, state: State, text = inEach(`${state} en`)) => ({
  at: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
  state,
  text,
});
const incident = (id: string, updates: Written['updates'], title = inEach(id)): Written => ({ id, title, updates });
const shown = (...written: Written[]) => presentIncidents(written, 'en', NOW);

test('the latest update decides the state, in whatever order they were written', () => {
  const updates = [update(1, 'resolved'), update(3, 'investigating'), update(2, 'identified')];
  expect(shown(incident('a', updates))).toMatchObject([
    {
      state: 'resolved',
      started_at: '2026-11-30T14:00:00.000Z',
      resolved_at: '2026-11-30T16:00:00.000Z',
      updates: [{ state: 'resolved' }, { state: 'identified' }, { state: 'investigating' }],
    },
  ]);
});

test('of updates of the same minute the last written decides the state', () => {
  const [incidentNow] = shown(incident('a', [update(1, 'investigating'), update(1, 'resolved')]));
  expect(incidentNow).toMatchObject({
    state: 'resolved',
    updates: [{ state: 'resolved' }, { state: 'investigating' }],
  });
});

test('open incidents come first, however old; resolved ones leave after 90 days', () => {
  const days = (count: number) => (count * DAY_MS) / HOUR_MS;
  const list = shown(
    incident('gone', [update(days(90), 'resolved')]),
    incident('kept', [update(days(90) - 0.01, 'resolved')]),
    incident('last', [update(1, 'resolved')]),
    incident('old', [update(days(200), 'monitoring')]),
    incident('new', [update(2, 'investigating')]),
  );
  expect(list.map(({ id }) => id)).toEqual(['new', 'old', 'last', 'kept']);
});

test('an update of the future is hidden until its time, and an incident without a past update is not shown', () => {
  const planned = update(-1, 'resolved');
  expect(shown(incident('a', [planned]))).toEqual([]);
  expect(shown(incident('a', [update(1, 'monitoring'), planned]))).toMatchObject([
    { state: 'monitoring', resolved_at: null, updates: [{ state: 'monitoring' }] },
  ]);
});

test('an incident is in the reader’s language only if all of it is; else it is in English', () => {
  const whole = incident('a', [update(1, 'resolved', inEach('Done', 'Hecho'))], inEach('Title', 'Título'));
  const part = incident('b', [update(2, 'resolved', inEach('Done'))], inEach('Title', 'Título'));
  expect(presentIncidents([whole, part], 'es', NOW)).toMatchObject([
    { lang: 'es', title: 'Título', updates: [{ text: 'Hecho' }] },
    { lang: 'en', title: 'Title', updates: [{ text: 'Done' }] },
  ]);
  expect(presentIncidents([whole], 'zh-CN', NOW)).toMatchObject([{ lang: 'en', title: 'Title' }]);
});
