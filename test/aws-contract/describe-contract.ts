import { afterAll, beforeAll, describe, expect, test as vitestTest } from 'vitest';
import { findMoto, findSharedMoto, MOTO } from '../support/moto.ts';
import { type Need, needs } from '../support/needs.ts';
import { GAPS, type Gap, type GapsOfEngine, MOTO_VERSION, reasonOf } from './gaps.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why an engine is known to break the guarantee of a test. */
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
  /** The known gaps by service and test. */
  readonly gaps: GapsOfEngine;
  /** Whether this is the very version whose gaps are listed. Another version may have closed some. */
  readonly isAsListed: boolean;
}

type ContractTest = (name: string, run: () => Promise<unknown>) => void;

/**
 * Runs the same tests on every engine of a service: the local services, DynamoDB Local, moto, and the endpoint that
 * `AWS_ENDPOINT_URL` names. A known gap must fail; when it no longer does, its entry in `gaps.ts` is stale.
 * `AWS_CONTRACT_GAPS` names the engine whose gaps the endpoint has.
 */
export function describeContract<S extends Subject>(
  service: string,
  openers: Openers<S>,
  suite: (test: ContractTest, subject: () => S) => void,
): void {
  for (const { name, need, open, gaps: gapsOfEngine, isAsListed } of listEngines(openers)) {
    describe(`${service} on ${name}`, needs(need), () => {
      let subject: S | undefined;
      beforeAll(async () => {
        subject = await open();
      });
      afterAll(() => subject?.stop());

      const gaps = new Map(Object.entries(gapsOfEngine[service] ?? {}));
      const test: ContractTest = (guarantee, run) => {
        const gap = gaps.get(guarantee);
        gaps.delete(guarantee);
        if (gap === undefined) vitestTest(guarantee, run);
        else vitestTest(guarantee, { meta: { gap: reasonOf(gap) } }, () => expectGap(run, gap, isAsListed));
      };
      suite(test, () => subject ?? expect.fail(`${service} is not open.`));
      if (gaps.size > 0) throw new Error(`gaps.ts names tests that do not exist: ${[...gaps.keys()].join('; ')}.`);
    });
  }
}

/** Expects a known gap to be still there. A race, or another version of the engine, may pass as well. */
async function expectGap(run: () => Promise<unknown>, gap: Gap, isAsListed: boolean): Promise<void> {
  const [outcome] = await Promise.allSettled([run()]);
  const allowed = isAsListed && typeof gap === 'string' ? ['rejected'] : ['rejected', 'fulfilled'];
  expect(allowed, 'The gap is closed: remove it from test/aws-contract/gaps.ts.').toContain(outcome.status);
}

function listEngines<S>({ ours, at, dynamoDbLocal }: Openers<S>): readonly Engine<S>[] {
  const { AWS_ENDPOINT_URL: given, AWS_CONTRACT_GAPS: gapsOfGiven = 'AWS_ENDPOINT_URL' } = process.env;
  const listed = (name: string) => ({ name, need: () => undefined, gaps: GAPS[name] ?? {}, isAsListed: true });
  return [
    { ...listed('the local services'), open: ours },
    ...(dynamoDbLocal ? [{ ...listed('DynamoDB Local'), ...dynamoDbLocal }] : []),
    {
      ...listed('moto'),
      need: MOTO,
      isAsListed: findMoto() === MOTO_VERSION,
      open: async () => at(await findSharedMoto()),
    },
    ...(given
      ? [{ ...listed('AWS_ENDPOINT_URL'), gaps: GAPS[gapsOfGiven] ?? {}, isAsListed: false, open: () => at(given) }]
      : []),
  ];
}

/** Returns the settings of an SDK client for an endpoint. The SDK's retries are off, so that each reply is seen. */
export function clientAt(endpoint: string) {
  const { AWS_ACCESS_KEY_ID = 'local', AWS_SECRET_ACCESS_KEY = 'local', AWS_REGION = 'us-east-1' } = process.env;
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return { endpoint, region: AWS_REGION, credentials, maxAttempts: 1 };
}
