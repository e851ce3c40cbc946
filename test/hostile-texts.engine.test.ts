import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { ErrorEnvelope, isPermittedText } from '@groundswell/contracts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { everyCall, handlerOf, type ListedCall, roleFor } from './support/every-call.ts';
import { formsOf } from './support/fields-of.ts';
import { type Parts, wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
useEmails();
const people = usePeople();
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Lone surrogates, controls and the two noncharacters, which XML 1.0 does not permit. */
const NOT_PERMITTED = ['\ud800', 'a\udc00\ud800b', '\u0000', '\u000b', '\f', '\u001b[2J', '\ufffe', '\uffff'];
const UNSEEN = ['__proto__', '\u0085', '\u2028', '\u202e', '\u2066', '\ufeff', '\ufdd0'];

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];
const given = PARTS.flatMap((part) =>
  everyCall.flatMap((listed) => formsOf(listed.call[part]).map((form) => ({ part, ...form, ...listed }))),
);

/**
 * Sends each text in one field of a call: alone, in the middle of the field's valid value, and at its end. The requests
 * are concurrent. A user with access sends them, each from another network address.
 */
async function answersTo(
  { part, fixed, listed }: { part: Part; fixed: object; listed: ListedCall },
  field: string,
  texts: readonly string[],
) {
  const who = await people.join({ role: roleFor(listed.call) });
  // The open API expects an API key and refuses a session's token, so these calls are made without a user.
  const asker = listed.call.isOpen ? undefined : who;
  const handler = await handlerOf(listed);
  const right: Parts = wellFormed({ email: who.account.email, beachId: 148, slug: 'x' })[listed.name];
  const value = String(right[part]?.[field] ?? '');
  const places = [
    (text: string) => text,
    (text: string) => `${value.slice(0, 1)}${text}${value.slice(1)}`,
    (text: string) => `${value}${text}`,
  ];
  const values = texts.map((text, at) => places[(at + field.length) % places.length]?.(text) ?? text);
  return Promise.all(
    [...new Set(values)].map(async (value, index) => {
      const asked = { ...right, [part]: { ...right[part], ...fixed, [field]: value } };
      return { value, ...(await callAs(handler, asker, { ...asked, address: `${who.account.id}.${index}` })) };
    }),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(given)('$name, $part', ({ part, fields, fixed, ...listed }) => {
  const isCleaned = part === 'body' && listed.call.cleansTexts;
  test.each(fields)('what XML does not permit in %s is refused, or cleaned where editors paste', async (field) => {
    for (const { value, status, body } of await answersTo({ part, fixed, listed }, field, NOT_PERMITTED)) {
      if (isCleaned) {
        expect(textsIn(body).filter((text) => !isPermittedText(text))).toEqual([]);
        expect(JSON.stringify(body)).not.toContain('text-not-permitted');
      } else {
        expect([value, status]).toEqual([value, 422]);
        expect(Object.keys(v.parse(ErrorEnvelope, body).errors ?? {})).toContain(field);
      }
    }
  });

  test.each(fields)('no server error for invisible characters in %s', async (field) => {
    for (const { value, status = 500 } of await answersTo({ part, fixed, listed }, field, UNSEEN))
      expect([value, status < 500]).toEqual([value, true]);
  });
});
