import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newAccount } from '@groundswell/accounts/testing/token-pool';
import { accounts } from '@groundswell/data/accounts';
import { consents } from '@groundswell/data/email';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { startQueueHost } from '@groundswell/data/testing/start-queue-host';
import { openBrowser } from '@groundswell/functions/auth/testing/browser';
import { loadHandler } from '@groundswell/functions/testing/load-handler';
import { PASSWORD_COST } from '@groundswell/local/services/cognito/password';
import { startPeople } from '@groundswell/local/testing/start-people';
import type { BenchRow } from './bench-row.ts';

/**
 * The number of addresses of each kind, with and without an account, for each call. No address is used twice, because a
 * repeated request for an address takes one write less.
 */
const ADDRESSES = 20;
const WARM_UP = 5;
const PASSWORD = 'a wave at Folly Beach';
const WRONG = 'a swell from the south';

type Handler = Parameters<ReturnType<typeof openBrowser>['call']>[0];
interface Asked {
  readonly what: string;
  readonly file: string;
  readonly body: (email: string) => object;
  /**
   * Whether the test first registers the address in the same browser, with the password that the measured call sends.
   */
  readonly isClaimed?: true;
}

const CALLS: readonly Asked[] = [
  { what: 'sign in', file: 'auth/login', body: (email) => ({ email, password: WRONG }) },
  {
    what: 'token for a password',
    file: 'auth/issue-token',
    body: (username) => ({ grant: 'password', username, password: WRONG }),
  },
  { what: 'register', file: 'auth/register', body: (email) => ({ email, password: WRONG }) },
  {
    what: 'sign in with what was registered',
    file: 'auth/login',
    body: (email) => ({ email, password: WRONG }),
    isClaimed: true,
  },
  { what: 'forgot password', file: 'auth/request-password-reset', body: (email) => ({ email }) },
  { what: 'verify email', file: 'auth/verify-email', body: (email) => ({ email }) },
  { what: 'new code', file: 'auth/new-pass-code', body: (email) => ({ email, reset: true }) },
  {
    what: 'a wrong code',
    file: 'auth/check-pass-code',
    body: (email) => ({ email, passcode: '000000', reset: true }),
  },
  { what: 'newsletter', file: 'email/subscribe', body: (email) => ({ email }) },
];

/**
 * Measures whether the response time reveals that an address has an account or a confirmed newsletter. It alternates
 * known and unknown addresses, each call from its own network address. Cognito's own time remains unknown, because the
 * emulation runs on this machine.
 */
export async function bench(): Promise<BenchRow[]> {
  const dynamo = await engines[0]?.start();
  if (!dynamo) return [{ what: 'enumeration', measured: 'not run: no engine of DynamoDB' }];
  const { log } = console;
  console.log = () => undefined;
  const stop = await startServices(dynamo.url, (await dynamo.createTable()).name);
  try {
    await fill();
    const rows: BenchRow[] = [];
    for (const [at, call] of CALLS.entries()) rows.push(await compare(call, at * ADDRESSES));
    return rows;
  } finally {
    console.log = log;
    await stop();
    dynamo.stop();
  }
}

const knownEmail = (index: number) => `known-${index}@example.com`;
const unknownEmail = (what: string, index: number) => `nobody-${what.replaceAll(' ', '-')}-${index}@example.com`;

