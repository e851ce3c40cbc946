import { isDeepStrictEqual } from 'node:util';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { afterEach, expect, test, vi } from 'vitest';
import { everyCall, handlerOf, roleFor } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();
afterEach(() => void vi.useRealTimers());

/**
 * Returns the rows by their keys, without those of rate limits, because a request of any method counts against a limit.
 */
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
        // Compares without printing the difference, because printing thousands of rows would take long.
        expect(isDeepStrictEqual(await rows(), before)).toBe(true);
        expect(letters.take()).toEqual([]);
        const get = await ask(asker, undefined, parts);
        // For a GET that writes, HEAD replies 200 without performing the call, so it cannot know whether the GET would
        // succeed.
        if (asker && listed.call.acts) expect(head.status).toBe(200);
        else expect(head).toEqual(get);
      }
  },
);
