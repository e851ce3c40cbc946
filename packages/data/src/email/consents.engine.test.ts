import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { type Consents, dynamoConsents } from './consents.ts';

const email = 'ana@example.com';
const asked = { requestId: 'first', lang: 'es', source: 'box' };

describe.each(enginesAndMemory)('consents on $name', ({ start }) => {
  let dynamo: Dynamo;
  let consents: Consents;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    consents = dynamoConsents(() => table);
  });

  test('nothing may be sent before the address is confirmed, and the link is idempotent', async () => {
    expect(await consents.find(email)).toBeUndefined();
    expect(await consents.ask(email, asked, 1000)).toEqual({ requestId: 'first', askedAt: 1000 });
    expect((await consents.find(email))?.state).toBe('asked');

    expect(await consents.confirm(email, 1000, 2000)).toBe('confirmed');
    expect(await consents.confirm(email, 1000, 3000)).toBe('confirmed');
    expect(await consents.find(email)).toMatchObject({ state: 'confirmed', lang: 'es', source: 'box' });
  });

  test('a link mailed before the consent ended, or by an earlier request, confirms nothing', async () => {
    await consents.ask(email, asked, 1000);
    await consents.end(email, 1500);
    expect(await consents.confirm(email, 1000, 2000)).toBe('gone');
    await consents.ask(email, asked, 3000);
    expect(await consents.confirm(email, 1000, 4000)).toBe('gone');
    expect((await consents.find(email))?.state).toBe('asked');
  });

  test('of requests within a minute the first counts; after a minute, or after the consent ended, the new one does', async () => {
    const askedAt = 1_000_000;
    const ask = (requestId: string, at: number) => consents.ask(email, { ...asked, requestId }, at);
    const first = { requestId: 'first', askedAt };
    const both = await Promise.all([ask('first', askedAt), ask('first', askedAt)]);
    expect(both).toEqual([first, first]);
    expect(await ask('later', askedAt + 59_999)).toEqual(first);
    expect(await ask('written late', askedAt - 5)).toEqual(first);
    expect(await ask('new', askedAt + 60_000)).toEqual({ requestId: 'new', askedAt: askedAt + 60_000 });
    await consents.end(email, askedAt + 60_001);
    expect(await ask('anew', askedAt + 60_002)).toEqual({ requestId: 'anew', askedAt: askedAt + 60_002 });
  });

  test('another request does not reset a confirmed address, ending does', async () => {
    await consents.grant(email, asked, 1000);
    expect(await consents.ask(email, asked, 2000)).toMatchObject({ requestId: 'first' });
    expect((await consents.find(email))?.state).toBe('confirmed');
    await consents.end(email, 3000);
    expect((await consents.find(email))?.state).toBe('ended');
  });

  test('ending a missing consent stores nothing, and a removed consent is absent', async () => {
    await consents.end(email, 1000);
    expect(await consents.find(email)).toBeUndefined();
    await consents.grant(email, asked, 1000);
    await consents.remove(email, 999);
    expect(await consents.find(email)).toBeDefined();
    await consents.remove(email, 1000);
    expect(await consents.find(email)).toBeUndefined();
  });
});
