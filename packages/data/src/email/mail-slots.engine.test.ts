import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoMailSlots, type MailSlots } from './mail-slots.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe.each(enginesAndMemory)('mail slots on $name', ({ start }) => {
  let dynamo: Dynamo;
  let slots: MailSlots;
  beforeAll(async () => {
    dynamo = await start();
    const table = await dynamo.createTable();
    slots = dynamoMailSlots(() => table);
  });
  afterAll(() => dynamo.stop());

  test('reserved at once by 12 functions are 100 ms apart, and the first is now', async () => {
    const reserved = await Promise.all(Array.from({ length: 12 }, () => slots.reserve(100, now)));
    expect(reserved.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => now + at * 100));
  });

  test('are not saved up: after a pause the next is now', async () => {
    const later = now + 30_000;
    expect([await slots.reserve(100, later), await slots.reserve(100, later)]).toEqual([later, later + 100]);
  });

  test('of a function whose clock is ten minutes ahead do not stop the others', async () => {
    const later = now + 60_000;
    await slots.reserve(100, later + 600_000);
    expect([await slots.reserve(100, later), await slots.reserve(100, later)]).toEqual([later, later + 100]);
  });
});
