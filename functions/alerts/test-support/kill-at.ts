import { SQSClient } from '@aws-sdk/client-sqs';
import { vi } from 'vitest';
import { processTable } from '../../../packages/data/src/table.ts';

type Sends = { send: (...args: unknown[]) => Promise<unknown> };

/** All AWS clients send through this, but a table within the process: functions wait for nothing but requests. */
const wire = Object.getPrototypeOf(SQSClient.prototype) as Sends;

/** Whether the service still handled the request at which the function is killed. */
export type Death = 'before' | 'after';

/** Kills the function at its request of this number from now on: it receives no more replies. */
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

/** The number of requests that a function makes for its message. */
export async function countRequests(work: () => Promise<unknown>): Promise<number> {
  const counted = killAt(Number.POSITIVE_INFINITY, 'before');
  await work();
  counted.revive();
  return counted.requests();
}
