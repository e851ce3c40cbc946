import type { TableAccess } from '../constructs/table-access.ts';
import { type CallNeeds, type CallNeedsOf, type JobNeedsOf, ONE_CPU_MB } from './needs.ts';
import { COUNT, FOLLOW_UP, SITE_READ, USER_READ } from './table-rights.ts';

/**
 * The row of a user's plan. A transaction writes it together with the account's tier, the email about the change, and
 * the number of subscribers.
 */
const PLAN_WRITE: TableAccess = { actions: ['Query', 'PutItem', 'UpdateItem'], partitions: ['user', 'counts'] };
const ACCOUNT_CHECK: TableAccess = { actions: ['ConditionCheckItem'], partitions: ['user'] };
const GIFT_READ: TableAccess = { actions: ['Query'], partitions: ['gift'] };
const TRIAL_READ: TableAccess = { actions: ['Query'], partitions: ['trial'] };
const TRIAL_TAKE: TableAccess = { actions: ['PutItem'], partitions: ['trial'] };

/** Counts the payment events received for a customer. */
const EVENT_COUNT: TableAccess = { actions: ['UpdateItem'], partitions: ['paymentEvent'] };

/** A gift card, written with the effects of its payment. */
const GIFT_WRITE: TableAccess = { actions: ['Query', 'PutItem'], partitions: ['gift'] };

/**
 * Several Stripe requests take a second or more each. A user is waiting, and gets an error message before this timeout.
 */
const PAYS = { payments: true, timeoutS: 28 } as const satisfies CallNeeds;
const CHANGES_PLAN: CallNeeds = {
  ...PAYS,
  table: [PLAN_WRITE, ACCOUNT_CHECK, FOLLOW_UP],
  sendsEmails: true,
};

export const plansCalls: CallNeedsOf<'plans'> = {
  // These reads also write: if Stripe has deleted the customer, they remove it from the row, which ends the plan.
  'get-subscription': {
    ...CHANGES_PLAN,
    table: [PLAN_WRITE, ACCOUNT_CHECK, FOLLOW_UP, SITE_READ, TRIAL_READ],
    secrets: ['site'],
  },
  'get-entitlement': { table: USER_READ },
  'preview-plan': {
    ...CHANGES_PLAN,
    table: [PLAN_WRITE, ACCOUNT_CHECK, FOLLOW_UP, SITE_READ, TRIAL_READ, COUNT],
    secrets: ['site'],
  },
  'get-plans': { payments: true, table: SITE_READ },
  'get-receipts': CHANGES_PLAN,
  'get-stripe-intent': {
    ...CHANGES_PLAN,
    table: [PLAN_WRITE, ACCOUNT_CHECK, FOLLOW_UP, COUNT],
    secrets: ['site'],
  },
  'update-payment': {
    ...CHANGES_PLAN,
    table: [PLAN_WRITE, ACCOUNT_CHECK, FOLLOW_UP, TRIAL_TAKE, GIFT_WRITE, COUNT, SITE_READ],
    secrets: ['site'],
  },
  'change-subscription': CHANGES_PLAN,
  'cancel-subscription': CHANGES_PLAN,
  'renew-subscription': CHANGES_PLAN,
  'get-promo-code': { ...PAYS, table: [USER_READ, COUNT, GIFT_READ], secrets: ['site'] },
  'get-offer': { ...PAYS, table: [COUNT, GIFT_READ, SITE_READ], secrets: ['site'] },
  'check-gift': { ...PAYS, table: [USER_READ, COUNT, GIFT_READ], secrets: ['site'] },
  'get-gift-price': { payments: true },
  'buy-gift': { ...PAYS, table: [GIFT_WRITE, COUNT], secrets: ['site'] },
  // If no webhook has reported the gift's payment yet, the call asks Stripe about it and applies the payment's effects.
  'show-gift': {
    ...CHANGES_PLAN,
    table: [PLAN_WRITE, ACCOUNT_CHECK, FOLLOW_UP, GIFT_WRITE, COUNT],
    secrets: ['site'],
    queuesPayments: true,
  },
  'print-gift': { table: [GIFT_READ, COUNT], secrets: ['site'], memoryMb: ONE_CPU_MB },
  'receive-webhook': {
    payments: true,
    table: EVENT_COUNT,
    queuesPayments: true,
    alarm: {
      words: ['paymentEvent', 'refused'],
      mostAnHour: 20,
      says: 'Bodies of payment events are refused: a wrong webhookSecret, or strangers.',
    },
  },
};

export const plansJobs: JobNeedsOf<'plans'> = {
  'process-payment-events': {
    runs: { takesFrom: 'payments', atOnce: 5 },
    memoryMb: 512,
    timeoutS: 60,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['user', 'followUp', 'paymentEvent', 'gift', 'counts'],
    },
    sendsTo: ['email', 'payments'],
    payments: true,
    secrets: ['site'],
  },
  'reconcile-subscriptions': {
    runs: { everyMinutes: 24 * 60 },
    memoryMb: 512,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['user', 'followUp', 'counts'],
    },
    sendsTo: ['email', 'payments'],
    payments: true,
  },
};
