import { cognito } from '@groundswell/accounts/testing/cognito';
import { stubClient } from '@groundswell/data/testing/stub-client';
import { startPeople, type TestPeople } from '@groundswell/local/testing/start-people';
import { afterAll, beforeAll } from 'vitest';
import { answerTrigger } from './answer-trigger.ts';

/** Gives a test file of handlers an in-process user pool that answers like Cognito. */
export function useIdentities(): {
  /** Returns the requests that Cognito has received since `takeOrders` last ran, in order. */
  takeOrders(): string[];
  /** The offset of Cognito's clock to the real one. */
  readonly clock: { offsetMs: number };
  /** Saves all users and sessions. The returned function restores them. */
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
    stubClient(cognito(), (operation, input) => people.answer(operation, input));
    noteOrders(orders);
  });
  afterAll(() => people.stop());
  return { takeOrders: () => orders.splice(0), clock, keep: () => people.keep() };
}

/** Records each request of this process to Cognito, including retries. */
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
