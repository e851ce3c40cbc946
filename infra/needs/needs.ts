import type { areas } from '@groundswell/contracts';
import type { TableAccess } from '../constructs/table-access.ts';
import type { JobArea, JobNameOf } from '../functions.ts';

/** What the function of a call may reach, beyond its own log. */
export interface CallNeeds {
  readonly memoryMb?: number;
  readonly table?: TableAccess | readonly TableAccess[];
  /** What it does with identities. Verifying tokens needs no right; refreshing and revoking need the client's secret alone. */
  readonly cognito?: readonly CognitoAction[];
  /** Makes or checks codes, mailed links, signed tokens. */
  readonly accountSecret?: true;
  readonly sendsLetters?: true;
  /** Names the providers that one may sign in with, or checks their tokens. */
  readonly providers?: 'named' | 'checked';
}
type CognitoAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserPassword'
  /** Tells the client's secret, without which Cognito signs in, refreshes and revokes for nobody. */
  | 'DescribeUserPoolClient';

export type QueueName = 'steps' | 'beaches' | 'tiles' | 'letters' | 'alerts' | 'alert-letters';

/** When a job runs, and what it may reach beyond its own log. */
export interface JobNeeds {
  readonly runs:
    | { readonly everyMinutes: number }
    | { readonly takesFrom: QueueName; readonly atOnce: number }
    | { readonly hears: 'mail-events' };
  readonly memoryMb: number;
  /** JOB_TIMEOUT_S where none is given. */
  readonly timeoutS?: number;
  readonly table: TableAccess;
  readonly samples?: readonly ('read' | 'write')[];
  /** Writes tiles, and which run they show. */
  readonly tiles?: boolean;
  readonly sendsTo?: readonly QueueName[];
  /** Removes identities that no account has. */
  readonly removesIdentities?: boolean;
  /** Mails letters. */
  readonly mails?: boolean;
  /** Reads the accounts' secret. */
  readonly readsSecret?: boolean;
}

export const JOB_TIMEOUT_S = 120;

/** A whole vCPU: decoding a grid and composing a forecast are one thread's work. */
export const ONE_CPU_MB = 1769;

/** A new call does not compile until it stands here: what it may reach is decided, never inherited. */
export type CallNeedsOf<Area extends keyof typeof areas> = Readonly<
  Record<(typeof areas)[Area][number]['name'], CallNeeds>
>;
export type JobNeedsOf<Area extends JobArea> = Readonly<Record<JobNameOf<Area>, JobNeeds>>;
