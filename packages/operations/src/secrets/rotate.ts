import { createHash, randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  InvalidParameterException,
  ListSecretVersionIdsCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  type SecretsManagerClient,
  type SecretVersionsListEntry,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { succeed } from '@groundswell/accounts/key-ring';
import { MINUTE_MS } from '@groundswell/durations';
import { USABLE_FOR_MS } from '@groundswell/runtime';

/**
 * The time between the two steps, in ms. Afterwards every function has read the new key, because none uses a reading
 * that is older than `USABLE_FOR_MS`.
 */
export const ROTATION_WAIT_MS = USABLE_FOR_MS + 5 * MINUTE_MS;

/** The label of versions that end the earlier keys when their rotation ends. */
const REVOKING = 'REVOKING';

/** A secret at rest, with a new key that functions only accept yet, or with one that may begin to sign. */
export type RotationState =
  | { readonly is: 'at-rest' }
  | { readonly is: 'spreading'; readonly isRevoking: boolean; readonly until: number }
  | { readonly is: 'spread'; readonly isRevoking: boolean };

interface Found {
  readonly state: RotationState;
  readonly currentId: string;
  /** The version that becomes the current one; at rest none. */
  readonly pendingId?: string;
}

/** Returns the state of a secret's rotation. Times are UTC ms. Throws if a version is pending that is not ours. */
export async function readRotation(
  secrets: SecretsManagerClient,
  arn: string,
  now = Date.now(),
): Promise<RotationState> {
  return (await find(secrets, arn, now)).state;
}

/**
 * Adds a new key, which functions accept from their next reading on, and none signs with yet. With `isRevoking` the
 * earlier keys end when the rotation ends; an ordinary rotation under way then becomes a revoking one with another key,
 * and its wait begins again. Repeating it changes nothing: a version has one successor, by its id.
 */
export async function beginRotation(
  secrets: SecretsManagerClient,
  arn: string,
  isRevoking = false,
  now = Date.now(),
): Promise<RotationState> {
  for (;;) {
    const { state, currentId, pendingId } = await find(secrets, arn, now);
    if (state.is !== 'at-rest' && (state.isRevoking || !isRevoking)) return state;
    const { SecretString = '' } = await secrets.send(
      new GetSecretValueCommand({ SecretId: arn, VersionId: currentId }),
    );
    await secrets
      .send(
        new PutSecretValueCommand({
          SecretId: arn,
          SecretString: succeed(SecretString, randomBytes(48).toString('base64url'), isRevoking),
          // The successor of the pending version stays right if another run makes that version the current one.
          ClientRequestToken: successorOf(pendingId ?? currentId),
          VersionStages: ['AWSPENDING', ...(isRevoking ? [REVOKING] : [])],
        }),
      )
      .catch((error: unknown) => {
        // Another run has added the successor, with another key. That key is the one in use.
        if (!(error instanceof ResourceExistsException)) throw error;
      });
  }
}

/** Lets functions sign with the new key. Throws an Error with a sentence before all functions accept it. */
export async function finishRotation(
  secrets: SecretsManagerClient,
  arn: string,
  now = Date.now(),
): Promise<RotationState> {
  const { state, currentId, pendingId } = await find(secrets, arn, now);
  if (state.is === 'at-rest') throw new Error('No rotation is under way: none was begun, or it is finished.');
  if (state.is === 'spreading')
    throw new Error(`Functions are reading the new key. Finish at ${new Date(state.until).toISOString()} or later.`);
  await secrets
    .send(
      new UpdateSecretVersionStageCommand({
        SecretId: arn,
        VersionStage: 'AWSCURRENT',
        MoveToVersionId: pendingId,
        RemoveFromVersionId: currentId,
      }),
    )
    .catch((error: unknown) => {
      // Another run has moved the label since it was read.
      if (!(error instanceof InvalidParameterException)) throw error;
    });
  return readRotation(secrets, arn, now);
}

async function find(secrets: SecretsManagerClient, arn: string, now: number): Promise<Found> {
  const { Versions = [] } = await secrets.send(new ListSecretVersionIdsCommand({ SecretId: arn }));
  const currentId = having(Versions, 'AWSCURRENT')?.VersionId;
  if (currentId === undefined) throw new Error(`The secret ${arn} has no current version.`);
  const pending = having(Versions, 'AWSPENDING');
  const pendingId = pending?.VersionId;
  // The label stays on a version that has become the current one.
  if (pendingId === undefined || pendingId === currentId) return { state: { is: 'at-rest' }, currentId };
  // An ordinary successor, or the revoking one that replaced it.
  const nextId = successorOf(currentId);
  if (pendingId !== nextId && pendingId !== successorOf(nextId))
    throw new Error(`The secret ${arn} has a pending version of another program.`);
  const isRevoking = pending?.VersionStages?.includes(REVOKING) === true;
  const until = Number(pending?.CreatedDate) + ROTATION_WAIT_MS;
  const state: RotationState = now < until ? { is: 'spreading', isRevoking, until } : { is: 'spread', isRevoking };
  return { state, currentId, pendingId };
}

function having(versions: readonly SecretVersionsListEntry[], stage: string) {
  return versions.find(({ VersionStages }) => VersionStages?.includes(stage));
}

/** Returns the id of the version that follows. It depends on the id alone, so two runs cannot add two successors. */
function successorOf(versionId: string): string {
  return createHash('sha256').update(versionId).digest('hex');
}
