import type { SiteContents } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { joinIncidents } from './join-incidents.ts';

const inEnglish = (en: string) => ({ en, es: '', 'zh-CN': '' });
const update = (hour: number, text: string) => ({
  at: `2026-11-30T${hour}:00:00.000Z`,
  state: 'investigating' as const,
  text: inEnglish(text),
});
const incident = (id: string, ...updates: ReturnType<typeof update>[]): SiteContents['incidents'][number] => ({
  id,
  title: inEnglish(id),
  updates,
});
const told = (incidents: SiteContents['incidents']) =>
  incidents.map(({ id, updates }) => [id, updates.map(({ text }) => text.en)]);

test('incidents that two editors began are both kept', () => {
  const [old, theirs, mine] = [
    incident('old', update(10, 'o')),
    incident('a', update(11, 'a')),
    incident('b', update(12, 'b')),
  ];
  expect(told(joinIncidents([old, theirs], [old, mine]))).toEqual([
    ['old', ['o']],
    ['b', ['b']],
    ['a', ['a']],
  ]);
});

test('of one incident both editors’ updates are kept in order, and what both changed is as in one’s own', () => {
  const theirs = incident('a', update(10, 'first'), update(11, 'theirs'));
  const mine = incident('a', update(10, 'first, corrected'), update(12, 'mine'));
  expect(told(joinIncidents([theirs], [mine]))).toEqual([['a', ['first, corrected', 'theirs', 'mine']]]);
});
