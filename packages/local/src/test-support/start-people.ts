import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveCognito } from '../services/cognito/server.ts';
import type { Json, JsonObject } from '../template/json.ts';
import type { AppClientPlan } from '../template/plan.ts';

/** A user pool for tests, with the clients `Web` and `WebRemembered`. */
export interface TestPeople {
  /** For `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER`. */
  readonly url: string;
  readonly poolId: string;
  readonly clientId: string;
  readonly rememberedClientId: string;
  stop(): Promise<void>;
}

export interface TestPeopleSettings {
  /** Answers every custom-challenge trigger; its result is the event with `response` filled in. */
  readonly trigger?: (event: JsonObject) => Promise<Json> | Json;
  readonly clock?: { now(): number };
  /** Kept when it is named, else the folder goes with the pool. */
  readonly dir?: string;
}

const DAY_S = 86_400;
const POOL_ID = 'us-east-1_people000';

/** Serves Cognito with one pool, as its clients are in the app. */
export async function startPeople({ trigger, clock = Date, dir }: TestPeopleSettings = {}): Promise<TestPeople> {
  const ownDir = dir ?? mkdtempSync(join(tmpdir(), 'groundswell-people-'));
  const clientOf = (id: string, days: number): AppClientPlan => ({
    id,
    name: id,
    poolId: POOL_ID,
    flows: new Set(['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH']),
    hidesMissingUsers: true,
    accessTokenS: 3600,
    idTokenS: 3600,
    refreshTokenS: days * DAY_S,
    rotation: { graceS: 60 },
  });
  const web = clientOf('web00000000000000000000000', 30);
  const remembered = clientOf('webremembered0000000000000', 365);
  const name = trigger && 'trigger';
  const server = await serveCognito({
    pools: [
      {
        id: POOL_ID,
        issuer: `https://cognito-idp.us-east-1.amazonaws.com/${POOL_ID}`,
        leastPasswordLength: 8,
        keepsOriginalEmail: true,
        triggers: { defineAuthChallenge: name, createAuthChallenge: name, verifyAuthChallengeResponse: name },
        clients: [web, remembered],
      },
    ],
    region: 'us-east-1',
    dir: ownDir,
    clock,
    invokeTrigger: async (_name, event) => trigger?.(event) ?? null,
  });
  return {
    url: server.url,
    poolId: POOL_ID,
    clientId: web.id,
    rememberedClientId: remembered.id,
    async stop() {
      await server.stop();
      if (dir === undefined) rmSync(ownDir, { recursive: true });
    },
  };
}
