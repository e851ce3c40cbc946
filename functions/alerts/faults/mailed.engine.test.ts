import { useSecret } from '@groundswell/accounts/testing/use-secret';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as mail } from '../../email/send-email.ts';
import { useSes } from '../../email/test-support/use-ses.ts';
import { type AlertEngine, startAlertEngine } from '../test-support/alert-engine.ts';

const USERS = 2;

useSecret();
const ses = useSes();
let engine: AlertEngine;
beforeAll(async () => {
  engine = await startAlertEngine();
});
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

test('with every message delivered three times at once, from forecast to SES, each user gets one email', async () => {
  const users: string[] = [];
  for (let index = 0; index < USERS; index++) users.push(await engine.addUser());
  const deliver = async (letter: unknown): Promise<boolean> => {
    const event = { Records: [{ messageId: 'm', body: JSON.stringify(letter), attributes: {} }] };
    return (await mail(event as unknown as SQSEvent, { awsRequestId: 'm' })).batchItemFailures.length === 0;
  };

  for (let build = 0; build < 2; build++) {
    await engine.announce();
    await engine.settle({ copies: 3 });
  }
  const letters = engine.letters();
  expect(letters.length).toBeGreaterThanOrEqual(USERS);
  const copies = [...letters, ...letters, ...letters];
  const done = await Promise.all(copies.map(deliver));
  for (const letter of copies.filter((_, index) => !done[index])) expect(await deliver(letter)).toBe(true);

  const recipients = ses.mailed.flatMap((mailed) => mailed.recipients);
  expect(recipients.sort()).toEqual(users.map((user) => `${user}@example.com`).sort());
});
