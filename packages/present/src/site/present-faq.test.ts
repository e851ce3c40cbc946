import { expect, test } from 'vitest';
import { presentFaq } from './present-faq.ts';

const answerOf = (answer: string) => presentFaq({ id: 'q', question: 'Q', answer }).answer;

test('an answer is paragraphs, links and strong words', () => {
  expect(answerOf('The first 3 days. **Now** [more](/faq#x).\n\nAnd [far](https://noaa.gov).')).toBe(
    '<p>The first 3 days. <strong>Now</strong> <a href="/faq#x">more</a>.</p><p>And <a href="https://noaa.gov">far</a>.</p>',
  );
});

test.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[<b>x</b>](/a"onclick="x)',
])('markup and unsafe links in an answer stay text: %s', (text) => {
  const html = answerOf(text);
  const tags = html.match(/<[^>]+>/g) ?? [];
  for (const tag of tags) expect(tag).toMatch(/^<(?:\/?p|\/a|a href="\/a&quot;onclick=&quot;x")>$/);
});
