import type { areas } from '@groundswell/contracts';
import type { TableAccess } from './constructs/table-access.ts';

type CallName = (typeof areas)[keyof typeof areas][number]['name'];

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

/** A beach's forecast, or the summaries of a place's beaches. */
const PLACE_READ: TableAccess = { actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], partitions: ['BEACH#*'] };

/** A user's own rows: who calls, what they keep. Read with each call that knows its user. */
const USER_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['USER#*'] };

/** An account found by its address or by who one is at a provider, and what browsers claim an address with. */
const ACCOUNT_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['EMAIL#*', 'SOCIAL#*', 'USER#*'] };
/** Opens an account with the names that lead to it. */
const ACCOUNT_OPEN: TableAccess = { actions: ['dynamodb:PutItem'], partitions: ['EMAIL#*', 'SOCIAL#*', 'USER#*'] };
const ACCOUNT_ERASE: TableAccess = { actions: ['dynamodb:DeleteItem'], partitions: ['EMAIL#*', 'SOCIAL#*', 'USER#*'] };
const USER_UPDATE: TableAccess = { actions: ['dynamodb:UpdateItem'], partitions: ['USER#*'] };
/** Gives a name of an account, or a claim of an address, away or takes it. */
const EMAIL_PUT: TableAccess = { actions: ['dynamodb:PutItem'], partitions: ['EMAIL#*'] };
const EMAIL_DELETE: TableAccess = { actions: ['dynamodb:DeleteItem'], partitions: ['EMAIL#*'] };
const SOCIAL_PUT: TableAccess = { actions: ['dynamodb:PutItem'], partitions: ['SOCIAL#*'] };
const SOCIAL_DELETE: TableAccess = { actions: ['dynamodb:DeleteItem'], partitions: ['SOCIAL#*'] };
/** Writes down what has to follow, and does it. */
const FOLLOW_UP: TableAccess = {
  actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
  partitions: ['FOLLOWUP'],
};
/** Writes down that an identity is to be removed; withdraws it where an account has it. */
const SPARE_IDENTITY: TableAccess = { actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'], partitions: ['FOLLOWUP'] };
/** An account that is known by its user. */
const USER_CHANGE: TableAccess = { actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['USER#*'] };
const COUNT: TableAccess = { actions: ['dynamodb:UpdateItem'], partitions: ['LIMIT#*'] };
/** Whether a code was given lately. */
const CODE_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['CODE#*'] };
const CODE_USE: TableAccess = { actions: ['dynamodb:UpdateItem'], partitions: ['CODE#*'] };
const CONSENT_GRANT: TableAccess = { actions: ['dynamodb:UpdateItem'], partitions: ['CONSENT#*'] };
const CONSENT_WRITE: TableAccess = { actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['CONSENT#*'] };
const CONSENT_REMOVE: TableAccess = { actions: ['dynamodb:DeleteItem'], partitions: ['CONSENT#*'] };
const CONSENT_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['CONSENT#*'] };
/** Has a pass code mailed; the job that mails finds out whether there is cause. */
const ASKS_FOR_CODE: CallNeeds = {
  table: [ACCOUNT_READ, COUNT],
  accountSecret: true,
  sendsLetters: true,
};
/** Changes what is asked for after the password, and mails the owner that it did. */
const CHANGES_SECOND_STEP: CallNeeds = {
  table: [USER_CHANGE, FOLLOW_UP, CODE_READ],
  accountSecret: true,
  sendsLetters: true,
};
/** Signs in by an identity, or makes one. */
const SIGNS_IN = ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'DescribeUserPoolClient'] as const;
const MAKES_IDENTITY = ['AdminCreateUser', 'AdminSetUserPassword'] as const;

