import * as v from 'valibot';
import { expect, test } from 'vitest';
import { saveCanvasPost } from './canvas-posts.ts';

const parsed = (canonicalLink: string) => {
  const post = {
    topic: null,
    tags: [],
    image: null,
    texts: { en: { title: '', summary: '', document: { type: 'doc' } } },
  };
  return v.safeParse(saveCanvasPost.body, { ...post, canonicalLink });
};

test.each([
  [' HTTPS://News.Example:443/a/../b c?q=ñ ', 'https://news.example/b%20c?q=%C3%B1'],
  ['https://bücher.example', 'https://xn--bcher-kva.example/'],
  ['https://news.example/a#b', 'https://news.example/a#b'],
])('the original address %j is kept as a browser writes it', (typed, kept) => {
  const { output, issues } = parsed(typed);
  expect([issues, output]).toEqual([undefined, expect.objectContaining({ canonicalLink: kept })]);
});

test.each([
  'http://news.example/',
  'https://mara:secret@news.example/',
  'https://mara@news.example/',
  'javascript:alert(1)//https://',
  'news.example',
  `https://news.example/${'ñ'.repeat(90)}`,
])('the original address %j is refused', (typed) => {
  expect(parsed(typed).success).toBe(false);
});
