import { SQSClient } from '@aws-sdk/client-sqs';
import { vi } from 'vitest';

/** All AWS clients send through this: functions wait for nothing but requests. */
const client = Object.getPrototypeOf(SQSClient.prototype) as { send: (...args: unknown[]) => Promise<unknown> };

/** Whether the service still handled the request at which the function is killed. */
export type Death = 'before' | 'after';

/** Kills the function at its request of this number from now on: it receives no more replies. */
export function killAt(request: number, death: Death): { readonly requests: () => number; revive(): void } {
  const { send } = client;
  let requests = 0;
  const spy = vi.spyOn(client, 'send').mockImplementation(async function (this: unknown, ...args) {
    requests++;
    if (requests === request && death === 'after') await send.apply(this, args);
    if (requests >= request) throw new Error('killed');
    return send.apply(this, args);
  });
  return { requests: () => requests, revive: () => spy.mockRestore() };
}

/** The number of requests that a function makes for its message. */
export async function countRequests(work: () => Promise<unknown>): Promise<number> {
  const counted = killAt(Number.POSITIVE_INFINITY, 'before');
  await work();
  counted.revive();
  return counted.requests();
}
