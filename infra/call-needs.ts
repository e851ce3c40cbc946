import type { areas } from '@groundswell/contracts';
import type { TableAccess } from './constructs/table-access.ts';

type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/** What the function of a call may reach, beyond its own log. */
export interface CallNeeds {
  readonly memoryMb?: number;
  readonly table?: TableAccess | readonly TableAccess[];
  /** What it does with identities, beside verifying tokens, refreshing and revoking, which need no right. */
  readonly cognito?: readonly CognitoAction[];
  /** Makes or checks codes, mailed links, signed tokens. */
  readonly accountSecret?: true;
  /** Counts what one address on the network does. */
  readonly seesVisitor?: true;
  readonly sendsLetters?: true;
  /** Names the providers that one may sign in with, or checks their tokens. */
  readonly providers?: 'named' | 'checked';
}
type CognitoAction =
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminGetUser'
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminUserGlobalSignOut';

/** A beach's forecast, or the summaries of a place's beaches. */
const PLACE_READ: TableAccess = { actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], partitions: ['BEACH#*'] };

/** A user's own rows: who calls, what they keep. Read with each call that knows its user. */
const USER_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['USER#*'] };

/** An account found by its address or by who one is at a provider. */
const ACCOUNT_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['EMAIL#*', 'SOCIAL#*', 'USER#*'] };
const ACCOUNT_WRITE: TableAccess = {
  actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
  partitions: ['EMAIL#*', 'SOCIAL#*', 'USER#*'],
};
const COUNT: TableAccess = { actions: ['dynamodb:UpdateItem'], partitions: ['LIMIT#*'] };
/** Whether a code was given lately. */
const CODE_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['CODE#*'] };
const CODE_USE: TableAccess = { actions: ['dynamodb:UpdateItem'], partitions: ['CODE#*'] };
const CONSENT_WRITE: TableAccess = { actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['CONSENT#*'] };
const CONSENT_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['CONSENT#*'] };
/** Has a pass code mailed; the job that mails finds out whether there is an account. */
const ASKS_FOR_CODE: CallNeeds = { table: COUNT, seesVisitor: true, sendsLetters: true };

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
  login: { table: [ACCOUNT_READ, COUNT], cognito: ['AdminInitiateAuth'], accountSecret: true, seesVisitor: true },
  register: {
    table: [ACCOUNT_READ, ACCOUNT_WRITE, CONSENT_WRITE, COUNT],
    cognito: ['AdminCreateUser', 'AdminGetUser', 'AdminInitiateAuth', 'AdminSetUserPassword'],
    accountSecret: true,
    seesVisitor: true,
    sendsLetters: true,
  },
  'request-password-reset': ASKS_FOR_CODE,
  'verify-email': ASKS_FOR_CODE,
  'new-pass-code': ASKS_FOR_CODE,
  'check-pass-code': {
    table: [ACCOUNT_READ, ACCOUNT_WRITE, CODE_USE, CONSENT_WRITE, COUNT],
    cognito: ['AdminSetUserPassword', 'AdminUpdateUserAttributes'],
    accountSecret: true,
    seesVisitor: true,
  },
  'reset-password': {
    table: [ACCOUNT_READ, ACCOUNT_WRITE, CODE_USE, COUNT],
    cognito: ['AdminSetUserPassword', 'AdminUpdateUserAttributes', 'AdminUserGlobalSignOut'],
    accountSecret: true,
    seesVisitor: true,
    sendsLetters: true,
  },
  'issue-token': {
    table: [ACCOUNT_READ, ACCOUNT_WRITE, COUNT],
    cognito: [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
    ],
    accountSecret: true,
    seesVisitor: true,
    sendsLetters: true,
    providers: 'checked',
  },
  // Revoking needs no right.
  logout: { cognito: [] },
  'logout-everywhere': {
    table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['USER#*'] },
    cognito: ['AdminUserGlobalSignOut'],
  },
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
  contact: { table: COUNT, seesVisitor: true, sendsLetters: true },
  subscribe: { table: [COUNT, CONSENT_WRITE], seesVisitor: true, sendsLetters: true },
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
    table: [
      ACCOUNT_READ,
      ACCOUNT_WRITE,
      { actions: ['dynamodb:DeleteItem'], partitions: ['EMAIL#*', 'CONSENT#*'] },
      COUNT,
      CODE_USE,
      CONSENT_WRITE,
    ],
    cognito: ['AdminUpdateUserAttributes'],
    accountSecret: true,
    seesVisitor: true,
    sendsLetters: true,
  },
  'new-own-pass-code': { ...ASKS_FOR_CODE, table: [USER_READ, COUNT] },
  'check-own-pass-code': {
    table: [{ actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['USER#*'] }, COUNT, CODE_USE],
    accountSecret: true,
    seesVisitor: true,
  },
  'delete-account': {
    table: [
      USER_READ,
      CODE_READ,
      {
        actions: ['dynamodb:DeleteItem'],
        partitions: ['USER#*', 'EMAIL#*', 'SOCIAL#*', 'CODE#*', 'CONSENT#*'],
      },
    ],
    cognito: ['AdminDeleteUser'],
  },
  'export-account': { table: [USER_READ, CONSENT_READ] },
};
