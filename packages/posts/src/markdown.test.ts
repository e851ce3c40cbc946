import { expect, test } from 'vitest';
import { DocumentError } from './check-document.ts';
import { imageSourcesOf, imagesWithoutAlt } from './images-of.ts';
import { documentOfMarkdown } from './markdown.ts';
import { readMinutes, textOf } from './text-of.ts';

const typesOf = (markdown: string) => {
  const { content } = documentOfMarkdown(markdown);
  return Array.isArray(content) ? content.map(({ type }) => type) : [];
};

test('Markdown becomes the parts of a post', () => {
  const markdown = [
    '# A title is a heading of the second level',
    'Text',
    '> Quote',
    '- one\n- two',
    '3. three',
    '```\ncode\n```',
    '---',
    '| a | b |\n|---|---|\n| **c** | d |',
  ].join('\n\n');
  expect(typesOf(markdown)).toEqual(
    'heading paragraph blockquote bullet_list ordered_list code_block horizontal_rule table'.split(' '),
  );
  expect(textOf(documentOfMarkdown(markdown))).toMatch(/a\nb\nc\nd$/);
});

test('a picture, a film and a forecast alone in their paragraphs are blocks, beside other words links', () => {
  expect(typesOf('![A wall of water](/a.webp "March")')).toEqual(['image']);
  expect(typesOf('[Film](https://vimeo.com/12345)')).toEqual(['embed']);
  expect(typesOf('[Pipeline](/forecast/pipeline)')).toEqual(['forecast']);
  expect(typesOf('See [Pipeline](/forecast/pipeline) and [a page](/faq)')).toEqual(['paragraph']);
  expect(typesOf('[Not a film](https://vimeo.example/12345)')).toEqual(['paragraph']);
});

test('a picture among words is refused', () => {
  expect(() => documentOfMarkdown('Look: ![A wall](/a.webp)')).toThrow(DocumentError);
});

test('pictures are listed once, and those without a description', () => {
  const document = documentOfMarkdown('![](/a.webp)\n\n![b](/b.webp)\n\n![a](/a.webp)');
  expect(imageSourcesOf(document)).toEqual(['/a.webp', '/b.webp']);
  expect(imagesWithoutAlt(document)).toEqual(['/a.webp']);
});

test('reading takes a minute for 223 words or 255 characters of Chinese, and one at least', () => {
  expect(readMinutes(documentOfMarkdown(''))).toBe(1);
  expect(readMinutes(documentOfMarkdown('wave '.repeat(669)))).toBe(3);
  expect(readMinutes(documentOfMarkdown('浪'.repeat(1020)))).toBe(4);
});
