import type { PostContent } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { NEW_TEXT } from './content.ts';
import { mergeContents } from './merge-contents.ts';

const block = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const content = (words: string, rest: Partial<PostContent> = {}): PostContent => ({
  slug: 'a',
  topic: null,
  tags: [],
  image: null,
  canonicalLink: null,
  texts: { en: { ...NEW_TEXT, document: { type: 'doc', content: [...words].map(block) } } },
  ...rest,
});
const wordsOf = ({ texts }: PostContent) =>
  JSON.stringify(texts.en?.document.content)
    .match(/"text":"(.)"/g)
    ?.map((text) => text.at(-2))
    .join('');

test.each([
  ['abcd', 'abXd', 'Ybcd', 'YbXd'],
  ['abcd', 'abcdX', 'bcd', 'bcdX'],
  ['abcd', 'abcd', 'aYcd', 'aYcd'],
  ['abcd', 'aXcd', 'aXcd', 'aXcd'],
  ['abcd', 'aXbcd', 'abcYd', 'aXbcYd'],
])('merging %s with mine %s and theirs %s gives %s', (before, mine, theirs, both) => {
  const merged = mergeContents(content(before), content(mine), content(theirs));
  expect([wordsOf(merged.content), merged.clashes]).toEqual([both, []]);
});

test.each([
  ['abcd', 'aXcd', 'aYcd'],
  ['abcd', 'abcdX', 'abcdY'],
  ['abcd', 'aXXd', 'abYd'],
])('merging %s with mine %s and theirs %s is a clash, and mine wins', (before, mine, theirs) => {
  const merged = mergeContents(content(before), content(mine), content(theirs));
  expect([wordsOf(merged.content), merged.clashes]).toEqual([mine, ['texts.en.document']]);
});

test('changed fields and languages are taken from the writer who changed them', () => {
  const spanish = { ...NEW_TEXT, title: 'Olas' };
  const before = content('a');
  const merged = mergeContents(
    before,
    content('a', { topic: 'tides', tags: ['x'] }),
    content('a', { slug: 'b', tags: ['y'], texts: { ...before.texts, es: spanish } }),
  );
  expect(merged.content).toMatchObject({ topic: 'tides', slug: 'b', tags: ['x'], texts: { es: spanish } });
  expect(merged.clashes).toEqual(['tags']);
});
