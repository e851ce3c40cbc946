import { cognito } from '@groundswell/accounts/testing/cognito';
import { answerClient } from '@groundswell/data/testing/answer-client';
import { startPeople, type TestPeople } from '@groundswell/local/testing/start-people';
import { afterAll, beforeAll } from 'vitest';
import { answerTrigger } from './answer-trigger.ts';

/** Gives a test file of handlers a user pool that answers like Cognito, within this process. */
export function useIdentities(): {
  /** Cognito's calls since the last time, in order. */
  takeOrders(): string[];
  /** The clock that Cognito reads, in addition to the real one. */
  readonly clock: { offsetMs: number };
  /** Notes all users and sessions; the result puts them back. */
  keep(): () => void;
} {
  const clock = { offsetMs: 0, now: () => Date.now() + clock.offsetMs };
  const orders: string[] = [];
  let people: TestPeople;
  beforeAll(async () => {
    people = await startPeople({ trigger: answerTrigger, clock });
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: people.url,
      USER_POOL_ID: people.poolId,
      USER_POOL_CLIENT_ID: people.clientId,
    });
    answerClient(cognito(), (operation, input) => people.answer(operation, input));
    noteOrders(orders);
  });
  afterAll(() => people.stop());
  return { takeOrders: () => orders.splice(0), clock, keep: () => people.keep() };
}

/** Each request that this process sends to Cognito; each retry counts. */
function noteOrders(orders: string[]): void {
  cognito().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        orders.push(commandName.replace(/Command$/, ''));
        return next(args);
      },
    { step: 'finalizeRequest', priority: 'low', name: 'noteOrders' },
  );
}
