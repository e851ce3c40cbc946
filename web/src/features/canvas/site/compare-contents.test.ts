import { expect, test } from 'vitest';
import { differencesOf } from './compare-contents.ts';

const texts = (en: string) => ({ en, es: 'igual', 'zh-CN': '一样' });
const faq = (id: string, en: string) => ({ id, question: texts('The same'), answer: texts(en) });
const said = (theirs: unknown, mine: unknown) =>
  differencesOf(theirs, mine).map(({ path, ...both }) => [path.join(' '), both.theirs, both.mine]);

test('the differences of two contents are exactly the changed fields', () => {
  const notice = { isOn: true, kind: 'info', text: texts('Theirs'), from: null };
  expect(said(notice, notice)).toEqual([]);
  expect(said(notice, { ...notice, text: texts('Mine'), from: '2026-11-20T00:00:00Z', isOn: false })).toEqual([
    ['isOn', true, false],
    ['text en', 'Theirs', 'Mine'],
    ['from', null, '2026-11-20T00:00:00Z'],
  ]);
});

test('list items are matched by name: inserting one before another does not change the other', () => {
  expect(said([faq('tides', 'a')], [faq('wind', 'b'), faq('tides', 'A')])).toEqual([
    ['tides answer en', 'a', 'A'],
    ['wind id', undefined, 'wind'],
    ['wind question en', undefined, 'The same'],
    ['wind question es', undefined, 'igual'],
    ['wind question zh-CN', undefined, '一样'],
    ['wind answer en', undefined, 'b'],
    ['wind answer es', undefined, 'igual'],
    ['wind answer zh-CN', undefined, '一样'],
  ]);
  expect(said([faq('a', 'x'), faq('b', 'y')], [faq('b', 'y'), faq('a', 'x')])).toEqual([['order', 'a, b', 'b, a']]);
});

test('list items without a unique name are matched by position', () => {
  expect(said([{ url: '' }, { url: '' }], [{ url: '' }])).toEqual([['2 url', '', undefined]]);
  expect(said([faq('a', 'x'), faq('a', 'y')], [faq('a', 'x'), faq('a', 'z')])).toEqual([['a (2) answer en', 'y', 'z']]);
});

test('an incident is named by its title, and by its id too if another has the same title', () => {
  const incident = (id: string, title: string, state: string) => ({
    id,
    title: { en: title, es: '', 'zh-CN': '' },
    updates: [{ state }],
  });
  const theirs = [incident('277c86cb', 'Late charts', 'investigating')];
  expect(said(theirs, [incident('277c86cb', 'Late charts', 'resolved')])).toEqual([
    ['Late charts updates 1 state', 'investigating', 'resolved'],
  ]);
  const twice = [...theirs, incident('b', 'Late charts', 'resolved')];
  expect(said(twice, [...theirs, incident('b', 'Late charts', 'monitoring')])).toEqual([
    ['Late charts (b) updates 1 state', 'resolved', 'monitoring'],
  ]);
});