async function compare({ what, file, body, isClaimed }: Asked, from: number): Promise<BenchRow> {
  const [area = '', name = ''] = file.split('/');
  const handler: Handler = await loadHandler(area, name);
  const register: Handler = await loadHandler('auth', 'register');
  const time = async (email: string) => {
    const browser = openBrowser();
    if (isClaimed) await browser.call(register, { email, password: WRONG });
    const startedAt = performance.now();
    const { status } = await browser.call(handler, body(email));
    if (status !== 200) throw new Error(`${what} answered ${status}.`);
    return performance.now() - startedAt;
  };
  for (let index = 0; index < WARM_UP; index++) await time(unknownEmail(`${what} warm`, index));
  const pairs: { known: number; unknown: number }[] = [];
  for (let index = from; index < from + ADDRESSES; index++) {
    const [known, unknown] = [knownEmail(index), unknownEmail(what, index)];
    // The second call of a pair benefits from warm caches, so known and unknown addresses take turns at being first.
    if (index % 2 === 0) pairs.push({ known: await time(known), unknown: await time(unknown) });
    else {
      const first = await time(unknown);
      pairs.push({ known: await time(known), unknown: first });
    }
  }
  const told = (times: readonly number[]) => `${at(times, 0.5).toFixed(1)}, ${at(times, 0.95).toFixed(1)}`;
  const differences = pairs.map(({ known, unknown }) => known - unknown);
  return {
    what: `${what}: p50, p95 with an account | without`,
    measured: `${told(pairs.map(({ known }) => known))} | ${told(pairs.map(({ unknown }) => unknown))} ms`,
    aim: `median of differences ${at(differences, 0.5).toFixed(2)} ± ${errorOfMedian(differences).toFixed(2)} ms; aim: 0 within its error`,
  };
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** Estimates the standard error of a median from the median absolute deviation, assuming a normal distribution. */
function errorOfMedian(values: readonly number[]): number {
  const middle = at(values, 0.5);
  const deviation = at(
    values.map((value) => Math.abs(value - middle)),
    0.5,
  );
  return (1.253 * 1.4826 * deviation) / Math.sqrt(values.length);
}

/** Creates verified accounts that have confirmed the newsletter. Each has just been sent a pass code. */
async function fill(): Promise<void> {
  const { identities, preparePassCode } = await import('@groundswell/accounts');
  for (let index = 0; index < ADDRESSES * CALLS.length; index++) {
    const email = knownEmail(index);
    const account = newAccount({ email });
    const identity = await identities.make(account.id, PASSWORD);
    await accounts.open({ ...account, identityId: identity.id }, identity, { now: Date.now() });
    await consents.grant(email, { lang: 'en', source: 'box' }, Date.now());
    await preparePassCode({
      letter: 'pass-code',
      requestId: `code-${index}`,
      askedAt: Date.now(),
      purpose: 'reset',
      email,
      browserId: 'own-browser',
    });
  }
}

/** Starts the services that handlers find by environment variables. Returns a function that stops them. */
async function startServices(dynamoUrl: string, tableName: string): Promise<() => Promise<void>> {
  const secret = createServer((_, response) =>
    response.setHeader('content-type', 'application/x-amz-json-1.1').end(
      JSON.stringify({
        ARN: 'arn:secret',
        Name: 'secret',
        SecretString: '{"key":"a key of this measurement and of no other"}',
      }),
    ),
  );
  await new Promise<void>((resolve) => secret.listen(0, '127.0.0.1', resolve));
  const queues = await startQueueHost();
  const people = await startPeople({
    trigger: async (event) => {
      const { answerTrigger } = await import('@groundswell/functions/auth/testing/answer-trigger');
      return answerTrigger(event);
    },
    passwordCost: PASSWORD_COST,
  });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoUrl,
    AWS_ENDPOINT_URL_SQS: queues.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: people.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(secret.address() as AddressInfo).port}`,
    TABLE_NAME: tableName,
    EMAIL_QUEUE_URL: `${queues.url}/letters`,
    CODES_QUEUE_URL: `${queues.url}/letters`,
    ACCOUNT_SECRET_ARN: 'arn:account',
    SITE_SECRET_ARN: 'arn:site',
    USER_POOL_ID: people.poolId,
    USER_POOL_CLIENT_ID: people.clientId,
  });
  return async () => {
    secret.close();
    secret.closeAllConnections();
    await Promise.all([queues.stop(), people.stop()]);
  };
}
