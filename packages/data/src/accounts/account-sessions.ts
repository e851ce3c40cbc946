import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { countWrite } from '../counts/counts.ts';
import { retryConflicts } from '../favorites/change-favorites.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import type { StoredAccount, StoredSecondFactors, StoredSession } from './account-row.ts';
import type { ChangeExtras } from './accounts.ts';
import { addFollowUp } from './follow-ups.ts';

/** The most sessions of one account; a further one replaces the session seen longest ago. */
const MOST_SESSIONS = 20;
const MOST_BROWSERS = 12;

export interface AccountSessions {
  /**
   * Records a sign-in and its browser. `gone`: the account's identity, address or second factors have changed since the
   * account was read, so the sign-in is refused.
   */
  start(read: StoredAccount, sessionId: string, session: StoredSession, browserId: string): Promise<'started' | 'gone'>;
  /** Records that a session was refreshed; false when it is over. */
  see(userId: string, sessionId: string, session: StoredSession): Promise<boolean>;
  /** Ends a session; idempotent. */
  end(userId: string, sessionId: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  /**
   * Replaces the second factors that were read, and stores follow-up tasks in the same transaction. `gone`: the factors
   * have changed, the requesting session is over, or the account has another identity or address.
   */
  changeSecondFactors(
    read: StoredAccount,
    next: StoredSecondFactors | undefined,
    along?: Pick<ChangeExtras, 'sessionId' | 'followUps'>,
  ): Promise<'changed' | 'gone'>;
}

/**
 * Sessions and second factors are part of the account's row, which each API call reads. So ending a session takes
 * effect at once.
 */
export function dynamoAccountSessions(table: () => Table): AccountSessions {
  const update = async (userId: string, input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) => {
    const { db, name } = table();
    try {
      await retryConflicts(() => db.send(new UpdateCommand({ TableName: name, Key: keys.profile(userId), ...input })));
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };

  /** Starts an account's first session and counts the user; false when it is not the first, or the condition fails. */
  const startFirst = async (
    userId: string,
    start: Pick<UpdateCommandInput, 'ConditionExpression'> & { readonly UpdateExpression: string },
    now: number,
  ) => {
    const Update = {
      ...start,
      TableName: table().name,
      Key: keys.profile(userId),
      ConditionExpression: `${start.ConditionExpression} AND attribute_not_exists(hasSignedIn)`,
    };
    const refused = await writeAll<'no'>(table(), [
      [{ Update }, 'no'],
      [countWrite(table(), userId, { loggedUsers: 1 }, { now }), 'no'],
    ]);
    return refused === undefined;
  };

  return {
    async start(read, sessionId, session, browserId) {
      const oldestFirst = Object.entries(read.sessions).sort(([, a], [, b]) => a.seenAt - b.seenAt);
      const over = oldestFirst.slice(0, Math.max(0, oldestFirst.length + 1 - MOST_SESSIONS)).map(([id]) => id);
      const start = {
        UpdateExpression: [
          'SET sessions.#session = :session, browsers = :browsers, hasSignedIn = :true',
          ...(over.length > 0 ? [`REMOVE ${over.map((_, at) => `sessions.#over${at}`).join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: asRead(read),
        ExpressionAttributeNames: {
          '#session': sessionId,
          ...Object.fromEntries(over.map((id, at) => [`#over${at}`, id])),
        },
        ExpressionAttributeValues: {
          ':session': session,
          ':browsers': withBrowser(read.browsers, browserId),
          ':true': true,
          ...valuesRead(read),
        },
      };
      // Two first sign-ins may race: one is counted, and the other proceeds as a later sign-in.
      if (!read.hasSignedIn && (await startFirst(read.id, start, session.signedInAt))) return 'started';
      return (await update(read.id, start)) ? 'started' : 'gone';
    },

    see: (userId, sessionId, session) =>
      update(userId, {
        UpdateExpression: 'SET sessions.#id = :session',
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': sessionId },
        ExpressionAttributeValues: { ':session': session },
      }),

    async end(userId, sessionId) {
      await update(userId, {
        UpdateExpression: 'REMOVE sessions.#id',
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': sessionId },
      });
    },

    async endAll(userId) {
      await update(userId, {
        UpdateExpression: 'SET sessions = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': {} },
      });
    },

    async changeSecondFactors(read, next, { sessionId, followUps = [] } = {}) {
      const profile: Write = {
        Update: {
          TableName: table().name,
          Key: keys.profile(read.id),
          UpdateExpression: next ? 'SET secondFactors = :next' : 'REMOVE secondFactors',
          ConditionExpression: `${asRead(read)}${sessionId ? ' AND attribute_exists(sessions.#requester)' : ''}`,
          ...(sessionId && { ExpressionAttributeNames: { '#requester': sessionId } }),
          ExpressionAttributeValues: { ...valuesRead(read), ...(next && { ':next': next }) },
        },
      };
      const refused = await writeAll<'gone'>(table(), [
        [profile, 'gone'],
        ...followUps.map((one) => [addFollowUp(table(), one), 'gone'] as const),
      ]);
      return refused ?? 'changed';
    },
  };
}

/**
 * Returns the condition under which a sign-in is still valid: identity, address and second factors are as read. A
 * second factor that was added meanwhile makes the condition fail.
 */
function asRead({ secondFactors }: StoredAccount): string {
  const same = secondFactors ? 'secondFactors.revision = :was' : 'attribute_not_exists(secondFactors)';
  return `identityId = :identity AND email = :email AND ${same}`;
}

function valuesRead({ identityId, email, secondFactors }: StoredAccount) {
  return { ':identity': identityId, ':email': email, ...(secondFactors && { ':was': secondFactors.revision }) };
}

/** Moves this browser to the front of the list, or adds it there. */
export function withBrowser(browsers: readonly string[], browserId: string): string[] {
  return [browserId, ...browsers.filter((one) => one !== browserId)].slice(0, MOST_BROWSERS);
}

export const accountSessions: AccountSessions = dynamoAccountSessions(processTable);
