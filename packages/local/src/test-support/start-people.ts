import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as cognitoErrors from '@aws-sdk/client-cognito-identity-provider';
import { serveCognito } from '../services/cognito/server.ts';
import type { Actions } from '../services/json-protocol.ts';
import type { Records } from '../services/records.ts';
import { ServiceError } from '../services/service-error.ts';
import type { Json, JsonObject } from '../template/json.ts';
import type { AppClientPlan } from '../template/plan.ts';
import { type MemoryRecords, recordsInMemory } from './memory-records.ts';

/** A user pool for tests with the client `Web`, whose secret Cognito returns to permitted callers. */
export interface TestPeople {
  /** For `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER`. */
  readonly url: string;
  readonly poolId: string;
  readonly clientId: string;
  /** Answers a call by its name, without the wire; throws the SDK's error. */
  answer(operation: string, input: object): Promise<JsonObject>;
  /** Notes all that is kept now; the result puts it back. Without a folder only. */
  keep(): () => void;
  stop(): Promise<void>;
}

export interface TestPeopleSettings {
  /** Answers every trigger; its result is the event with `response` filled in. Without it the pool calls none. */
  readonly trigger?: (event: JsonObject) => Promise<Json> | Json;
  readonly clock?: { now(): number };
  /** Users and sessions are kept there if given, else in memory. */
  readonly dir?: string;
  /** Of scrypt, a power of two. By default the least: thousands of passwords take seconds. */
  readonly passwordCost?: number;
}

type ErrorClasses = Readonly<Record<string, (new (told: object) => Error) | undefined>>;

const LEAST_COST = 2;
const DAY_S = 86_400;
const POOL_ID = 'us-east-1_people000';

/** Serves Cognito with one pool, as it is in the app. */
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
    // As over the wire: nothing is shared, and what is undefined is absent.
    return JSON.parse(JSON.stringify(await action(JSON.parse(JSON.stringify(input)))));
  } catch (error) {
    const { code, message } = ServiceError.of(error);
    const Known = (cognitoErrors as unknown as ErrorClasses)[code];
    throw Known ? new Known({ message, $metadata: {} }) : Object.assign(new Error(message), { name: code });
  }
}
