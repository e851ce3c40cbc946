import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeeds } from './needs.ts';

/** A beach's forecast, or the summaries of a place's beaches. */
export const PLACE_READ: TableAccess = { actions: ['Query', 'BatchGetItem'], partitions: ['beach'] };

/** The weather service's advisories for all beaches. */
export const ADVISORIES_READ: TableAccess = { actions: ['Query'], partitions: ['advisories'] };

/** A user's own rows: the account and the favorites. Every call that identifies its user reads them. */
export const USER_READ: TableAccess = { actions: ['Query'], partitions: ['user'] };

/** The display names of the blog's writers. */
export const NAMES_READ: TableAccess = { actions: ['Query'], partitions: ['author'] };

/** A post with its draft, as its writers see it. */
export const POST_READ: TableAccess = { actions: ['Query'], partitions: ['post'] };

/**
 * An account, found by its email address or by its id at a sign-in provider. Also the claims on an address, which are
 * registrations that are not yet confirmed.
 */
export const ACCOUNT_READ: TableAccess = { actions: ['Query'], partitions: ['email', 'social', 'user'] };
/** Creates an account, with the rows that map its email address and its id at a sign-in provider to it. */
export const ACCOUNT_OPEN: TableAccess = { actions: ['PutItem'], partitions: ['email', 'social', 'user'] };
export const ACCOUNT_ERASE: TableAccess = { actions: ['DeleteItem'], partitions: ['email', 'social', 'user'] };
export const USER_UPDATE: TableAccess = { actions: ['UpdateItem'], partitions: ['user'] };
/** Adds the row that maps an email address to its account, or a claim (an unconfirmed registration) on the address. */
export const EMAIL_PUT: TableAccess = { actions: ['PutItem'], partitions: ['email'] };
export const EMAIL_DELETE: TableAccess = { actions: ['DeleteItem'], partitions: ['email'] };
export const SOCIAL_PUT: TableAccess = { actions: ['PutItem'], partitions: ['social'] };
export const SOCIAL_DELETE: TableAccess = { actions: ['DeleteItem'], partitions: ['social'] };
/** Stores follow-ups and carries them out. A follow-up is a task that must follow a write, such as sending an email. */
export const FOLLOW_UP: TableAccess = {
  actions: ['PutItem', 'UpdateItem', 'DeleteItem'],
  partitions: ['followUp'],
};
/** Stores the task to remove a Cognito identity, and withdraws the task if an account uses the identity. */
export const SPARE_IDENTITY: TableAccess = { actions: ['PutItem', 'DeleteItem'], partitions: ['followUp'] };
/** Reads and changes an account by its user id. */
export const USER_CHANGE: TableAccess = { actions: ['Query', 'UpdateItem'], partitions: ['user'] };
export const COUNT: TableAccess = { actions: ['UpdateItem'], partitions: ['limit'] };
/** Checks whether a rate limit is reached, without adding to its count. */
export const COUNT_READ: TableAccess = { actions: ['Query'], partitions: ['limit'] };
/** Finds the owner of an API key, and counts the calls made with the key. */
export const OPEN_CALL: readonly TableAccess[] = [USER_READ, COUNT];
/** Reads the site settings that editors write. */
export const SITE_READ: TableAccess = { actions: ['Query'], partitions: ['site'] };
/** Counts accounts, in one transaction with the change of an account. */
export const PEOPLE_COUNT: TableAccess = { actions: ['UpdateItem'], partitions: ['counts'] };
/** Reads whether a one-time code was used recently. */
export const CODE_READ: TableAccess = { actions: ['Query'], partitions: ['code'] };
export const CODE_USE: TableAccess = { actions: ['UpdateItem'], partitions: ['code'] };
export const CONSENT_GRANT: TableAccess = { actions: ['UpdateItem'], partitions: ['consent'] };
export const CONSENT_WRITE: TableAccess = { actions: ['Query', 'UpdateItem'], partitions: ['consent'] };
export const CONSENT_REMOVE: TableAccess = { actions: ['DeleteItem'], partitions: ['consent'] };
export const CONSENT_READ: TableAccess = { actions: ['Query'], partitions: ['consent'] };
/** Finds widgets by their maker's email address, through the index `widgets`. */
export const MAKER_READ: TableAccess = { actions: ['Query'], partitions: ['widgetMaker'], index: 'widgets' };
export const MAKER_FORGET: TableAccess = { actions: ['UpdateItem'], partitions: ['widget'] };
/** Queues an email with a pass code; the email job checks whether it is due. */
export const ASKS_FOR_CODE: CallNeeds = {
  table: [ACCOUNT_READ, COUNT],
  secrets: ['site'],
  sendsEmails: true,
};
/** Changes the second factors, and notifies the owner by email. */
export const CHANGES_SECOND_STEP: CallNeeds = {
  table: [USER_CHANGE, FOLLOW_UP, CODE_READ],
  secrets: ['account', 'site'],
  sendsEmails: true,
};
/** The actions that sign in with an identity. */
export const SIGNS_IN = ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'DescribeUserPoolClient'] as const;
export const MAKES_IDENTITY = ['AdminCreateUser', 'AdminSetUserPassword'] as const;
