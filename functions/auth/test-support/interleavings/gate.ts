import { AsyncLocalStorage } from 'node:async_hooks';
import { cognito } from '@groundswell/accounts/testing/cognito';
import { processTable } from '@groundswell/data/testing/table';
import { processSingleton } from '@groundswell/test/support/process-singleton';
import { type Footprint, footprintOf } from './footprint.ts';

/** A request of a flow that waits for its turn. */
export interface Pending {
  readonly footprint: Footprint;
  /** Sends the request; resolves when it is done. */
  go(): Promise<void>;
}

/** A concurrent flow, whose requests are released one at a time. */
export interface Flow {
  /** Returns the next request; undefined when the flow has ended. */
  next(): Promise<Pending | undefined>;
}

const running = processSingleton('running', () => new AsyncLocalStorage<(pending: Pending) => void>());

/** Starts a flow. Each of its requests to the table and to Cognito waits until the test releases it. */
export function startFlow(run: () => Promise<unknown>): Flow {
  const waiting: Pending[] = [];
  let wake: () => void = () => undefined;
  const isEnded = { now: false };
  const ended = running
    .run(
      (pending) => {
        waiting.push(pending);
        wake();
      },
      () => run(),
    )
    // The reply of a flow is not under test: a refusal is a valid end.
    .catch(() => undefined)
    .then(() => {
      isEnded.now = true;
      wake();
    });
  void ended;
  return {
    async next() {
      while (waiting.length === 0 && !isEnded.now)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return waiting.shift();
    },
  };
}

/**
 * The passwords by identity at Cognito, for identities that were created and not removed. An identity keeps its
 * password for life.
 */
export const passwords = new Map<string, string>();

type Send = (args: { readonly input: object }) => Promise<{ readonly output: object; readonly response: unknown }>;

/**
 * Makes this process's table and Cognito clients hold each request of a flow until the test releases it. Requests
 * outside of flows pass directly.
 */
export function addGate(): void {
  put(cognito(), 'passwordsOfIdentities', (next, name) => async (args) => {
    const answer = await next(args);
    const { Username = '', Password = '' } = args.input as { Username?: string; Password?: string };
    if (name.startsWith('AdminSetUserPassword')) passwords.set(Username, Password);
    if (name.startsWith('AdminDeleteUser')) passwords.delete(Username);
    return answer;
  });
  for (const client of [processTable().db, cognito()])
    put(client, 'gateOfFlows', (next, name) => (args) => {
      const wait = running.getStore();
      if (!wait) return next(args);
      return new Promise((resolve, reject) => {
        wait({
          footprint: footprintOf(name, args.input),
          async go() {
            const sent = next(args);
            sent.then(resolve, reject);
            await sent.catch(() => undefined);
          },
        });
      });
    });
}

/** Adds a middleware to a client, before the middleware that records the passwords sent to Cognito. */
function put(client: object, name: string, wrap: (next: Send, commandName: string) => Send): void {
  const { middlewareStack } = client as { middlewareStack: { add(middleware: unknown, options: object): void } };
  const middleware = (next: Send, { commandName = '' }: { commandName?: string }) => wrap(next, commandName);
  middlewareStack.add(middleware, { step: 'initialize', name, priority: name === 'gateOfFlows' ? 'normal' : 'low' });
}
