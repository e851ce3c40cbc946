import { randomUUID } from 'node:crypto';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import type { QueuedEmail } from '@groundswell/data/email';
import { makeAccount } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { type DynamoGate, startDynamoGate } from '@groundswell/data/testing/start-dynamo-gate';
import { useTable } from '@groundswell/data/testing/use-table';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handler } from './send-email.ts';
import { useSes } from './test-support/use-ses.ts';

useTable();
useSecret();
const ses = useSes();
let gate: DynamoGate;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  gate = await startDynamoGate(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  process.env.AWS_ENDPOINT_URL_DYNAMODB = gate.url;
});
afterEach(() => void vi.useRealTimers());
afterAll(() => gate.stop());

async function deliver(letter: QueuedEmail): Promise<boolean> {
  const event = { Records: [{ messageId: 'm1', body: JSON.stringify(letter), attributes: {} }] };
  const { batchItemFailures } = await handler(event as unknown as SQSEvent, { awsRequestId: 'r1' });
  return batchItemFailures.length === 0;
}

/** Cuts off the table from the function's n-th request on, as if it were killed there. */
function killAtRequest(number: number): void {
  let requests = 0;
  gate.refuse = () => {
    requests++;
    return requests < number ? undefined : { type: 'ResourceNotFoundException', message: 'killed' };
  };
}

test('killed at any of its requests a pass code is still mailed once; killed right after SES accepted it, twice', async () => {
  const account = makeAccount();
  const { email } = account;
  await openAccount(account);
  const times: number[] = [];
  for (let number = 1; ; number++) {
    const askedAt = Date.now();
    const place = { purpose: 'reset', email, browserId: 'own-browser' } as const;
    const letter: QueuedEmail = { letter: 'pass-code', requestId: randomUUID(), ...place, askedAt };
    ses.mailed.length = 0;
    killAtRequest(number);
    const isDone = await deliver(letter);
    gate.refuse = () => undefined;
    if (isDone) break;
    vi.useFakeTimers({ toFake: ['Date'], now: askedAt + 120_000 });
    expect([await deliver(letter), await deliver(letter)]).toEqual([true, true]);
    times.push(ses.mailed.length);
    expect(new Set(ses.mailed.map(({ text }) => text?.match(/\b\d{6}\b/)?.[0])).size).toBe(1);
  }
  // The five runs kill the job at its five requests: claim, address owner, account, code, sent mark. SES has accepted
  // the email before the sent mark, so the last run mails it twice.
  expect(times).toEqual([1, 1, 1, 1, 2]);
});