/** A new call does not compile until it stands here: what it may reach is decided, never inherited. */
export const callNeeds: Record<CallName, CallNeeds> = {
  'get-forecast': {
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], partitions: ['USER#*', 'BEACH#*'] },
  },
  'get-forecast-lat-lon': {},
  'get-weather': { memoryMb: 1024, table: { actions: ['dynamodb:Query'], partitions: ['USER#*', 'BEACH#*'] } },
  'list-popular-beaches': {
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], partitions: ['USER#*', 'BEACH#*'] },
  },
  'get-location-menu': {},
  'get-nearby-name': {},
  'find-nearest-beach': {},
  'get-buoy': {
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query'], partitions: ['USER#*', 'STATION#*', 'STATIONS'] },
  },
  'list-map-stations': { memoryMb: 1024, table: { actions: ['dynamodb:Query'], partitions: ['USER#*', 'STATIONS'] } },
  'get-share-image': { memoryMb: 1769, table: [PLACE_READ, USER_READ] },
  'get-script-vars': { table: USER_READ, providers: 'named' },
  'get-site-alert': {},
  login: {
    table: [ACCOUNT_READ, USER_CHANGE, COUNT],
    cognito: SIGNS_IN,
    accountSecret: true,
  },
  register: {
    table: [ACCOUNT_READ, EMAIL_PUT, { actions: ['dynamodb:PutItem'], partitions: ['FOLLOWUP'] }, COUNT],
    cognito: [...MAKES_IDENTITY, ...SIGNS_IN],
    accountSecret: true,
    sendsLetters: true,
  },
  'request-password-reset': ASKS_FOR_CODE,
  'verify-email': ASKS_FOR_CODE,
  'new-pass-code': ASKS_FOR_CODE,
  'check-pass-code': {
    table: [ACCOUNT_READ, ACCOUNT_OPEN, EMAIL_DELETE, USER_UPDATE, FOLLOW_UP, CODE_USE, CONSENT_GRANT, COUNT],
    cognito: MAKES_IDENTITY,
    accountSecret: true,
    sendsLetters: true,
  },
  'reset-password': {
    table: [ACCOUNT_READ, ACCOUNT_OPEN, USER_UPDATE, FOLLOW_UP, CODE_USE, COUNT],
    cognito: [...MAKES_IDENTITY, 'AdminDeleteUser'],
    accountSecret: true,
    sendsLetters: true,
  },
  'issue-token': {
    table: [ACCOUNT_READ, ACCOUNT_OPEN, USER_UPDATE, SPARE_IDENTITY, COUNT],
    cognito: [...MAKES_IDENTITY, ...SIGNS_IN],
    accountSecret: true,
    sendsLetters: true,
    providers: 'checked',
  },
  logout: {
    table: USER_UPDATE,
    cognito: ['DescribeUserPoolClient'],
    accountSecret: true,
  },
  'logout-everywhere': {
    table: USER_CHANGE,
    cognito: ['DescribeUserPoolClient'],
    accountSecret: true,
  },
  'get-security': { table: USER_READ },
  'change-password': {
    table: [USER_CHANGE, FOLLOW_UP, CODE_READ, COUNT],
    cognito: [...MAKES_IDENTITY, ...SIGNS_IN, 'AdminDeleteUser'],
    accountSecret: true,
    sendsLetters: true,
  },
  'end-session': { table: USER_CHANGE, accountSecret: true },
  'link-provider': {
    table: [USER_CHANGE, SOCIAL_PUT, FOLLOW_UP, CODE_READ, COUNT],
    accountSecret: true,
    sendsLetters: true,
    providers: 'checked',
  },
  'unlink-provider': {
    table: [USER_CHANGE, SOCIAL_DELETE, FOLLOW_UP, CODE_READ],
    accountSecret: true,
    sendsLetters: true,
  },
  'begin-totp': { table: [USER_READ, CODE_READ], accountSecret: true },
  'confirm-totp': CHANGES_SECOND_STEP,
  'begin-passkey': { table: [USER_READ, CODE_READ], accountSecret: true },
  'confirm-passkey': CHANGES_SECOND_STEP,
  'remove-second-factor': CHANGES_SECOND_STEP,
  'renew-recovery-codes': CHANGES_SECOND_STEP,
  'give-second-factor': {
    table: [USER_CHANGE, COUNT],
    cognito: SIGNS_IN,
    accountSecret: true,
  },
  'ask-passkey': { table: USER_READ, accountSecret: true },
  'get-me': { table: [USER_READ, CONSENT_READ] },
  'get-accuracy': { table: { actions: ['dynamodb:Query'], partitions: ['ACCURACY'] } },
  'list-favorites-today': {
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], partitions: ['USER#*', 'BEACH#*'] },
  },
  'add-favorite': {
    table: {
      actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
      partitions: ['USER#*'],
    },
  },
  'remove-favorite': {
    table: {
      actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
      partitions: ['USER#*'],
    },
  },
  'reorder-favorites': { table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['USER#*'] } },
  'save-alert': {
    table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem'], partitions: ['USER#*'] },
  },
  'preview-alert': { table: { actions: ['dynamodb:Query'], partitions: ['USER#*', 'BEACH#*'] } },
  'update-setting': {
    table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem'], partitions: ['USER#*'] },
  },
  'get-unit-options': { table: USER_READ },
  'get-user-units': { table: USER_READ },
  contact: { table: COUNT, sendsLetters: true },
  subscribe: { table: [COUNT, CONSENT_WRITE], sendsLetters: true },
  'confirm-subscription': { table: CONSENT_WRITE, accountSecret: true },
  'get-unsubscribe': { table: [USER_READ, CONSENT_READ], accountSecret: true },
  'open-unsubscribe': { accountSecret: true },
  unsubscribe: {
    table: [
      { actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem'], partitions: ['USER#*'] },
      CONSENT_WRITE,
    ],
    accountSecret: true,
  },
  'set-email-subscription': { table: [USER_READ, CONSENT_WRITE] },
  'change-email': { ...ASKS_FOR_CODE, table: [USER_READ, COUNT, CODE_READ] },
  'confirm-new-email': {
    table: [USER_CHANGE, EMAIL_PUT, EMAIL_DELETE, FOLLOW_UP, COUNT, CODE_USE, CONSENT_WRITE, CONSENT_REMOVE],
    accountSecret: true,
    sendsLetters: true,
  },
  'new-own-pass-code': { ...ASKS_FOR_CODE, table: [USER_READ, COUNT] },
  'check-own-pass-code': { table: [USER_CHANGE, COUNT, CODE_USE], accountSecret: true },
  'delete-account': {
    table: [
      USER_CHANGE,
      ACCOUNT_ERASE,
      FOLLOW_UP,
      { actions: ['dynamodb:Query', 'dynamodb:DeleteItem'], partitions: ['CODE#*'] },
      CONSENT_REMOVE,
    ],
    cognito: ['AdminDeleteUser', 'DescribeUserPoolClient'],
    accountSecret: true,
    sendsLetters: true,
  },
  'export-account': { table: [USER_READ, CONSENT_READ] },
};
