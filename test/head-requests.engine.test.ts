import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { callAs } from '../packages/accounts/test-support/call-as.ts';
import { useEmails } from '../packages/accounts/test-support/use-emails.ts';
import { type Person, usePeople } from '../packages/accounts/test-support/use-people.ts';
import { processTable } from '../packages/data/src/table.ts';
import { readTable } from '../packages/data/test-support/read-table.ts';
import { useMemoryTable } from '../packages/data/test-support/use-memory-table.ts';
import { useObjects } from '../packages/data/test-support/use-objects.ts';
import { everyCall, handlerOf, roleFor } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();
afterEach(() => void vi.useRealTimers());

/** Returns the rows by their keys. Limits are left out, because a request of any method counts. */
async function rows(): Promise<Record<string, unknown>> {
  const all = await readTable(processTable());
  return Object.fromEntries(
    all.flatMap((row) => (String(row.pk).startsWith('LIMIT#') ? [] : [[`${row.pk} ${row.sk}`, row]])),
  );
}

test.each(everyCall.filter(({ call }) => call.method === 'GET'))(
  '$name answers HEAD as GET, admitted or refused, and without effect',
  async (listed) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const handler = await handlerOf(listed);
    const who = await people.join({ role: roleFor(listed.call) });
    const { params, query } = wellFormed({ email: who.account.email, beachId: 148, slug: 'x' })[listed.name];
    const ask = async (asker: Person | undefined, method: 'HEAD' | undefined, parts: object) => {
      const { status, headers } = await callAs(handler, asker, { method, address: who.account.id, ...parts });
      return { status, headers };
    };
    for (const asker of [who, undefined])
      for (const parts of [{ params, query }, { query: { lang: 'xx' } }]) {
        const before = await rows();
        const head = await ask(asker, 'HEAD', parts);
        // Thousands of rows: printing them would take long.
        expect(isDeepStrictEqual(await rows(), before)).toBe(true);
        expect(letters.take()).toEqual([]);
        const get = await ask(asker, undefined, parts);
        // HEAD cannot know the outcome of a GET that writes.
        if (asker && listed.call.acts) expect(head.status).toBe(200);
        else expect(head).toEqual(get);
      }
  },
);
