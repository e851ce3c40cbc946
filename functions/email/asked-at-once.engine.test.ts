import { AsyncLocalStorage } from 'node:async_hooks';
import { SQSClient } from '@aws-sdk/client-sqs';
import { openMailToken } from '@groundswell/accounts';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { limits } from '@groundswell/data';
import { consents } from '@groundswell/data/email';
import { processTable } from '@groundswell/data/testing/table';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type { SQSEvent } from 'aws-lambda';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handler as sendEmail } from './send-email.ts';
import { handler as subscribe } from './subscribe.ts';
import { useSes } from './test-support/use-ses.ts';

// Timers resolve at once, since replies do not depend on timing.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

useMemoryTable();
const letters = useEmails();
const ses = useSes();

/** The function that a flow awaits before each request. It never resolves once the flow was killed. */
const turn = new AsyncLocalStorage<() => Promise<void>>();
type Send = (...args: unknown[]) => Promise<unknown>;
function addGate(client: { send: unknown }): void {
  const send = client.send as Send;
  client.send = async function (this: unknown, ...args: unknown[]) {
    await turn.getStore()?.();
    return send.apply(this, args);
  };
}
beforeAll(() => {
  addGate(processTable().db);
  addGate(Object.getPrototypeOf(SQSClient.prototype));
});
beforeEach(() => {
  vi.spyOn(limits, 'take').mockResolvedValue({ allowed: true, left: 1, endsInS: 1 });
});

/**
 * Requests the newsletter, and returns a function that runs the request's next step. The first step writes the row, the
 * second queues the email.
 */
function startRequest(email: string): () => Promise<void> {
  const steps: (() => void)[] = [];
  let notifyStopped: () => void;
  const stop = () =>
    new Promise<void>((resolve) => {
      notifyStopped = resolve;
    });
  let stopped = stop();
  const wait = () =>
    new Promise<void>((resolve) => {
      steps.push(resolve);
      notifyStopped();
    });
  const form = { address: '198.51.100.1', body: { email } };
  void turn.run(wait, () => callAs(subscribe, undefined, form)).then(() => notifyStopped());
  return async () => {
    await stopped;
    stopped = stop();
    steps.shift()?.();
    await stopped;
    stopped = Promise.resolve();
  };
}

async function deliverAll(): Promise<void> {
  for (const letter of letters.take()) {
    const event = { Records: [{ messageId: 'm1', body: JSON.stringify(letter), attributes: {} }] };
    await sendEmail(event as unknown as SQSEvent, { awsRequestId: 'r1' });
  }
}

/**
 * All interleavings of two requests with two steps each. `DEATHS` states which request is killed, and after how many
 * steps; `undefined` kills neither.
 */
const ORDERS = ['0011', '0101', '0110', '1001', '1010', '1100'];
const DEATHS = [undefined, ...[0, 1].flatMap((flow) => [0, 1].map((afterSteps) => ({ flow, afterSteps })))];
const RUNS = ORDERS.flatMap((order) =>
  DEATHS.flatMap((death) => [true, false].map((mailsAtOnce) => ({ order, death, mailsAtOnce }))),
);

test('two concurrent requests for one address mail one email whose link confirms, in every order and whichever is killed', async () => {
  for (const [at, { order, death, mailsAtOnce }] of RUNS.entries()) {
    const run = JSON.stringify({ order, death, mailsAtOnce });
    const email = `run-${at}@example.com`;
    ses.mailed.length = 0;
    const flows = [startRequest(email), startRequest(email)];
    const done = [0, 0];
    for (const flow of [...order].map(Number)) {
      if (death?.flow === flow && done[flow] === death.afterSteps) continue;
      await flows[flow]?.();
      done[flow] = (done[flow] ?? 0) + 1;
      if (mailsAtOnce) await deliverAll();
    }
    await deliverAll();
    expect(ses.mailed, run).toHaveLength(1);
    const token = ses.mailed[0]?.text?.match(/confirm\?token=([\w.-]+)/)?.[1] ?? '';
    const claims = await openMailToken(token);
    const askedAt = claims?.does === 'confirm-newsletter' ? claims.askedAt : Number.NaN;
    expect(await consents.confirm(email, askedAt, Date.now()), run).toBe('confirmed');
  }
  expect(RUNS).toHaveLength(60);
});
