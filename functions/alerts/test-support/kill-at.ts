import { SQSClient } from '@aws-sdk/client-sqs';
import { processTable } from '@groundswell/data/testing/table';
import { vi } from 'vitest';

type Sends = { send: (...args: unknown[]) => Promise<unknown> };

/**
 * All AWS clients inherit `send` from this prototype, so one spy counts their requests. The in-process table has its
 * own `send`, which gets a spy too.
 */
const wire = Object.getPrototypeOf(SQSClient.prototype) as Sends;

/** Whether the function is killed before or after the service handled the request. */
export type Death = 'before' | 'after';

/** Kills the function at its n-th request from now on: it receives no further replies. */
export function killAt(request: number, death: Death): { readonly requests: () => number; revive(): void } {
  let requests = 0;
  const db = processTable().db as unknown as Sends;
  const spies = (Object.hasOwn(db, 'send') ? [wire, db] : [wire]).map((client) => {
    const { send } = client;
    return vi.spyOn(client, 'send').mockImplementation(async function (this: unknown, ...args) {
      requests++;
      if (requests === request && death === 'after') await send.apply(this, args);
      if (requests >= request) throw new Error('killed');
      return send.apply(this, args);
    });
  });
  return {
    requests: () => requests,
    revive: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** Returns the number of requests that a function makes for its message. */
export async function countRequests(work: () => Promise<unknown>): Promise<number> {
  const counted = killAt(Number.POSITIVE_INFINITY, 'before');
  await work();
  counted.revive();
  return counted.requests();
}
