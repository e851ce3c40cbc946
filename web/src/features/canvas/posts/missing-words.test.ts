import { expect, test } from 'vitest';
import { NEW_TEXT } from '../writing/content.ts';
import { advisedWords, requiredFault, requiredWords } from './missing-words.ts';

const words = (...content: object[]) => ({ type: 'doc' as const, content });
const document = words({ type: 'paragraph', content: [{ type: 'text', text: 'Look far ahead.' }] });
const bare = { ...NEW_TEXT, title: 'A', document };
const whole = { ...bare, summary: 'What its numbers say.' };
const image = { id: 'x' };

test('missing recommended fields are listed; a summary is listed with the languages that lack it', () => {
  expect(advisedWords({ texts: { en: whole, es: whole }, topic: 'science', image })).toBeUndefined();
  expect(advisedWords({ texts: { en: whole, es: bare }, topic: 'science', image })).toBe(
    'Not needed, but good to have: a summary (Español).',
  );
  expect(advisedWords({ texts: { en: bare, es: bare }, topic: null, image: null })).toBe(
    'Not needed, but good to have: a summary, a topic, and a picture of its own.',
  );
});

test('missing required fields are listed and flagged at the field, with the languages that lack them', () => {
  const ready = { texts: { en: bare }, topic: null, image: null };
  expect(requiredWords(ready)).toEqual([]);
  expect(requiredFault(ready)).toBeUndefined();
  expect(requiredWords({ ...ready, texts: { en: NEW_TEXT } })).toEqual(['a title', 'a text']);
  const picture = { type: 'image', attrs: { src: '/uploads/wave.png', alt: '' } };
  const undescribed = { ...bare, title: '', document: words(...document.content, picture) };
  const lacking = { ...ready, texts: { en: { ...bare, imageAlt: 'A wave' }, es: undescribed }, image };
  expect(requiredWords(lacking)).toEqual([
    'a title (Español)',
    'a description of each picture in the text (Español)',
    'a description of its own picture (Español)',
  ]);
  const said = ['The post needs this before it goes out.'];
  expect(requiredFault(lacking)?.fields).toEqual({
    'texts.es.title': said,
    'texts.es.document.alt': said,
    'texts.es.imageAlt': said,
  });
});
