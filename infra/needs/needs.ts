import type { areas } from '@groundswell/contracts';
import type { TableAccess } from '../constructs/table-access.ts';
import type { JobArea, JobNameOf } from '../functions.ts';

/** The rights of a call's function, besides writing its own log. */
export interface CallNeeds {
  readonly memoryMb?: number;
  readonly table?: TableAccess | readonly TableAccess[];
  /**
   * The actions on identities in Cognito. Verifying a token needs no right, and refreshing or revoking one needs only
   * the client's secret.
   */
  readonly cognito?: readonly CognitoAction[];
  readonly secrets?: readonly SecretName[];
  readonly sendsEmails?: true;
  /** Queues emails with codes or links that somebody waits for. */
  readonly sendsCodes?: true;
  /** Reads the point data (waves and wind at single points of the ocean). */
  readonly points?: true;
  /** Reads which runs the charts display. */
  readonly chartRuns?: true;
  /** Reads the log of forecasts. */
  readonly forecastLog?: 'read';
  /** Calls Stripe. */
  readonly payments?: true;
  /** Queues work for the payment jobs. */
  readonly queuesPayments?: true;
  /** The access to uploaded images. */
  readonly uploads?: UploadsAccess;
  readonly alarm?: CountedLines;
  /** The timeout in seconds; 10 by default. */
  readonly timeoutS?: number;
  /** Sends browsers the public VAPID key. */
  readonly pushKey?: true;
  /** Lists the sign-in providers, or checks their tokens. */
  readonly providers?: 'named' | 'checked';
}
/**
 * The names of the two secrets. Keys that give access to accounts derive from `account`, all other keys from `site`
 * (`packages/accounts/src/account-secret.ts`).
 */
export type SecretName = 'account' | 'site';
/** An alarm on log lines. It fires once `mostAnHour` lines within an hour contain all of `words`. */
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
  /** Reads the client's secret, which Cognito requires for signing in, refreshing and revoking. */
  | 'DescribeUserPoolClient';

/** The access to the point data (`infra/constructs/points-access.ts`). */
export type PointsAccess = 'draw' | 'pack' | 'read' | 'winds';

/** The access to uploaded images (`infra/constructs/uploads-access.ts`). */
export type UploadsAccess = 'post' | 'make' | 'remove';

export type QueueName =
  | 'steps'
  | 'beaches'
  | 'tiles'
  | 'points'
  | 'codes'
  | 'email'
  | 'alerts'
  | 'alert-emails'
  | 'pushes'
  | 'digests'
  | 'payments';

/** When a job runs, and its rights besides writing its own log. */
export interface JobNeeds {
  readonly runs:
    | {
        readonly everyMinutes: number;
        /**
         * Raises an alarm after an hour without a run. Other work depends on this job, and a job that does not run
         * causes no failure.
         */
        readonly mustRun?: true;
      }
    | { readonly takesFrom: QueueName; readonly atOnce: number }
    | { readonly hears: 'mail-events' };
  readonly memoryMb: number;
  /** The timeout in seconds; JOB_TIMEOUT_S by default. */
  readonly timeoutS?: number;
  readonly table: TableAccess;
  readonly samples?: readonly ('read' | 'write')[];
  /** Writes tiles and sets the run that the charts display. */
  readonly tiles?: boolean;
  /**
   * The access to the point data in the tiles bucket: to write single steps, to pack steps into blocks, or to read
   * winds.
   */
  readonly points?: readonly Exclude<PointsAccess, 'read'>[];
  /** Reads the wave tiles, and writes the still map images. */
  readonly plates?: boolean;
  /** Writes the files of the log of forecasts. */
  readonly forecastLog?: 'append';
  readonly sendsTo?: readonly QueueName[];
  /** Counts the messages of queues. */
  readonly counts?: readonly QueueName[];
  /** Removes identities that belong to no account. */
  readonly removesIdentities?: boolean;
  /** Sends emails: at once, or in turn within the rate that is not reserved for codes. */
  readonly mails?: 'at-once' | 'in-turn';
  /** Sends notifications to push services. */
  readonly pushes?: boolean;
  readonly alarm?: CountedLines;
  /** Calls Stripe. */
  readonly payments?: boolean;
  /** Removes the files of uploaded images. */
  readonly removesPictures?: boolean;
  readonly secrets?: readonly SecretName[];
}

export const JOB_TIMEOUT_S = 120;

/** A whole vCPU: decoding a grid and composing a forecast are single-threaded. */
export const ONE_CPU_MB = 1769;

/**
 * The entries of all calls of an area. A new call does not compile without an entry, so its rights are decided, never
 * inherited.
 */
export type CallNeedsOf<Area extends keyof typeof areas> = Readonly<
  Record<(typeof areas)[Area][number]['name'], CallNeeds>
>;
export type JobNeedsOf<Area extends JobArea> = Readonly<Record<JobNameOf<Area>, JobNeeds>>;
