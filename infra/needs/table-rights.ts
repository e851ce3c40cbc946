import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeeds } from './needs.ts';

/** A beach's forecast, or the summaries of a place's beaches. */
export const PLACE_READ: TableAccess = { actions: ['Query', 'BatchGetItem'], partitions: ['beach'] };

/** The weather service's, of all beaches. */
export const ADVISORIES_READ: TableAccess = { actions: ['Query'], partitions: ['advisories'] };

/** A user's own rows: the caller, their favorites. Read with each call that has a user. */
export const USER_READ: TableAccess = { actions: ['Query'], partitions: ['user'] };

/** The names that writers of the blog have given themselves. */
export const NAMES_READ: TableAccess = { actions: ['Query'], partitions: ['author'] };

/** A post as its writers have it. */
export const POST_READ: TableAccess = { actions: ['Query'], partitions: ['post'] };

/** An account by its address or by its id at a provider, and the claims of browsers on an address. */
export const ACCOUNT_READ: TableAccess = { actions: ['Query'], partitions: ['email', 'social', 'user'] };
/** Opens an account with the keys that lead to it. */
export const ACCOUNT_OPEN: TableAccess = { actions: ['PutItem'], partitions: ['email', 'social', 'user'] };
export const ACCOUNT_ERASE: TableAccess = { actions: ['DeleteItem'], partitions: ['email', 'social', 'user'] };
export const USER_UPDATE: TableAccess = { actions: ['UpdateItem'], partitions: ['user'] };
/** Adds or removes a key of an account, or a claim of an address. */
export const EMAIL_PUT: TableAccess = { actions: ['PutItem'], partitions: ['email'] };
export const EMAIL_DELETE: TableAccess = { actions: ['DeleteItem'], partitions: ['email'] };
export const SOCIAL_PUT: TableAccess = { actions: ['PutItem'], partitions: ['social'] };
export const SOCIAL_DELETE: TableAccess = { actions: ['DeleteItem'], partitions: ['social'] };
/** Stores follow-ups, and does them. */
export const FOLLOW_UP: TableAccess = {
  actions: ['PutItem', 'UpdateItem', 'DeleteItem'],
  partitions: ['followUp'],
};
/** Stores that an identity is to be removed; withdraws it where an account has it. */
export const SPARE_IDENTITY: TableAccess = { actions: ['PutItem', 'DeleteItem'], partitions: ['followUp'] };
/** An account by its user id. */
export const USER_CHANGE: TableAccess = { actions: ['Query', 'UpdateItem'], partitions: ['user'] };
export const COUNT: TableAccess = { actions: ['UpdateItem'], partitions: ['limit'] };
/** Whether a limit is reached, before anything is counted. */
export const COUNT_READ: TableAccess = { actions: ['Query'], partitions: ['limit'] };
/** The owner of a key of the open API, and the counts of calls. */
export const OPEN_CALL: readonly TableAccess[] = [USER_READ, COUNT];
/** Reads what editors write of the site. */
export const SITE_READ: TableAccess = { actions: ['Query'], partitions: ['site'] };
/** Counts people, in one transaction with what is written of them. */
export const PEOPLE_COUNT: TableAccess = { actions: ['UpdateItem'], partitions: ['counts'] };
/** Whether a code was entered recently. */
export const CODE_READ: TableAccess = { actions: ['Query'], partitions: ['code'] };
export const CODE_USE: TableAccess = { actions: ['UpdateItem'], partitions: ['code'] };
export const CONSENT_GRANT: TableAccess = { actions: ['UpdateItem'], partitions: ['consent'] };
export const CONSENT_WRITE: TableAccess = { actions: ['Query', 'UpdateItem'], partitions: ['consent'] };
export const CONSENT_REMOVE: TableAccess = { actions: ['DeleteItem'], partitions: ['consent'] };
export const CONSENT_READ: TableAccess = { actions: ['Query'], partitions: ['consent'] };
/** Widgets by the address that they were made with, in their index; and forgetting that address. */
export const MAKER_READ: TableAccess = { actions: ['Query'], partitions: ['widgetMaker'], index: 'widgets' };
export const MAKER_FORGET: TableAccess = { actions: ['UpdateItem'], partitions: ['widget'] };
/** Has a pass code mailed; the mailing job finds out whether there is cause. */
export const ASKS_FOR_CODE: CallNeeds = {
  table: [ACCOUNT_READ, COUNT],
  secrets: ['site'],
  sendsEmails: true,
};
/** Changes the second factors, and mails their owner. */
export const CHANGES_SECOND_STEP: CallNeeds = {
  table: [USER_CHANGE, FOLLOW_UP, CODE_READ],
  secrets: ['account', 'site'],
  sendsEmails: true,
};
/** Signs in with an identity, or creates one. */
export const SIGNS_IN = ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'DescribeUserPoolClient'] as const;
export const MAKES_IDENTITY = ['AdminCreateUser', 'AdminSetUserPassword'] as const;
