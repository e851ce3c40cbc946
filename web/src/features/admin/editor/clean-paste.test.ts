import { DOMParser as HtmlParser } from 'linkedom';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const clean = (body: string) =>
  cleanPaste(
    `<html><body>${body}</body></html>`,
    (html): Document => new HtmlParser().parseFromString(html, 'text/html') as never,
  ).replaceAll('\n', '');
const item = (level: number, bullet: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${bullet}</span><![endif]>${words}</p>`;

test('lists of a word processor are lists, within each other too', () => {
  expect(clean(item(1, '·', 'one') + item(2, 'o', 'two') + item(1, '·', 'three'))).toBe(
    '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li><li><p>three</p></li></ul>',
  );
  expect(clean(item(1, '1.', 'one') + item(1, '2.', 'two'))).toBe('<ol><li><p>one</p></li><li><p>two</p></li></ol>');
});

test('its comments, styles, scripts and empty paragraphs are gone', () => {
  const dirty =
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><script>alert(1)</script><p>a</p><p><o:p>&nbsp;</o:p></p><p>b</p>';
  expect(clean(dirty)).toBe('<p>a</p><p>b</p>');
});
