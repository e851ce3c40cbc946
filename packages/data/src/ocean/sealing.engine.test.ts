import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoSealing, type Sealing, type WaitingEntry } from './sealing.ts';

const now = Date.now();
const entry = (beachId: number, changed: Partial<WaitingEntry> = {}): WaitingEntry => ({
  cycle: '2026112006',
  beachId,
  steps: 836,
  composedAt: now,
  text: `entry of ${beachId}`,
  ...changed,
});

describe.each(enginesAndMemory)('entries that wait to be sealed on $name', ({ start }) => {
  let dynamo: Dynamo;
  let waiting: Sealing;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    waiting = dynamoSealing(() => table);
  });

  test('the entries of a run are listed, and not those of another', async () => {
    for (const id of [7, 148]) expect(await waiting.put(entry(id))).toBe('stored');
    await waiting.put(entry(9, { cycle: '2026112012' }));
    const listed = await waiting.list('2026112006');
    expect(listed.toSorted((a, b) => a.beachId - b.beachId)).toEqual([entry(7), entry(148)]);
    expect(await waiting.list('2026112018')).toEqual([]);
  });

  test('an entry from fewer steps, or composed earlier, never replaces another', async () => {
    await waiting.put(entry(7));
    expect(await waiting.put(entry(7, { steps: 835, composedAt: now + 1 }))).toBe('older');
    expect(await waiting.put(entry(7, { composedAt: now - 1 }))).toBe('older');
    const later = entry(7, { composedAt: now + 1, text: 'later' });
    expect(await waiting.put(later)).toBe('stored');
    expect(await waiting.list('2026112006')).toEqual([later]);
  });

  test('an entry that was not sealed within two days is forgotten', async () => {
    await waiting.put(entry(7, { composedAt: now - 49 * 3_600_000 }));
    expect(await waiting.list('2026112006')).toEqual([]);
  });
});
