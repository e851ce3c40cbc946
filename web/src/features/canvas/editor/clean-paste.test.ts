import { DOMParser as HtmlParser } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const onPictureLeft = vi.fn();
const clean = (body: string) =>
  cleanPaste(
    `<html><body>${body}</body></html>`,
    (html): Document => new HtmlParser().parseFromString(html, 'text/html') as never,
    onPictureLeft,
  ).replaceAll('\n', '');
const item = (level: number, bullet: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${bullet}</span><![endif]>${words}</p>`;

test('lists from a word processor become real lists, nested ones too', () => {
  expect(clean(item(1, '·', 'one') + item(2, 'o', 'two') + item(1, '·', 'three'))).toBe(
    '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li><li><p>three</p></li></ul>',
  );
  expect(clean(item(1, '1.', 'one') + item(1, '2.', 'two'))).toBe('<ol><li><p>one</p></li><li><p>two</p></li></ol>');
});

test('comments, styles, scripts and empty paragraphs of a word processor are removed', () => {
  const dirty =
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><script>alert(1)</script><p>a</p><p><o:p>&nbsp;</o:p></p><p>b</p>';
  expect(clean(dirty)).toBe('<p>a</p><p>b</p>');
});

test.each([
  ['<p><span style="font-weight:700">a</span> b</p>', '<p><span><strong>a</strong></span> b</p>'],
  ['<p><span style="color:red; font-style: italic">a</span></p>', '<p><span><em>a</em></span></p>'],
  ['<p style="font-weight:bold;font-style:italic">a</p>', '<p><em><strong>a</strong></em></p>'],
  ['<b style="font-weight:normal;"><p>a <b>c</b></p></b>', '<p>a <b>c</b></p>'],
  ['<h2 style="font-weight: 600">a</h2>', '<h2>a</h2>'],
  ['<h2><span style="font-style: italic">a</span></h2>', '<h2><span><em>a</em></span></h2>'],
  ['<ul style="font-weight:700"><li style="font-weight:700">a</li></ul>', '<ul><li><strong>a</strong></li></ul>'],
  [
    '<table style="font-weight:700"><tr><td style="font-weight:700">a</td></tr></table>',
    '<table><tr><td><strong>a</strong></td></tr></table>',
  ],
  ['<p>write style="font-weight:700"</p>', '<p>write style="font-weight:700"</p>'],
])('bold and italic styles become elements: %s', (styled, marked) => {
  expect(clean(styled)).toBe(marked);
});

test('a picture of another site is dropped and reported; one of this site stays', () => {
  expect(clean('<p>a<img src="/uploads/k3x9.webp"></p>')).toBe('<p>a<img src="/uploads/k3x9.webp"></p>');
  expect(onPictureLeft).not.toHaveBeenCalled();
  expect(
    clean('<p>a<img src="https://example.com/a.png"><img src="data:image/png;base64,AA"></p><p><img src="a.png"></p>'),
  ).toBe('<p>a</p>');
  expect(onPictureLeft).toHaveBeenCalledOnce();
});
