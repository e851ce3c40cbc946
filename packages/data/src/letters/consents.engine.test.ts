import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, engines } from '../../test-support/start-dynamo.ts';
import { type Consents, dynamoConsents } from './consents.ts';

const email = 'ana@example.com';
const asked = { lang: 'es', source: 'box' };

describe.each(engines)('consents on $name', ({ start }) => {
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

  test('nothing may be sent before the address confirmed, and following the link twice is the same as once', async () => {
    expect(await consents.find(email)).toBeUndefined();
    expect(await consents.ask(email, asked, 1000)).toBe('asked');
    expect((await consents.find(email))?.state).toBe('asked');

    expect(await consents.confirm(email, 1000, 2000)).toBe('confirmed');
    expect(await consents.confirm(email, 1000, 3000)).toBe('confirmed');
    expect(await consents.find(email)).toMatchObject({ state: 'confirmed', lang: 'es', source: 'box' });
  });

  test('a link from before it was ended, or from an earlier asking, confirms nothing', async () => {
    await consents.ask(email, asked, 1000);
    await consents.end(email, 1500);
    expect(await consents.confirm(email, 1000, 2000)).toBe('gone');
    await consents.ask(email, asked, 3000);
    expect(await consents.confirm(email, 1000, 4000)).toBe('gone');
    expect((await consents.find(email))?.state).toBe('asked');
  });

  test('asking again does not take a confirmed address back, and ending does', async () => {
    await consents.grant(email, asked, 1000);
    expect(await consents.ask(email, asked, 2000)).toBe('confirmed');
    expect((await consents.find(email))?.state).toBe('confirmed');
    await consents.end(email, 3000);
    expect((await consents.find(email))?.state).toBe('ended');
  });

  test('a pass code that proves the address confirms what was asked for, and asks for nothing by itself', async () => {
    await consents.confirmAsked(email, 1000);
    expect(await consents.find(email)).toBeUndefined();
    await consents.ask(email, asked, 2000);
    await consents.confirmAsked(email, 3000);
    expect((await consents.find(email))?.state).toBe('confirmed');
  });

  test('ending what never was leaves no trace, and a removed consent is not there', async () => {
    await consents.end(email, 1000);
    expect(await consents.find(email)).toBeUndefined();
    await consents.grant(email, asked, 1000);
    await consents.remove(email, 999);
    expect(await consents.find(email)).toBeDefined();
    await consents.remove(email, 1000);
    expect(await consents.find(email)).toBeUndefined();
  });
});
