import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { madeEmails } from '../test-support/made-emails.ts';
import { composeEmail } from './compose-email.ts';
import { parseSender } from './sender.ts';
import { writeMime } from './write-mime.ts';

const LETTERHEAD = { product: 'Groundswell', site: 'https://groundswell.example' };
const from = parseSender('Groundswell <letters@groundswell.example>');
const mail = async (letter: ReturnType<typeof madeEmails>[number], lang: 'en' | 'zh-CN' = 'en') =>
  PostalMime.parse(await writeMime(composeEmail(letter, lang, LETTERHEAD), { from, to: 'reader@example.com' }));
const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

test('an email arrives as written, as text and HTML, in any language', async () => {
  for (const letter of madeEmails()) {
    const written = composeEmail(letter, 'zh-CN', LETTERHEAD);
    const { subject, text, html, from: sender, to, attachments } = await mail(letter, 'zh-CN');
    expect(subject).toBe(written.subject);
    expect(text?.trim()).toBe(written.text.trim());
    expect(html?.trim()).toBe(written.html.trim());
    expect(sender).toEqual({ name: 'Groundswell', address: 'letters@groundswell.example' });
    expect(to).toEqual([{ name: '', address: 'reader@example.com' }]);
    expect(attachments).toEqual([]);
  }
});

test('a user’s name or subject cannot add a header, a recipient or a sender', async () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'x\r\nBcc: all@example.com',
      'x\nContent-Type: text/html',
      '"<a@b.c>, all@example.com',
      'a; b, <c@d.e>',
    ),
  );
  await fc.assert(
    fc.asyncProperty(line, line, async (name, subject) => {
      const contact = madeEmails({ name, subject }).find(({ letter }) => letter === 'contact') ?? expect.fail();
      const { headers, to, cc, bcc, replyTo, from: sender } = await mail(contact);
      expect(headers.map(({ key }) => key).sort()).toEqual([...HEADERS, 'reply-to'].sort());
      expect([to?.length, cc, bcc]).toEqual([1, undefined, undefined]);
      expect(replyTo?.map(({ address }) => address)).toEqual(['keala@example.com']);
      expect(sender?.address).toBe('letters@groundswell.example');
    }),
    { numRuns: 60 },
  );
});

test('no text throws: lone surrogates are left out', async () => {
  for (const half of ['\ud800', '\udfff', 'a\udc00\ud800b', '\u0000', '\uffff', '\u202e'.repeat(50)]) {
    for (const letter of madeEmails({ name: half, subject: half, message: half, beach: half, why: half })) {
      const from = 'from' in letter ? { from: `${half}@example.com` } : {};
      const { subject, text, html } = await mail({ ...letter, ...from });
      for (const part of [subject, text, html]) expect(part).not.toMatch(/[\p{Cs}\ufffd]/u);
    }
  }
});

test('an alert carries the unsubscribe headers of mail programs', async () => {
  const alert = madeEmails().find(({ letter }) => letter === 'alert') ?? expect.fail();
  const { headers } = await mail(alert);
  const valueOfHeader = (key: string) => headers.find((one) => one.key === key)?.value;
  expect(valueOfHeader('list-unsubscribe')).toBe(
    '<https://groundswell.example/api/unsubscribe/alert.1234567890abcdefghij>',
  );
  expect(valueOfHeader('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test.each([
  ['Groundswell <letters@groundswell.example>', 'Groundswell', 'letters@groundswell.example'],
  ['letters@groundswell.example', '', 'letters@groundswell.example'],
])('letters can be from %s', (text, name, address) => {
  expect(parseSender(text)).toEqual({ name, address });
});

test.each(['', 'Groundswell', 'Groundswell <letters>', 'a@b.c\r\nBcc: d@e.f'])('letters cannot be from %j', (text) => {
  expect(() => parseSender(text)).toThrow('Letters cannot be from');
});
