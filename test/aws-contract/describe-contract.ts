import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test as vitestTest } from 'vitest';
import { type Need, needs } from '../support/needs.ts';
import { GAPS, MOTO_VERSION } from './gaps.ts';
import { MOTO_SHARED_AT } from './share-moto.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why an engine is known to break a guarantee. The test passes while it does. */
    readonly gap?: string;
  }
}

/** A service of one engine, ready for tests. */
interface Subject {
  stop(): unknown;
}

/** How each engine's service is opened. */
interface Openers<S> {
  /** Opens the service of the local cloud. */
  readonly ours: () => Promise<S>;
  /** Creates what the tests need at an endpoint that speaks AWS's protocol. */
  readonly at: (url: string) => Promise<S>;
  readonly dynamoDbLocal?: { readonly need: Need; readonly open: () => Promise<S> };
}

interface Engine<S> {
  readonly name: string;
  readonly need: Need;
  readonly open: () => Promise<S>;
}

type ContractTest = (name: string, run: () => Promise<unknown>) => void;

/**
 * Runs the same tests on every engine of a service: the local services, DynamoDB Local, moto, and the endpoint that
 * `AWS_ENDPOINT_URL` names. A known gap must fail; when it no longer does, its entry in `gaps.ts` is stale.
 */
export function describeContract<S extends Subject>(
  service: string,
  openers: Openers<S>,
  suite: (test: ContractTest, subject: () => S) => void,
): void {
  for (const { name: engine, need, open } of listEngines(openers)) {
    describe(`${service} on ${engine}`, needs(need), () => {
      let subject: S | undefined;
      beforeAll(async () => {
        subject = await open();
      });
      afterAll(() => subject?.stop());

      const gaps = new Map(Object.entries(GAPS[engine]?.[service] ?? {}));
      const test: ContractTest = (name, run) => {
        const gap = gaps.get(name);
        gaps.delete(name);
        if (gap === undefined) vitestTest(name, run);
        else vitestTest(name, { meta: { gap } }, () => expectGap(engine, run));
      };
      suite(test, () => subject ?? expect.fail(`${service} is not open.`));
      if (gaps.size > 0) throw new Error(`gaps.ts names tests that do not exist: ${[...gaps.keys()].join('; ')}.`);
    });
  }
}

/** Expects a known gap to be still there. Another version of moto may have closed it, which is no failure. */
async function expectGap(engine: string, run: () => Promise<unknown>): Promise<void> {
  const isThere = await run().then(
    () => false,
    () => true,
  );
  const isAsListed = engine !== 'moto' || findMoto() === MOTO_VERSION;
  if (isAsListed) expect(isThere, 'The gap is closed: remove it from test/aws-contract/gaps.ts.').toBe(true);
}

function listEngines<S>({ ours, at, dynamoDbLocal }: Openers<S>): readonly Engine<S>[] {
  const given = process.env.AWS_ENDPOINT_URL;
  return [
    { name: 'the local services', need: () => undefined, open: ours },
    ...(dynamoDbLocal ? [{ name: 'DynamoDB Local', ...dynamoDbLocal }] : []),
    { name: 'moto', need: MOTO, open: async () => at(await startMoto()) },
    ...(given ? [{ name: 'AWS_ENDPOINT_URL', need: () => undefined, open: () => at(given) }] : []),
  ];
}

const MOTO: Need = () =>
  /^(5\.[2-9]|5\.\d\d|[6-9]|\d\d)/.test(findMoto()) ? undefined : "moto 5.2 or later: pip install 'moto[all,server]'";

let found: string | undefined;

/** Returns the version of the installed moto with its server, or an empty text. */
function findMoto(): string {
  const script = 'import importlib.metadata as m; m.version("flask"); print(m.version("moto"))';
  try {
    found ??= execFileSync('python3', ['-c', script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    found = '';
  }
  return found;
}

async function startMoto(): Promise<string> {
  const url = await (await fetch(process.env[MOTO_SHARED_AT] ?? '')).text();
  return url || expect.fail('moto does not start.');
}

/** Returns the settings of an SDK client for an endpoint. The SDK's retries are off, so that each reply is seen. */
export function clientAt(endpoint: string) {
  const { AWS_ACCESS_KEY_ID = 'local', AWS_SECRET_ACCESS_KEY = 'local', AWS_REGION = 'us-east-1' } = process.env;
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return { endpoint, region: AWS_REGION, credentials, maxAttempts: 1 };
}
