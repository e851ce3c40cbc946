import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const text = (summary: string) => ({ title: 'A', summary, document: { type: 'doc' as const }, seo: {} }) as never;
const [bare, whole] = [text(''), text('What its numbers say.')];

test('what a post may go out without is named, a summary by the languages that lack it', () => {
  const image = { id: 'x' };
  expect(missingWords({ texts: { en: whole, es: whole }, topic: 'science', image })).toBeUndefined();
  expect(missingWords({ texts: { en: whole, es: bare }, topic: 'science', image })).toBe(
    'Still missing: summary (Español).',
  );
  expect(missingWords({ texts: { en: bare, es: bare }, topic: null, image: null })).toBe(
    'Still missing: summary, topic, and picture.',
  );
});
