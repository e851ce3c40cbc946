import { DOMParser as HtmlParser } from 'linkedom';
import { expect, test } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const wave = new File(['x'], 'wave.png', { type: 'image/png' });
const parse = (html: string): Document =>
  new HtmlParser().parseFromString(`<html><body>${html}</body></html>`, 'text/html') as never;
const pasted = (files: readonly File[], texts: Readonly<Record<string, string>> = {}) => {
  const data = { files, getData: (type: string) => texts[type] ?? '' } as unknown as DataTransfer;
  return pastedFiles(data, parse);
};
const alone = { files: [wave], hasWords: false };

test.each([
  ['a file alone', {}, alone],
  ['a file of a folder, with its name', { 'text/plain': '/home/ann/wave.png\n' }, alone],
  ['a picture of a page', { 'text/html': '<img src="https://a.example/wave.png">', 'text/plain': 'x' }, alone],
  ['a file and words', { 'text/plain': 'Look far ahead' }, { files: [wave], hasWords: true }],
  ['words of a word processor, which draws them too', { 'text/html': '<p>Far</p>' }, { files: [], hasWords: true }],
])('%s', (_, texts, expected) => {
  expect(pasted([wave], texts)).toEqual(expected);
});

test('plain text has no files', () => {
  expect(pasted([], { 'text/plain': 'Far' }).files).toEqual([]);
});
