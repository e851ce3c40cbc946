import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { ErrorEnvelope } from '@groundswell/contracts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyCall, handlerOf, type ListedCall, roleFor } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();

const LIMIT_KB = 32;
const JSON_TYPE = 'application/json; charset=utf-8';
const takesBody = everyCall.filter(({ call }) => call.body);

interface Raw {
  readonly text: string;
  readonly type?: string;
  readonly isBase64Encoded?: boolean;
}

/** Bodies that are not an object of fields, with the expected status. */
const HOSTILE: readonly (readonly [string, number, Raw])[] = [
  ['broken JSON', 400, { text: '{"email":' }],
  ['no JSON', 400, { text: 'email=a%40example.com' }],
  ['two values', 400, { text: '{}{}' }],
  ['a trailing comma', 400, { text: '{"a":1,}' }],
  ['NaN', 400, { text: '{"a":NaN}' }],
  ['a byte order mark', 400, { text: '\ufeff{}' }],
  ['bytes that are no UTF-8', 400, { text: Buffer.from([0x7b, 0xff, 0xfe]).toString('base64'), isBase64Encoded: true }],
  ['16,000 arrays deep', 422, { text: '['.repeat(16_000) + ']'.repeat(16_000) }],
  ['5,000 objects deep', 422, { text: `[${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}]` }],
  ['null', 422, { text: 'null' }],
  ['a text', 422, { text: '"{}"' }],
  ['a number', 422, { text: '1e309' }],
  ['true', 422, { text: 'true' }],
  ['an array', 422, { text: '[{}]' }],
  ['a form', 415, { text: 'a=1', type: 'application/x-www-form-urlencoded' }],
  ['plain text, as a form of another site can send', 415, { text: '{}', type: 'text/plain;charset=UTF-8' }],
  ['a multipart form', 415, { text: '--x--', type: 'multipart/form-data; boundary=x' }],
  ['XML', 415, { text: '<a/>', type: 'application/xml' }],
  ['what only begins like JSON', 415, { text: '{}', type: 'application/jsonx' }],
];

/**
 * A selection with one hostile body of each kind. All calls share the parsing of the body, so only the first call gets
 * all hostile bodies. Plain text is included, because a foreign page can send it without a preflight.
 */
const ONE_OF_EACH = HOSTILE.filter(([name]) => /^(broken JSON|an array|plain text)/.test(name));

/** Wrong values, each of which is sent in place of each field's valid value. */
const WRONG: readonly unknown[] = [null, {}, [], [[]], { length: 1 }, 1e308, -1, 0.5, '\u0000', '💥', 'x'.repeat(9000)];

/** The valid requests for the most recent user, cached because several calls use the same user. */
let named: { readonly who: Person; readonly requests: ReturnType<typeof wellFormed> } | undefined;
function requestsOf(who: Person): ReturnType<typeof wellFormed> {
  if (named?.who !== who) named = { who, requests: wellFormed({ email: who.account.email, beachId: 148, slug: 'x' }) };
  return named.requests;
}

const joinFor = ({ call }: ListedCall) => people.join({ role: roleFor(call) });
let asked = 0;

/**
 * Sends a body to a call as a user with access to that call. Each request has its own network address, so it never
 * reaches a rate limit.
 */
async function askBy(listed: ListedCall, raw: Raw, by?: Person) {
  const who = by ?? (await joinFor(listed));
  const { params, query } = requestsOf(who)[listed.name];
  const handler = await handlerOf(listed);
  return callAs(handler, who, { params, query, raw: { type: JSON_TYPE, ...raw }, address: `address-${asked++}` });
}

function expectEnvelope(body: unknown): void {
  expect(v.parse(ErrorEnvelope, body).error).toMatch(/^[A-Z][^<>{}]*[.!?\w]$/s);
}

describe.each(takesBody)('$name', (listed) => {
  let who: Person;
  beforeAll(async () => {
    who = await joinFor(listed);
  });

  // None of these bodies changes anything, so one user can send all of them.
  test.each(listed === takesBody[0] ? HOSTILE : ONE_OF_EACH)(
    'refuses %s with a sentence: %i',
    async (_, expected, raw) => {
      const { status, body } = await askBy(listed, raw, who);
      expect(status).toBe(expected);
      expectEnvelope(body);
    },
  );

  test('refuses a byte more than its limit, as it is or as Base64: 400', async () => {
    const limit = (listed.call.bodyLimitKb ?? LIMIT_KB) * 1024;
    for (const raw of [
      { text: `"${'x'.repeat(limit - 1)}"` },
      { text: Buffer.alloc(limit + 1, ' ').toString('base64'), isBase64Encoded: true },
    ]) {
      const { status, body } = await askBy(listed, raw);
      expect([status, body.reason.code]).toEqual([400, 'body-too-large']);
    }
  });

  test('refuses a field of another type, and names it', async () => {
    const { body: right = {} } = wellFormed({ email: 'a@example.com', beachId: 148, slug: 'x' })[listed.name];
    let by = who;
    for (const [field, value] of Object.entries(right))
      for (const wrong of [[value], { value }, ...WRONG]) {
        const { status, body } = await askBy(listed, { text: JSON.stringify({ ...right, [field]: wrong }) }, by);
        // A value that is wrong for one field, such as a text or number, can be valid for another. In that case the
        // call takes effect, and the test continues with a new user.
        if (status === 200 || status === 404) {
          by = await joinFor(listed);
          continue;
        }
        expect([field, wrong, status]).toEqual([field, wrong, 422]);
        expectEnvelope(body);
        const fields = Object.keys(body.errors).map((path) => path.split('.')[0]);
        if (typeof wrong !== 'string') expect(fields).toContain(field);
      }
  });

  test('treats keys of prototypes as unknown fields', async () => {
    const { body: right = {} } = wellFormed({ email: 'a@example.com', beachId: 148, slug: 'x' })[listed.name];
    const own = JSON.stringify(right).slice(1, -1);
    const text = `{"__proto__":{"polluted":1,"role":"admin"},"constructor":{"prototype":{"polluted":1}},${own}}`;
    const { status } = await askBy(listed, { text });
    expect(status).toBeLessThan(500);
    expect(status).not.toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test.each(everyCall.filter(({ call }) => !call.body))('$name accepts no body, and reads none', async (listed) => {
  const { status: without } = await askBy(listed, { text: '' });
  for (const [, , raw] of ONE_OF_EACH) expect((await askBy(listed, raw)).status).toBe(without);
});

test.each(['email', 'subject'])('no line of a header can be added by the contact form’s %s', async (field) => {
  const contact = everyCall.find(({ name }) => name === 'contact') ?? expect.fail();
  const right = { email: 'ann@example.com', name: 'Ann', message: 'Hello', subject: 'Blog Contact - A title' };
  letters.take();
  for (const end of ['\r\n', '\n', '\r', '%0d%0a\r\n'])
    for (const added of [`${end}Bcc: all@example.com`, `${end}${end}<b>body</b>`]) {
      const value = `${right[field as 'email' | 'subject']}${added}`;
      const { status } = await askBy(contact, { text: JSON.stringify({ ...right, [field]: value }) });
      expect([value, status]).toEqual([value, 422]);
    }
  expect(letters.take()).toEqual([]);
});
