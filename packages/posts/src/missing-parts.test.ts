import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT } from './check-document.ts';
import { documentOfMarkdown } from './markdown.ts';
import { missingParts } from './missing-parts.ts';

const image = (alt: string) => ({ type: 'image', attrs: { src: '/uploads/wave.png', alt } });

test('a complete text has a title, words, and an alternative text for each picture', () => {
  const document = documentOfMarkdown('Look far ahead.');
  const whole = { title: 'A wave', document, imageAlt: '' };
  expect(missingParts(whole, false)).toEqual([]);
  expect(missingParts(whole, true)).toEqual(['imageAlt']);
  expect(missingParts({ ...whole, imageAlt: 'A wave breaks' }, true)).toEqual([]);
  expect(missingParts({ title: ' ', document: EMPTY_DOCUMENT, imageAlt: ' ' }, true)).toEqual([
    'title',
    'document',
    'imageAlt',
  ]);
  expect(missingParts({ ...whole, document: { type: 'doc', content: [image('')] } }, false)).toEqual([
    'document',
    'document.alt',
  ]);
  expect(missingParts({ ...whole, document: { type: 'doc', content: [image('A wave breaks')] } }, false)).toEqual([]);
});
