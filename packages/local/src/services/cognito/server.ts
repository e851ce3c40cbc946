import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Disk } from '../../disk.ts';
import { asText } from '../../template/json.ts';
import type { UserPoolPlan } from '../../template/plan.ts';
import { ACCOUNT_ID } from '../../template/read-cloud.ts';
import { type RunningServer, startService } from '../http-server.ts';
import { type Actions, answerJsonProtocol } from '../json-protocol.ts';
import { openRecords } from '../records.ts';
import { allowAll, type FindRefusal } from '../rights.ts';
import { ServiceError } from '../service-error.ts';
import { createChallenges } from './challenges.ts';
import { createTokenIssuer } from './issue-tokens.ts';
import { createPasswords } from './password.ts';
import { createPeople, type Person } from './people.ts';
import { peopleActions } from './people-actions.ts';
import { clientActions, openPools } from './pools.ts';
import { createSessions, type Session } from './sessions.ts';
import { signInActions } from './sign-in.ts';
import type { TokenSigner } from './tokens.ts';
import { createTriggers, type InvokeTrigger } from './triggers.ts';
import { userActions } from './user-actions.ts';

export interface CognitoSettings {
  readonly pools: readonly UserPoolPlan[];
  readonly region: string;
  /** The account in the pools' ARNs; by default the local one. */
  readonly accountId?: string;
  /** The folder of users, refresh tokens, client secrets and keys. */
  readonly dir: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly invokeTrigger: InvokeTrigger;
  readonly disk?: Disk;
  /** Finds why the calling function may not perform an action; by default it may perform all. */
  readonly findRefusal?: FindRefusal;
  /** Opens a file of records; tests may pass a function that keeps them in memory. */
  readonly open?: typeof openRecords;
  /** The cost of scrypt; Node's default if absent. It must not change between two starts with the same folder. */
  readonly passwordCost?: number;
}

interface RunningCognito extends RunningServer {
  /** The API's actions by name, for calls that bypass HTTP. */
  readonly actions: Actions;
}

/**
 * Serves Cognito's user pools: the actions that accounts need, and each pool's keys at `/<pool>/.well-known/jwks.json`.
 */
export async function serveCognito(settings: CognitoSettings): Promise<RunningCognito> {
  const { dir, clock, region, accountId = ACCOUNT_ID, disk, open: openFile = openRecords } = settings;
  mkdirSync(dir, { recursive: true });
  const personRecords = await openFile<Person>(join(dir, 'people.jsonl'), disk);
  const sessionRecords = await openFile<Session>(join(dir, 'sessions.jsonl'), disk);
  const secretRecords = await openFile<string>(join(dir, 'clients.jsonl'), disk);

  const signers = new Map<string, Promise<TokenSigner>>();
  // Few starts sign a user in, so the key and its signers are created on first use.
  const signerOf = (pool: UserPoolPlan) => {
    const open = async () => (await import('./tokens.ts')).openTokenSigner(join(dir, `${pool.id}.json`), pool, clock);
    const signer = signers.get(pool.id) ?? open();
    signers.set(pool.id, signer);
    return signer;
  };

  const callTrigger = createTriggers(settings.invokeTrigger, region);
  const parts = {
    pools: await openPools(settings.pools, secretRecords),
    people: createPeople(personRecords, clock),
    sessions: createSessions(sessionRecords, clock),
    passwords: createPasswords(settings.passwordCost),
    challenges: createChallenges(callTrigger, clock),
    issueTokens: createTokenIssuer(signerOf, callTrigger),
    signerOf,
  };
  const actions = {
    ...clientActions(parts.pools),
    ...peopleActions(parts),
    ...signInActions(parts),
    ...userActions(parts),
  };
  const { findRefusal = allowAll } = settings;
  const answer = answerJsonProtocol(actions, (message, name, { UserPoolId }) => {
    // Actions that name no pool are those of clients, which need no rights.
    if (UserPoolId === undefined) return;
    const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${asText(UserPoolId, 'UserPoolId')}`;
    const refusal = findRefusal(message, { action: `cognito-idp:${name}`, resource });
    if (refusal) throw new ServiceError('AccessDeniedException', refusal);
  });

  const server = await startService((request, response) => {
    if (request.method === 'GET') answerKeys(request, response).catch(() => response.destroy());
    else void answer(request, response);
  });
  return {
    url: server.url,
    actions,
    async stop() {
      await server.stop();
      await Promise.all([personRecords, sessionRecords, secretRecords].map((records) => records.close()));
    },
  };

  async function answerKeys({ url = '' }: IncomingMessage, response: ServerResponse) {
    const [, id = ''] = /^\/([\w-]+)\/\.well-known\/jwks\.json$/.exec(url) ?? [];
    const pool = settings.pools.find((one) => one.id === id);
    const reply = pool ? { keys: [(await signerOf(pool)).publicJwk] } : { message: `User pool ${id} does not exist.` };
    response.writeHead(pool ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  }
}
