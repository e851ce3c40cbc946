import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { applyCatalogue } from '@groundswell/billing/catalogue';
import { createMemoryTable } from '@groundswell/data/testing/memory-table/memory-table';
import { stubInMemory } from '@groundswell/data/testing/memory-table/start-memory';
import { startInProcessObjects } from '@groundswell/data/testing/start-object-store';
import { stubClient } from '@groundswell/data/testing/stub-client';
import { startPeople } from '@groundswell/local/testing/start-people';
import { openTestProvider, TEST_SECRET_KEY } from '@groundswell/local/testing/start-provider';
import { startFakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import type { Faults, Service } from './faults.ts';
import { createMailbox } from './mailbox.ts';
import type { Messages } from './messages.ts';
import type { Product } from './product.ts';
import { type Activity, currentActivity, KilledError, type Scheduler } from './scheduler.ts';

export const STRIPE_SECRET = 'arn:stripe';
export const WEBHOOK_SECRET = 'whsec_of_chaos';

export type Services = Awaited<ReturnType<typeof startServices>>;

/**
 * Starts all services of a world in this process, and connects the product's clients to them. Each request of a
 * function waits for its turn, and may be hit by a fault.
 */
export async function startServices(scheduler: Scheduler, faults: Faults, messages: Messages, product: Product) {
  const table = createMemoryTable();
  const store = startInProcessObjects();
  const noaa = await startFakeNoaa();
  const cards = openTestProvider();
  const mailbox = createMailbox(scheduler, () => listSent(listRows(table)));
  const people = await startPeople({ trigger: product.answerTrigger, clock: { now: scheduler.now } });
  const undo: (() => void)[] = [];

  /** Sends a request of the current function when it is its turn, with the fault that hits it. */
  function request<T>(service: Service, operation: string, send: () => Promise<T> | T): Promise<T> {
    const activity = currentActivity();
    if (!activity) return Promise.resolve(send());
    const delayMs = faults.delayOf(service, operation, activity);
    return scheduler.turn(async () => {
      const fault = faults.ofRequest(service, operation, activity);
      if (!fault) return send();
      const isHandled = fault.does === 'repeat' || ('when' in fault && fault.when === 'after');
      const reply = isHandled ? await send() : undefined;
      switch (fault.does) {
        case 'kill':
          scheduler.kill(activity);
          throw new KilledError('killed');
        case 'lose':
          throw Object.assign(new Error('The connection broke.'), { name: 'TimeoutError', code: 'ECONNRESET' });
        case 'refuse':
          throw refusalOf(service, fault.as);
        case 'repeat':
          // Transactions carry a token, by which DynamoDB recognizes a retry.
          return operation.startsWith('Transact') ? (reply as T) : send();
      }
    }, delayMs);
  }

  /** Makes all clients of a class wait for their turn, and reach `answer` or the stub that the class has already. */
  function connect(
    service: Service,
    { prototype }: { readonly prototype: object },
    answer?: (name: string, input: never, activity: Activity | undefined) => object | Promise<object>,
  ): void {
    const client = prototype as { send(command: { input: object }): Promise<object> };
    const own = Object.getOwnPropertyDescriptor(client, 'send');
    const inherited = client.send;
    client.send = function (this: object, command) {
      const name = command.constructor.name.replace(/Command$/, '');
      const activity = currentActivity();
      return request(service, name, () =>
        answer ? answer(name, command.input as never, activity) : inherited.call(this, command),
      );
    } as typeof client.send;
    undo.push(() => (own ? Object.defineProperty(client, 'send', own) : Reflect.deleteProperty(client, 'send')));
  }

  connect('objects', S3Client);
  connect('queues', SQSClient, (name, input, activity) => messages.answer(name, input, activity));
  connect('mail', SESClient, (_, input, activity) => mailbox.accept(input, activity));
  connect('secrets', SecretsManagerClient, (_, input) => readSecret(input));

  const { db } = product.table();
  stubInMemory({ db }, table);
  gate('table', db);
  const cognito = product.cognito();
  stubClient(cognito, (operation, input) => people.answer(operation, input));
  gate('identities', cognito);

  /** Makes a client whose requests are stubbed wait for their turn. */
  function gate(service: Service, client: object): void {
    type Next = (args: object) => Promise<object>;
    const { middlewareStack } = client as { middlewareStack: { add(middleware: unknown, options: object): void } };
    middlewareStack.add(
      (next: Next, { commandName = '' }: { commandName?: string }) =>
        (args: object) =>
          request(service, commandName.replace(/Command$/, ''), () => next(args)),
      { step: 'initialize', name: 'turns', priority: 'low' },
    );
  }

  const keysUrl = `${people.url}/${people.poolId}/.well-known/jwks.json`;
  const keys = await readOverHttp(keysUrl);
  const fetch: typeof globalThis.fetch = (input, init) =>
    request('noaa', 'GET', () => {
      if (String(input).startsWith(noaa.url)) return noaa.fetch(input, init);
      if (String(input) === keysUrl) return new Response(keys);
      throw new Error(`Nothing answers at ${input}.`);
    });

  cards.reach(await product.openCards());
  await applyCatalogue(cards.stripe, true);
  cards.takeEvents();
  cards.faultOf = (name) => {
    const activity = currentActivity();
    if (!activity) return undefined;
    return scheduler.turn(() => {
      const fault = faults.ofRequest('cards', name, activity);
      if (fault?.does === 'kill') scheduler.kill(activity);
      return fault && 'when' in fault ? { hangsUp: fault.when } : undefined;
    });
  };

  return {
    table,
    store,
    noaa,
    cards,
    mailbox,
    people,
    fetch,
    async stop() {
      for (const one of undo.reverse()) one();
      await Promise.all([store.stop(), noaa.stop(), people.stop()]);
    },
  };
}

/** Reads an address without `fetch`, whose timers would outlive the request. */
async function readOverHttp(url: string): Promise<string> {
  const [reply] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  return text(reply);
}

/** An item of the table. */
export type Item = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** Reads the whole table. */
export function listRows(table: ReturnType<typeof createMemoryTable>): readonly Item[] {
  const { Items } = table.answer('Scan', {}) as { Items: Parameters<typeof unmarshall>[0][] };
  return Items.map((item) => unmarshall(item) as Item);
}

/** Returns the ids of the emails that are recorded as sent. */
function listSent(rows: readonly Item[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ pk, mailedAt }) => (pk.startsWith('LETTER#') && mailedAt ? [pk.slice('LETTER#'.length)] : [])),
  );
}

function refusalOf(service: Service, as: 'throttle' | 'disk-full'): Error {
  const $metadata = { httpStatusCode: 400 };
  if (as === 'disk-full') return Object.assign(new Error('The disk is full.'), { name: 'InternalServerError' });
  if (service === 'mail')
    return new SESServiceException({ name: 'Throttling', $fault: 'client', $metadata, message: 'Rate exceeded.' });
  if (service === 'queues') return Object.assign(new Error('Rate exceeded.'), { name: 'RequestThrottled' });
  const message = 'The level of configured provisioned throughput for the table was exceeded.';
  return new ProvisionedThroughputExceededException({ message, $metadata });
}

function readSecret({ SecretId, VersionStage }: { readonly SecretId: string; readonly VersionStage: string }): object {
  if (VersionStage !== 'AWSCURRENT') throw new ResourceNotFoundException({ message: 'No version.', $metadata: {} });
  const keys = { secretKey: TEST_SECRET_KEY, publishableKey: 'pk_test_1', webhookSecret: WEBHOOK_SECRET };
  const secret = SecretId === STRIPE_SECRET ? keys : { key: `a key of chaos, that nobody else has: ${SecretId}` };
  return { ARN: SecretId, SecretString: JSON.stringify(secret) };
}
