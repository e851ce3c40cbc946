import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as cognitoErrors from '@aws-sdk/client-cognito-identity-provider';
import { DAY_S } from '@groundswell/durations';
import { serveCognito } from '../services/cognito/server.ts';
import type { Actions } from '../services/json-protocol.ts';
import type { Records } from '../services/records.ts';
import { ServiceError } from '../services/service-error.ts';
import type { Json, JsonObject } from '../template/json.ts';
import type { AppClientPlan } from '../template/plan.ts';
import { type MemoryRecords, recordsInMemory } from './memory-records.ts';

/** A user pool for tests, with the app client `Web`. */
export interface TestPeople {
  /** The value for `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER`. */
  readonly url: string;
  readonly poolId: string;
  readonly clientId: string;
  /** Runs an action by its name, bypassing HTTP; throws the SDK's error. */
  answer(operation: string, input: object): Promise<JsonObject>;
  /** Takes a snapshot of all stored data; the returned function restores it. Works only without `dir`. */
  keep(): () => void;
  stop(): Promise<void>;
}

export interface TestPeopleSettings {
  /**
   * Answers every trigger of the pool; returns the event with `response` filled in. If this is absent, the pool has no
   * triggers.
   */
  readonly trigger?: (event: JsonObject) => Promise<Json> | Json;
  readonly clock?: { now(): number };
  /** The folder for users and sessions; without it they are kept in memory. */
  readonly dir?: string;
  /** The cost of scrypt, a power of two. The default is the minimum, because tests create thousands of passwords. */
  readonly passwordCost?: number;
}

type ErrorClasses = Readonly<Record<string, (new (told: object) => Error) | undefined>>;

const LEAST_COST = 2;
const POOL_ID = 'us-east-1_people000';

/** Serves Cognito with one pool, configured as in the app. */
export async function startPeople(settings: TestPeopleSettings = {}): Promise<TestPeople> {
  const { trigger, clock = Date, dir, passwordCost = LEAST_COST } = settings;
  const ownDir = dir ?? mkdtempSync(join(tmpdir(), 'groundswell-people-'));
  const web: AppClientPlan = {
    id: 'web00000000000000000000000',
    name: 'Web',
    poolId: POOL_ID,
    hasSecret: true,
    flows: new Set(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH']),
    hidesMissingUsers: true,
    accessTokenS: 3600,
    idTokenS: 3600,
    refreshTokenS: 365 * DAY_S,
    rotation: { graceS: 60 },
  };
  const name = trigger && 'trigger';
  const kept: MemoryRecords<unknown>[] = [];
  const openInMemory = async <T>(): Promise<Records<T>> => {
    const records = recordsInMemory<T>();
    kept.push(records as MemoryRecords<unknown>);
    return records;
  };
  const server = await serveCognito({
    pools: [
      {
        id: POOL_ID,
        issuer: `https://cognito-idp.us-east-1.amazonaws.com/${POOL_ID}`,
        leastPasswordLength: 8,
        triggers: {
          defineAuthChallenge: name,
          createAuthChallenge: name,
          verifyAuthChallengeResponse: name,
          preTokenGeneration: name,
        },
        clients: [web],
      },
    ],
    region: 'us-east-1',
    dir: ownDir,
    clock,
    invokeTrigger: async (_name, event) => trigger?.(event) ?? null,
    passwordCost,
    ...(dir === undefined && { open: openInMemory }),
  });
  return {
    url: server.url,
    poolId: POOL_ID,
    clientId: web.id,
    answer: (operation, input) => answerAsSdk(server.actions[operation], input),
    keep() {
      const restores = kept.map((records) => records.keep());
      return () => {
        for (const restore of restores) restore();
      };
    },
    async stop() {
      await server.stop();
      if (dir === undefined) rmSync(ownDir, { recursive: true });
    },
  };
}

async function answerAsSdk(action: Actions[string] | undefined, input: object): Promise<JsonObject> {
  try {
    if (!action) throw new ServiceError('UnknownOperationException', 'The local cloud cannot do this.');
    // The JSON round trip mimics HTTP: no object is shared, and undefined fields are absent.
    return JSON.parse(JSON.stringify(await action(JSON.parse(JSON.stringify(input)))));
  } catch (error) {
    const { code, message } = ServiceError.of(error);
    const Known = (cognitoErrors as unknown as ErrorClasses)[code];
    throw Known ? new Known({ message, $metadata: {} }) : Object.assign(new Error(message), { name: code });
  }
}
