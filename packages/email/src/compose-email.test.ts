import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@groundswell/contracts';
import { emailWordsOf } from '@groundswell/present';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeEmails, type Written } from '../test-support/made-emails.ts';
import { composeEmail } from './compose-email.ts';
import { draftEmail } from './draft-email.ts';
import { oneLine } from './escape.ts';

const LETTERHEAD = { product: 'Groundswell', site: 'https://groundswell.example' };
const letters = madeEmails();
const inEach = LANGUAGES.flatMap((lang) => letters.map((letter) => [letter.letter, lang, letter] as const));

/** Returns the visible texts of the HTML, with entities decoded. */
function textsOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<span style="white-space:nowrap;">(.*?)<\/span>/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe.each(inEach)('%s in %s', (_, lang, letter) => {
  const { subject, text, html } = composeEmail(letter, lang, LETTERHEAD);

  test('has a subject, a text and HTML in its language, with every value filled in', () => {
    expect(subject.length).toBeGreaterThan(5);
    expect(text.length).toBeGreaterThan(60);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(`${subject} ${text} ${textsOf(html)}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('its text contains everything in its HTML', () => {
    const plain = new Set(words(text));
    const preheader = html.match(/mso-hide:all;">(.*?)&#847;/)?.[1] ?? '';
    const missing = words(textsOf(html.replace(preheader, '').replaceAll(/&#847;|&zwnj;|&nbsp;/g, '')));
    expect(missing.filter((word) => !plain.has(word))).toEqual([]);
  });

  test('its HTML contains everything in its text, links aside', () => {
    const shown = new Set(words(textsOf(html)));
    expect(words(text.replaceAll(/https?:\S+/g, '')).filter((word) => !shown.has(word))).toEqual([]);
  });

  test('no block is empty', () => {
    const draft = draftEmail(letter, { lang, site: LETTERHEAD.site, words: emailWordsOf(lang, LETTERHEAD.product) });
    expect(JSON.stringify(draft)).not.toMatch(/""|" \S| "[,}]/);
  });

  test('its HTML fetches nothing, runs nothing, and links only to the site, or to a bill at the provider of payments', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form|object|embed|style|video)\b|\bon\w+=|url\(|src=/i);
    for (const [, url] of html.matchAll(/href="([^"]*)"/g))
      expect(url).toMatch(/^https:\/\/(groundswell|invoice)\.example\//);
  });
});

test('no language uses a sentence of another', () => {
  for (const letter of letters.filter((one) => one.letter !== 'contact')) {
    const subjects = LANGUAGES.map((lang) => composeEmail(letter, lang, LETTERHEAD).subject);
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
  }
});

test('no email names a zero amount: it says that nothing is charged', () => {
  for (const [, lang, letter] of inEach) expect(composeEmail(letter, lang, LETTERHEAD).text).not.toMatch(/\b0[.,]00/);
  const free = letters.filter((one) => one.letter === 'receipt' && one.sum === undefined);
  const texts = free.map((letter) => composeEmail(letter, 'en', LETTERHEAD).text);
  expect(texts).toEqual([
    expect.stringContaining('Nothing is charged on November 28, 2026, when the next year begins.'),
    expect.stringMatching(
      /^Your plan is Pro Plus now[\s\S]*Credit used:? [$]20[.]00[\s\S]*The next charge is [$]39[.]99/,
    ),
    expect.stringContaining('The next charge is $19.99 on November 21, 2027.'),
  ]);
});

test('an email of a charge names the first charge above zero and each later sum that differs, with its day', () => {
  const at = Date.UTC(2027, 10, 28, 12);
  const later = [
    { at, sum: '$9.98' },
    { at: Date.UTC(2028, 10, 28, 12), sum: '$19.99' },
  ];
  const ahead = { letter: 'plan-renews', tier: 'Pro', at: Date.UTC(2026, 10, 28, 12) } as const;
  const paid = composeEmail({ ...ahead, sum: '$5.00', later }, 'en', LETTERHEAD).text;
  expect(paid).toMatch(/Then it is \$9\.98 on .*2027\.\s+From .*2028 on it is \$19\.99 a year\./);
  const free = composeEmail({ ...ahead, later: later.slice(1) }, 'en', LETTERHEAD).text;
  expect(free).toMatch(/The next charge is \$19\.99 on .*2028\./);
});

test('only the email of a trial’s start promises a reminder', () => {
  const { remindedOfTrial } = emailWordsOf('en', LETTERHEAD.product).plan;
  for (const letter of letters)
    expect(textsOf(composeEmail(letter, 'en', LETTERHEAD).html).includes(remindedOfTrial), letter.letter).toBe(
      letter.letter === 'trial-begins',
    );
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[<>"'&/=a-z \r\n\0]{0,40}$/),
  fc.constantFrom(
    '"><img src=x onerror=alert(1)>',
    '</td></table><script>',
    'a\r\nBcc: all@example.com',
    '\u202egnp.exe',
  ),
);
const written: fc.Arbitrary<Written> = fc.record({
  name: hostile,
  message: hostile,
  subject: hostile,
  beach: hostile,
  why: hostile,
});

test('user text stays text everywhere: no tag, no attribute, no header line comes from it', () => {
  const harmless = { name: 'a', message: 'a', subject: 'a', beach: 'a', why: 'a' };
  fc.assert(
    fc.property(written, fc.constantFrom(...LANGUAGES), (texts, lang) => {
      for (const [index, letter] of madeEmails({ ...texts, why: texts.why || 'a' }).entries()) {
        const calm = madeEmails(harmless)[index];
        if (!calm) throw new Error('There are as many of both.');
        const { subject, html, headers, replyTo } = composeEmail(letter, lang, LETTERHEAD);
        const tags = tagsOf(html).filter((tag) => tag !== '<br>');
        // The email leaves out blocks whose values are empty. The tags are therefore compared only when no text is
        // empty.
        if (oneLine(texts.name) && oneLine(texts.subject))
          expect(tags).toEqual(tagsOf(composeEmail(calm, lang, LETTERHEAD).html).filter((tag) => tag !== '<br>'));
        for (const line of [subject, replyTo?.name ?? '', replyTo?.address ?? '', ...Object.values(headers)])
          expect(line).not.toMatch(/[\r\n\0\u202a-\u202e]/);
      }
    }),
    { numRuns: 150 },
  );
});

test('an address in a letter reads in its own script, and a reply goes to it in ASCII', () => {
  const ascii = 'keala@xn--e1afmkfd.xn--p1ai';
  const ofAddresses = letters.map((letter) =>
    JSON.parse(JSON.stringify(letter).replaceAll('keala@example.com', ascii)),
  );
  const composed = ofAddresses.flatMap((letter) => LANGUAGES.map((lang) => composeEmail(letter, lang, LETTERHEAD)));
  const texts = composed.map(({ subject, text, html }) => `${subject} ${text} ${html}`).join('\n');
  expect(texts).toContain('keala@пример.рф');
  expect(texts).not.toContain('xn--');
  expect(composed.flatMap(({ replyTo }) => replyTo?.address ?? [])).toContain(ascii);
});

describe('a message of the contact form', () => {
  const LINE_ENDS = ['\n', '\r', '\r\n', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029'];
  const linesOf = (texts: Partial<Written>) => {
    const contact = madeEmails(texts).find(({ letter }) => letter === 'contact') ?? expect.fail();
    return composeEmail(contact, 'en', LETTERHEAD).text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
  };
  const ownLines = (texts: Partial<Written>) => linesOf(texts).filter((line) => !line.startsWith('> '));

  test.each(LINE_ENDS)('has no forged line after %j', (end) => {
    for (const field of ['name', 'subject'] as const) {
      const forged = `Ann${end}Email: owner@example.com${end}${end}-- ${end}Groundswell`;
      expect(ownLines({ [field]: forged })).toHaveLength(ownLines({ [field]: 'Ann' }).length);
    }
    expect(ownLines({ message: `Hello${end}Email: owner@example.com` })).toEqual(ownLines({ message: 'Hello' }));
  });

  test('keeps its own lines, whatever their ends', () => {
    for (const end of ['\n', '\r', '\r\n', '\u2028'])
      expect(linesOf({ message: `one${end}${end}two` }).filter((line) => line.startsWith('>'))).toEqual([
        '> one',
        '> ',
        '> two',
      ]);
  });
});

test('the button of the email about a smaller plan opens the favorites', () => {
  const [lowered] = letters.filter(({ letter }) => letter === 'plan-lowered');
  if (!lowered) throw new Error('There is one.');
  expect(composeEmail(lowered, 'en', LETTERHEAD).text).toContain('https://groundswell.example/?favorites');
});

describe('an alert', () => {
  const [alert, least] = letters.filter(({ letter }) => letter === 'alert');
  if (!alert || !least) throw new Error('There are two.');
  const { subject, text, headers } = composeEmail(alert, 'en', LETTERHEAD);

  test('gives time and reasons in the beach’s local time and the reader’s units', () => {
    expect(subject).toBe('Folly Beach, The Washout, Sat, Nov 21: 3–4 ft, clean');
    expect(text).toContain('Saturday, November 21, 7am\u00a0to\u00a011am');
    expect(text).toContain(
      'Wind: NW 5 mph, offshore\nTide: rising, 1.0 ft to 3.4 ft\nScore: 72 of 100\nWhy: Better wind',
    );
    expect(text).toContain('Sun, Nov 22: 8am to 10am, 3–4\u00a0ft, fair');
    expect(text).toContain('https://groundswell.example/forecast/folly-beach-the-washout?day=2026-11-21');
    expect(composeEmail(alert, 'es', LETTERHEAD).text).toContain(
      'Sábado, 21 de noviembre, de\u00a07:00\u00a0a\u00a011:00',
    );
    const chinese = composeEmail(alert, 'zh-CN', LETTERHEAD).text;
    expect(chinese).toContain('11月21日周六，7:00–11:00');
    expect(chinese).toMatch(/^3–4\u00a0ft，干净$/m);
    expect(chinese).toMatch(/^评分：72 分/m);
  });

  test('contains known values and no more', () => {
    const { text: short } = composeEmail(least, 'en', LETTERHEAD);
    expect(short).toContain('0.9–1.2\u00a0m, clean');
    expect(short).not.toMatch(/Wind|Tide|Why|Other days/);
  });

  test('unsubscribes with one click: a mail program posts, the link in the email opens a page', () => {
    const token = 'alert.1234567890abcdefghij';
    expect(headers['List-Unsubscribe']).toBe(`<https://groundswell.example/api/unsubscribe/${token}>`);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(`https://groundswell.example/unsubscribe/${token}`);
  });
});

test('emails about an account have no unsubscribe link, and autoresponders ignore them', () => {
  const own = letters.filter(({ letter }) => !['alert', 'contact', 'digest'].includes(letter));
  for (const letter of own)
    expect(composeEmail(letter, 'en', LETTERHEAD).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

test('a digest names the beaches without good hours where others have some', () => {
  const digest = letters.find((one) => one.letter === 'digest') ?? expect.fail();
  const textOf = (beaches: typeof digest.beaches) => composeEmail({ ...digest, beaches }, 'en', LETTERHEAD).text;
  expect(textOf(digest.beaches)).toContain('Nothing stands out at Cowell’s.');
  expect(textOf(digest.beaches.slice(0, 1))).not.toContain('Nothing stands out');
  expect(textOf(digest.beaches.slice(1))).not.toContain('Nothing stands out at');
});

test('a calm in an alert has a speed, but no direction relative to the shore', () => {
  const alert = letters.findLast((one) => one.letter === 'alert') ?? expect.fail();
  const textOf = (speedMps: number) =>
    composeEmail({ ...alert, best: { ...alert.best, wind: { speedMps, fromDeg: 320 } } }, 'en', LETTERHEAD).text;
  expect(textOf(2.4)).toMatch(/shore/);
  expect(textOf(0)).not.toMatch(/shore/);
});

test('an email that refers to a control of the site uses the label of the site', () => {
  const nameOf = (area: string, lang: string, key: string): string =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../web/messages/${area}/${lang}.json`), 'utf8'))[key];
  const named = {
    'writer-week': ['canvas', 'canvas_profile'],
    'plan-cancelled': ['subscription', 'subscription_resume_plain'],
  };
  for (const lang of LANGUAGES)
    for (const [name, [area = '', key = '']] of Object.entries(named)) {
      const letter = letters.find((one) => one.letter === name) ?? expect.fail();
      expect(composeEmail(letter, lang, LETTERHEAD).text).toContain(nameOf(area, lang, key));
    }
});

test('the code of a gift card breaks only between its groups, into at most two lines on a phone', () => {
  const gift = letters.find(({ letter }) => letter === 'gift') ?? expect.fail();
  const { html } = composeEmail(gift, 'en', LETTERHEAD);
  expect(html).toContain('7K2QM-<wbr>9XJ4T-<wbr>0PRW3-<wbr>BHZ8V-<wbr>5NDCE');
  const [, padding, size, spacing] =
    html.match(/padding:(\d+)px;font-size:(\d+)px;[^"]*letter-spacing:([\d.]+)em/) ?? [];
  // The email's own margins take 74 px of a phone's 390 px. A monospaced character is 0.6 em wide, and a line of three
  // groups has 18 characters.
  expect(18 * Number(size) * (0.6 + Number(spacing))).toBeLessThan(390 - 74 - 2 * Number(padding));
});

test('a pass code has its own line in the text, with its validity, and is not in the preview of a lock screen', () => {
  const [code] = letters;
  for (const lang of LANGUAGES) {
    const { subject, html, headers } = composeEmail(code ?? expect.fail(), lang, LETTERHEAD);
    const preheader = html.match(/mso-hide:all;">(.*?)&#847;/)?.[1] ?? expect.fail();
    expect(`${subject} ${preheader} ${JSON.stringify(headers)}`).not.toContain('482913');
  }
  const { subject, text } = composeEmail(code ?? expect.fail(), 'en', LETTERHEAD);
  expect(subject).toBe('Your Groundswell code');
  expect(text).toMatch(/^\s+482913$/m);
  expect(text).toContain('within 10 minutes');
});
