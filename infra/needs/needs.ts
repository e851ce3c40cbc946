import type { areas } from '@groundswell/contracts';
import type { TableAccess } from '../constructs/table-access.ts';
import type { JobArea, JobNameOf } from '../functions.ts';

/** The rights of a call's function, besides its own log. */
export interface CallNeeds {
  readonly memoryMb?: number;
  readonly table?: TableAccess | readonly TableAccess[];
  /**
   * Its actions on identities. Verifying tokens needs no right; refreshing and revoking need only the client's secret.
   */
  readonly cognito?: readonly CognitoAction[];
  readonly secrets?: readonly SecretName[];
  readonly sendsEmails?: true;
  /** Reads the ocean at single places. */
  readonly points?: true;
  /** Reads which runs the charts show. */
  readonly chartRuns?: true;
  /** Asks the provider of payments. */
  readonly payments?: true;
  /** Queues work about payments. */
  readonly queuesPayments?: true;
  /** What it does with pictures. */
  readonly uploads?: UploadsAccess;
  readonly alarm?: CountedLines;
  /** 10 by default. */
  readonly timeoutS?: number;
  /** Tells browsers the public key of our notifications. */
  readonly pushKey?: true;
  /** Lists the sign-in providers, or checks their tokens. */
  readonly providers?: 'named' | 'checked';
}
/** What keys are derived from: those that open accounts, and all others (`packages/accounts/src/account-secret.ts`). */
export type SecretName = 'account' | 'site';
/** Raises an alarm at so many lines of a function's log, within an hour, that hold all of these words. */
export interface CountedLines {
  readonly words: readonly string[];
  readonly mostAnHour: number;
  readonly says: string;
}
type CognitoAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserPassword'
  /** Reads the client's secret, without which Cognito signs in, refreshes and revokes for nobody. */
  | 'DescribeUserPoolClient';

/** What of the ocean at single places a function may touch (`infra/constructs/points-access.ts`). */
export type PointsAccess = 'draw' | 'pack' | 'read' | 'winds';

/** What of the pictures a function may touch (`infra/constructs/uploads-access.ts`). */
export type UploadsAccess = 'post' | 'make' | 'remove';

export type QueueName =
  | 'steps'
  | 'beaches'
  | 'tiles'
  | 'points'
  | 'email'
  | 'alerts'
  | 'alert-emails'
  | 'pushes'
  | 'digests'
  | 'payments';

/** When a job runs, and its rights besides its own log. */
export interface JobNeeds {
  readonly runs:
    | {
        readonly everyMinutes: number;
        /** Raises an alarm after an hour without a run: what others wait for stands still, and nothing would fail. */
        readonly mustRun?: true;
      }
    | { readonly takesFrom: QueueName; readonly atOnce: number }
    | { readonly hears: 'mail-events' };
  readonly memoryMb: number;
  /** JOB_TIMEOUT_S by default. */
  readonly timeoutS?: number;
  readonly table: TableAccess;
  readonly samples?: readonly ('read' | 'write')[];
  /** Writes tiles, and the run they show. */
  readonly tiles?: boolean;
  /** The ocean at single places, in the tiles' bucket: writes steps of it, packs them into blocks, or reads winds. */
  readonly points?: readonly Exclude<PointsAccess, 'read'>[];
  /** Reads the tiles of waves, and writes plates. */
  readonly plates?: boolean;
  readonly sendsTo?: readonly QueueName[];
  /** Removes identities that no account has. */
  readonly removesIdentities?: boolean;
  /** Mails letters. */
  readonly mails?: boolean;
  /** Hands notifications to push services. */
  readonly pushes?: boolean;
  readonly alarm?: CountedLines;
  /** Asks the provider of payments. */
  readonly payments?: boolean;
  /** Removes pictures' files. */
  readonly removesPictures?: boolean;
  readonly secrets?: readonly SecretName[];
}

export const JOB_TIMEOUT_S = 120;

/** A whole vCPU: decoding a grid and composing a forecast are single-threaded. */
export const ONE_CPU_MB = 1769;

/** A new call does not compile until it has an entry here: its rights are decided, never inherited. */
export type CallNeedsOf<Area extends keyof typeof areas> = Readonly<
  Record<(typeof areas)[Area][number]['name'], CallNeeds>
>;
export type JobNeedsOf<Area extends JobArea> = Readonly<Record<JobNameOf<Area>, JobNeeds>>;
