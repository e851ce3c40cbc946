import { MINUTE_MS } from '@groundswell/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoSentEmails, type SentEmails } from './sent-emails.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe.each(enginesAndMemory)('mailed letters on $name', ({ start }) => {
  let dynamo: Dynamo;
  let letters: SentEmails;
  beforeAll(async () => {
    dynamo = await start();
    const table = await dynamo.createTable();
    letters = dynamoSentEmails(() => table);
  });
  afterAll(() => dynamo.stop());

  test('one of 30 simultaneous claims mails the letter', async () => {
    const claims = await Promise.all(Array.from({ length: 30 }, (_, at) => letters.claim('once', now + at)));
    expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(1);
    expect(claims.filter((claim) => claim === 'busy')).toHaveLength(29);
  });

  test('a mailed letter stays mailed, however much later it is claimed', async () => {
    expect(await letters.claim('sent', now)).toBe('claimed');
    await letters.markMailed('sent', now + 1000);
    expect(await letters.claim('sent', now + 2000)).toBe('mailed');
    expect(await letters.claim('sent', now + 20 * 24 * 60 * MINUTE_MS)).toBe('mailed');
  });

  test('a released claim is free at once', async () => {
    await letters.claim('refused', now);
    await letters.release('refused', now);
    expect(await letters.claim('refused', now + 1)).toBe('claimed');
  });

  test('the claim of a killed function is free after a minute, and releasing the old one does not free the new', async () => {
    await letters.claim('killed', now);
    expect(await letters.claim('killed', now + MINUTE_MS)).toBe('busy');
    expect(await letters.claim('killed', now + MINUTE_MS + 1)).toBe('claimed');
    await letters.release('killed', now);
    expect(await letters.claim('killed', now + MINUTE_MS + 2)).toBe('busy');
  });
});
