import fc from 'fast-check';
import { DOMParser as HtmlParser } from 'linkedom';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { randomDocument } from '../test-support/random-documents.ts';
import { checkDocument, DocumentError, EMPTY_DOCUMENT } from './check-document.ts';
import { postSchema } from './schema.ts';

const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

test('a document of any parts comes back exactly as it was', () => {
  fc.assert(
    fc.property(randomDocument, (document) => {
      expect(checkDocument(document.toJSON())).toEqual(document.toJSON());
    }),
    { seed: 19, numRuns: 500 },
  );
});

test('a document of any parts comes back exactly from the HTML that is copied and pasted', () => {
  const blank: Document = new HtmlParser().parseFromString('<html><body></body></html>', 'text/html') as never;
  const pasted = (document: Node) => {
    const body = blank.createElement('body');
    body.append(DOMSerializer.fromSchema(postSchema).serializeFragment(document.content, { document: blank }));
    return DOMParser.fromSchema(postSchema).parse(body, { preserveWhitespace: 'full' });
  };
  fc.assert(
    fc.property(randomDocument, (document) => {
      expect(pasted(document).toJSON()).toEqual(document.toJSON());
    }),
    { seed: 19, numRuns: 150 },
  );
});

test('an empty document is valid', () => {
  expect(checkDocument(EMPTY_DOCUMENT)).toEqual(EMPTY_DOCUMENT);
});

test.each([
  ['nothing', undefined],
  ['a word', 'doc'],
  ['a list', [text('a')]],
  ['a paragraph alone', text('a')],
  ['a document without a block', doc()],
  ['a strange part', doc({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] })],
  ['a part named for a property of every object', doc({ type: 'constructor' })],
  ['a strange mark', doc({ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'blink' }] }] })],
  ['a strange attribute', doc({ ...text('a'), attrs: { onclick: 'alert(1)' } })],
  ['a strange field', doc({ ...text('a'), html: '<script>' })],
  ['text outside of a paragraph', doc({ type: 'text', text: 'a' })],
  ['text that is a number', doc({ type: 'paragraph', content: [{ type: 'text', text: 1 }] })],
  ['a first heading', doc({ type: 'heading', attrs: { level: 1 } })],
  ['a heading of no number', doc({ type: 'heading', attrs: { level: '2' } })],
  [
    'a list that begins with minus one',
    doc({ type: 'ordered_list', attrs: { order: -1 }, content: [{ type: 'list_item', content: [text('a')] }] }),
  ],
  ['a picture of another site', doc({ type: 'image', attrs: { src: 'https://example.org/a.png' } })],
  ['a picture of another host, by its path', doc({ type: 'image', attrs: { src: '//example.org/a.png' } })],
  ['a picture up the path', doc({ type: 'image', attrs: { src: '/uploads/../me' } })],
  ['a picture as wide as a country', doc({ type: 'image', attrs: { src: '/a.webp', width: 1e9 } })],
  ['a description over 300 characters', doc({ type: 'image', attrs: { src: '/a.webp', alt: 'a'.repeat(301) } })],
  ['a frame of a strange host', doc({ type: 'embed', attrs: { provider: 'example', id: 'abcdefghijk' } })],
  [
    'a frame of another film than its host has',
    doc({ type: 'embed', attrs: { provider: 'vimeo', id: 'abcdefghijk' } }),
  ],
  ['a forecast of no place', doc({ type: 'forecast', attrs: { slug: '../login', name: 'a' } })],
  ['control characters', doc(text('a\u0000b'))],
  ['characters that XML does not permit', doc(text('a\uffffb'))],
  ['such in an attribute', doc({ type: 'image', attrs: { src: '/a.webp', alt: 'a\ufffe' } })],
])('%s is refused', (_, json) => {
  expect(() => checkDocument(json)).toThrow(DocumentError);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  '//example.org',
  'https:/example.org',
  '',
  'https://a b',
])('a link to %j is refused', (href) => {
  const link = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] };
  expect(() => checkDocument(doc({ type: 'paragraph', content: [link] }))).toThrow(DocumentError);
});

test('documents that are too long or too deep get a specific error before parsing', () => {
  const problemOf = (json: unknown) => {
    try {
      return checkDocument(json);
    } catch (error) {
      return error instanceof DocumentError && error.problem;
    }
  };
  expect(problemOf(doc(text('a'.repeat(120_001))))).toBe('too-long');
  expect(problemOf(doc(...Array.from({ length: 6000 }, () => text('a'))))).toBe('too-long');
  // The document itself and an empty paragraph are one node each; a paragraph with text is two.
  const fullest = [{ type: 'paragraph' }, ...Array.from({ length: 2999 }, () => text('a'))];
  expect(problemOf(doc(...fullest))).not.toBe('too-long');
  expect(problemOf(doc(...fullest, { type: 'paragraph' }))).toBe('too-long');
  const deep = Array.from({ length: 20_000 }).reduce((inner) => ({ type: 'blockquote', content: [inner] }), text('a'));
  expect(problemOf(doc(deep))).toBe('too-deep');
});
