import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { eachCrash, eachInterleaving } from '../../test-support/interrupt.ts';
import { readTable } from '../../test-support/read-table.ts';
import { useMemoryTable } from '../../test-support/use-memory-table.ts';
import { keys } from '../keys.ts';
import { processTable } from '../table.ts';
import { surfLog } from './surf-log.ts';

useMemoryTable();

const AT = Date.UTC(2026, 10, 20, 10);
const KEY = '2026-11-20T10~one-surf-0';
const first = { key: KEY, beachId: 148, at: AT, rating: 4, board: null, note: 'first', sent: 1 };
const words = { ...first, note: 'other words', sent: 2 };
const moved = { ...first, key: '2026-11-20T09~one-surf-0', at: AT - 3_600_000, note: 'another hour', sent: 3 };
const changed = { rating: 1, board: null, note: 'changed' };
let people = 0;

async function open(): Promise<string> {
  const userId = `surfer-${++people}`;
  const { db, name: TableName } = processTable();
  await db.send(new PutCommand({ TableName, Item: { ...keys.profile(userId), type: 'account' } }));
  return userId;
}

/**
 * Lists the notes of the stored surfs. It also asserts that the stored count is right, and that the row of the id
 * points to the surf, or to no surf.
 */
async function notesOf(userId: string): Promise<string[]> {
  const kept = await surfLog.list(userId, 9);
  const rows = (await readTable(processTable())).filter(({ pk }) => pk === keys.profile(userId).pk);
  expect(rows.find(({ type }) => type === 'surf-count')?.surfs ?? 0).toBe(kept.length);
  expect(rows.find(({ type }) => type === 'surf-id')?.key).toBe(kept[0]?.key);
  return kept.map(({ note }) => note);
}

const acts = {
  'the first sending': (userId: string) => surfLog.add(userId, first, 9),
  'a second one': (userId: string) => surfLog.add(userId, words, 9),
  'one of another hour': (userId: string) => surfLog.add(userId, moved, 9),
  'a change': (userId: string) => surfLog.change(userId, KEY, 1, changed),
  'a removal': (userId: string) => surfLog.remove(userId, KEY),
};
type Name = keyof typeof acts;
const names = Object.keys(acts) as Name[];
/** The notes expected in the log when the named operation ran last. */
const ENDS: Readonly<Record<Name, readonly string[]>> = {
  'the first sending': ['first'],
  'a second one': ['other words'],
  'one of another hour': ['another hour'],
  'a change': ['changed'],
  'a removal': [],
};
const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));

test.each(pairs)(
  'while %s, %s: at most one surf remains, the last upload unless the owner changed it first',
  async (one, other) => {
    for (const isThere of [false, true])
      await eachInterleaving(async () => {
        const userId = await open();
        if (isThere) await surfLog.add(userId, first, 9);
        const done: Name[] = [one];
        return {
          act: () => acts[one](userId),
          other() {
            done.push(other);
            return acts[other](userId);
          },
          async check(at) {
            const notes = await notesOf(userId);
            const [later = one] = done.sort((a, b) => names.indexOf(b) - names.indexOf(a));
            const isSent = later !== 'a change' && later !== 'a removal';
            const ends = isSent
              ? [ENDS[later]]
              : [ENDS[one], ENDS[other], ...(isThere ? [ENDS['the first sending']] : [[]])];
            expect(ends, `${at}`).toContainEqual(notes);
          },
        };
      });
  },
);

test.each(names)(
  '%s interrupted at any request leaves a consistent log, and the next attempt completes it',
  async (name) => {
    await eachCrash(async () => {
      const userId = await open();
      await surfLog.add(userId, first, 9);
      return {
        act: () => acts[name](userId),
        async check(isAgain) {
          const notes = await notesOf(userId);
          if (!isAgain) return;
          expect(notes).toEqual(ENDS[name]);
        },
      };
    });
  },
);
