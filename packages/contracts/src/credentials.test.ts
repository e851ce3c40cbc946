import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CurrentPassword, NewPassword, RepeatedPassword, SignInEmail } from './credentials.ts';
import { contact } from './email.ts';
import { cleanLine } from './texts/permitted-text.ts';

const isAddress = (text: string) => v.is(SignInEmail, text);

test.each([
  ['a@example.com'],
  ['keala.nakoa+waves@mail.example.co.uk'],
  ["o'neill!#$%&*/=?^_`{|}~-@example.com"],
  [`${'a'.repeat(64)}@example.com`],
  ['ana@xn--mnchen-3ya.de'],
  [' Ana@Example.COM\n'],
])('%j is an address', (text) => {
  expect(v.parse(SignInEmail, text)).toBe(text.trim().toLowerCase());
});

test.each([
  ['you@example.xn--p1ai', 'you@example.xn--p1ai'],
  ['You@Пример.РФ', 'you@xn--e1afmkfd.xn--p1ai'],
  ['ana@münchen.de', 'ana@xn--mnchen-3ya.de'],
  ['ana@MU\u0308NCHEN.de', 'ana@xn--mnchen-3ya.de'],
  ['li@例子。中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['sam@उदाहरण.भारत', 'sam@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('%j is the address %j: a domain of any script is kept as it is looked up', (text, kept) => {
  expect(v.parse(SignInEmail, text)).toBe(kept);
  expect(v.parse(SignInEmail, kept)).toBe(kept);
});

test.each([
  ['NUL', 'a\u0000@example.com'],
  ['a mark that turns the writing', '\u202emoc@example.com'],
  ['an invisible space', 'a\u200b@example.com'],
  ['a Cyrillic letter among Latin ones', 'p\u0430ypal@example.com'],
  ['a Kelvin sign, which is a k in small letters', '\u212aeala@example.com'],
  ['a whole word of another alphabet, as SES mails to none', 'почта@example.com'],
  ['half a character', '\ud800@example.com'],
  ['a point first', '.a@example.com'],
  ['a point last', 'a.@example.com'],
  ['two points', 'a..b@example.com'],
  ['a space', 'a b@example.com'],
  ['quotes', '"a b"@example.com'],
  ['65 characters', `${'a'.repeat(65)}@example.com`],
  ['nothing before @', '@example.com'],
  ['a second @', 'a@b@example.com'],
  ['a name of two alphabets before its domain', 'аna@münchen.de'],
  ['a domain of two alphabets, as it is read', 'a@p\u0430ypal.com'],
  ['a domain with a mark that turns the writing', 'a@пример\u202e.рф'],
  ['a domain with an invisible joiner', 'a@при\u200dмер.рф'],
  ['a domain with a port', 'a@пример.рф:25'],
  ['a path after its domain', 'a@пример.рф/x'],
  ['a top-level domain that cannot be decoded', 'a@example.xn--'],
  ['a top-level domain of digits', 'a@example.123'],
  ['a domain of letters of two alphabets', 'a@xn--pple-43d.com'],
  ['a domain in brackets', 'a@[198.51.100.1]'],
  ['a name without points', 'a@localhost'],
  ['a line end between', 'a@example.com\nBcc: b@example.com'],
])('an address with %s is refused', (_, text) => {
  expect(isAddress(text)).toBe(false);
});

const fits = (field: string, value: string) =>
  v.is(contact.body, { email: 'ana@example.com', name: 'Ana', message: 'Hello', [field]: value });
const LINE_ENDS = ['\n', '\r', '\r\n', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029'];
const HIDDEN = [
  '\u0000',
  '\u0008',
  '\u001b',
  '\u007f',
  '\u009f',
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  // Default-ignorable characters: direction marks, zero-width spaces, fillers, tags, and joiners or selectors without a
  // letter to act on.
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2064\u206f\u3164\ufeff\uffa0\u{e0001}\u{e0041}\u{e0100}',
];

test.each(['name', 'business', 'phone', 'subject'])('%s is one line without hidden characters', (field) => {
  const right = field === 'subject' ? 'Blog Contact - Une journée à 冲浪 💥' : 'Zoë O’Neill-冲浪 💥 +1 (555) 0100';
  expect(fits(field, right)).toBe(true);
  for (const mark of [...LINE_ENDS, ...HIDDEN, '\t'])
    expect([mark, fits(field, `${right}${mark}E-mail: b@c.de`)]).toEqual([mark, false]);
  for (const encoded of ['=?utf-8?B?Qm9zcw0KQmNjOiB4?=', 'a =?UTF-8?q?=0D=0ABcc:?= b'])
    expect([encoded, fits(field, encoded)]).toEqual([encoded, false]);
  if (field !== 'subject') expect(fits(field, 'Is it =? or ?= today')).toBe(true);
});

test.each([
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['a family of emoji', '👩\u200d👩\u200d👧'],
  ['a flag of a rainbow', '🏳\ufe0f\u200d🌈'],
  ['a surfer of some skin', '🏄🏽\u200d♀\ufe0f'],
  ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['a keycap and a heart', '1\ufe0f\u20e3 ❤\ufe0f'],
  ['a form of a Han letter', '葛\u{e0100}飾'],
])('%s keeps the invisible characters that it needs, in a line, a message and pasted text', (_, text) => {
  expect([fits('name', text), fits('message', text), cleanLine(text)]).toEqual([true, true, text]);
});

test('a message may have lines and tabs, and no hidden characters', () => {
  expect(fits('message', 'Aloha!\r\n\tThe tide\n\nof Haleiwa 冲浪 💥')).toBe(true);
  for (const mark of HIDDEN) expect([mark, fits('message', `a${mark}b`)]).toEqual([mark, false]);
});

test('a new password and its repetition are the same whatever composes their letters', () => {
  const kept = 'contraseña ﬁna de 12 olas'.normalize('NFKC');
  for (const typed of [
    kept,
    kept.normalize('NFD'),
    'contraseña ﬁna de １２ olas',
    'contrasen\u0303a\u00a0fina de 12 olas',
  ]) {
    expect(v.parse(NewPassword, typed)).toBe(kept);
    expect(v.parse(RepeatedPassword, typed)).toBe(kept);
    expect(v.parse(CurrentPassword, typed)).toBe(typed);
  }
});

test('the length of a password counts code points of its normalized form', () => {
  const fits = (typed: string) => [v.is(NewPassword, typed), v.is(CurrentPassword, typed)];
  expect([fits('🌊'.repeat(7)), fits('🌊'.repeat(8)), fits('🌊'.repeat(256)), fits('🌊'.repeat(257))]).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [false, false],
  ]);
  expect([fits('n\u0303'.repeat(7)), fits('n\u0303'.repeat(256))]).toEqual([
    [false, true],
    [true, true],
  ]);
});
