import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

test('an answer is paragraphs of words, strong ones and links', () => {
  expect(parseAnswer('<p>A &lt; B, <strong>now</strong></p><p><a href="/faq#x">here</a>.</p>')).toEqual([
    [{ words: 'A < B, ' }, { words: 'now', strong: true }],
    [{ words: 'here', to: '/faq#x' }, { words: '.' }],
  ]);
});

test.each([
  ['<p><script>alert(1)</script>ok</p>', 'alert(1)ok'],
  ['<p><img src=x onerror=alert(1)>ok</p>', 'ok'],
  ['<p><a href="javascript:alert(1)">ok</a></p>', 'ok'],
  ['<p><a href="//evil.example">ok</a></p>', 'ok'],
  ['<p><a href="/x" onclick="y">ok</a></p>', 'ok'],
  ['<p>ok<', 'ok'],
])('markup that an answer may not have is dropped: %s', (html, words) => {
  const runs = parseAnswer(html).flat();
  expect(runs.map((run) => run.words).join('')).toBe(words);
  expect(runs.every(({ to, strong }) => to === undefined && strong === undefined)).toBe(true);
});
