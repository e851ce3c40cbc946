import { isDeepStrictEqual } from 'node:util';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { everyCall, handlerOf, type ListedCall, roleFor } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();

const EDGE = { 'x-groundswell-host': 'waves.example', 'cloudfront-forwarded-proto': 'https' };
const OWN = { ...EDGE, origin: 'https://waves.example', 'sec-fetch-site': 'same-origin' };
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

/** Headers of requests that a foreign page can make a reader's browser send, and that name the foreign site. */
const FOREIGN: readonly (readonly [string, Record<string, string>, string])[] = [
  ['JSON of another origin', { origin: 'https://evil.example' }, JSON_TYPE],
  ['JSON of an origin that is hidden', { origin: 'null' }, JSON_TYPE],
  ['JSON of a site beside', { 'sec-fetch-site': 'same-site' }, JSON_TYPE],
  ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, FORM],
  ['what does not say its kind', { 'sec-fetch-site': 'cross-site' }, ''],
];
/** The content types that a browser lets a foreign site's form send; the last request has no content type. */
const KINDS_OF_FORMS = [FORM, 'text/plain', 'multipart/form-data; boundary=x', ''];

const changing = everyCall.filter(({ call }) => call.method !== 'GET');
const guarded = changing.filter(({ call }) => !call.sentFrom);
const mayBeBare = ({ call: { body } }: ListedCall) => !body || v.is(body, undefined);
const FROM_ANYWHERE = ['unsubscribe', 'receive-webhook', 'report-csp-violation'];

/**
 * Sends a well-formed call as a signed-in user, from its own network address, and returns the status. Also checks that
 * no foreign page can read the reply, except replies of the open API.
 */
async function send(
  { name, ...listed }: ListedCall,
  headers: Record<string, string>,
  type: string,
  sender?: Person | 'a stranger',
  bare?: 'bare',
): Promise<number | undefined> {
  const who = sender === 'a stranger' ? undefined : (sender ?? (await people.join({ role: roleFor(listed.call) })));
  const { email, id } = who?.account ?? { email: 'a@example.com', id: '192.0.2.9' };
  const { body, ...parts } = wellFormed({ email, beachId: 148, slug: 'x' })[name];
  const raw = { text: body && !bare ? JSON.stringify(body) : '', type };
  const handler = await handlerOf({ name, ...listed });
  const asked = { ...parts, raw, headers: { ...EDGE, ...headers }, address: id };
  const { status, headers: told } = await callAs(handler, who, asked);
  if (listed.area !== 'open') expect(Object.keys(told).filter((one) => /^access-control/i.test(one))).toEqual([]);
  return status;
}

/** Returns all rows by their keys, because the engine may list them in another order each time. */
async function rows(): Promise<Record<string, unknown>> {
  return Object.fromEntries((await readTable(processTable())).map((row) => [`${row.pk} ${row.sk}`, row]));
}

test('only the one click of mail programs, signed events of payments and reports of browsers are accepted from anywhere', async () => {
  const open = changing.filter(({ call }) => call.sentFrom);
  expect(open.map(({ name }) => name)).toEqual(FROM_ANYWHERE);
  for (const listed of open)
    for (const [, headers, type] of FOREIGN) expect([403, 415]).not.toContain(await send(listed, headers, type));
});

test.each(guarded)('$name is refused to other sites, and nothing is done', async (listed) => {
  const who = await people.join({ role: 'admin' });
  letters.take();
  const before = await rows();
  const expectNothingDone = async (what: string) => {
    expect(letters.take(), what).toEqual([]);
    // Compares without printing the difference, because printing thousands of rows would take long.
    expect(isDeepStrictEqual(await rows(), before), what).toBe(true);
  };
  for (const [what, headers, type] of FOREIGN) {
    expect([what, await send(listed, headers, type, who)]).toEqual([what, 403]);
    await expectNothingDone(what);
  }
  // Some browsers do not name the site that sends a request. They still send neither our token nor our SameSite=Lax
  // cookies, so the request comes from a stranger.
  for (const type of KINDS_OF_FORMS) {
    const status = await send(listed, {}, type, 'a stranger');
    if (!mayBeBare(listed)) expect([type, status]).toEqual([type, 415]);
    else if (listed.call.access !== 'anyone') expect([401, 415]).toContain(status);
    await expectNothingDone(type);
  }
});

test.each(changing)('$name is accepted from our own page', async (listed) => {
  expect([403, 415]).not.toContain(await send(listed, OWN, JSON_TYPE));
});

test.each(everyCall.filter(({ call }) => call.method === 'GET'))(
  '$name is answered alike from anywhere; only the open API’s replies may be read there',
  async (listed) => {
    const sender = await people.join();
    const status = await send(listed, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, '', sender);
    expect(status).toBe(await send(listed, OWN, '', sender));
  },
);

test.each(guarded.filter(mayBeBare))(
  '$name needs no body and no content type: a form of our own page will do',
  async (listed) => {
    for (const type of KINDS_OF_FORMS)
      for (const headers of [OWN, {}])
        expect([403, 415]).not.toContain(await send(listed, headers, type, undefined, 'bare'));
  },
);
