import { PARTITIONS, user } from './partitions.ts';

/** Keys of accounts, of ways to sign in, and of plans. */
export const accountsKeys = {
  /** A user's account and settings: one item, which each of the user's API calls reads. */
  profile: (userId: string) => ({ pk: user(userId), sk: 'PROFILE' }),

  /**
   * The account of an email address, and the account of an identity at a sign-in provider. The key makes each address
   * and identity unique.
   */
  accountOfEmail: (email: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: 'ACCOUNT' }),
  accountOfSocial: (provider: string, subject: string) => ({
    pk: `${PARTITIONS.social}${provider}#${subject}`,
    sk: 'ACCOUNT',
  }),

  /** A browser's claim of an address, until it is verified: one claim for each browser. */
  claim: (email: string, browserId: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: `CLAIM#${browserId}` }),
  claims: (email: string) => ({ pk: `${PARTITIONS.email}${email}`, sk: 'CLAIM#' }),

  /**
   * The last pass code of a purpose, for an address or user, by requesting browser. A Query reads the codes of all
   * browsers.
   */
  passCode: (purpose: string, holder: string, browserId: string) => ({
    pk: `${PARTITIONS.code}${purpose}#${holder}`,
    sk: `${PARTITIONS.code}${browserId}`,
  }),
  passCodes: (purpose: string, holder: string) => ({ pk: `${PARTITIONS.code}${purpose}#${holder}`, sk: 'CODE#' }),

  /** A follow-up task by due time: one Query reads those that are overdue. */
  followUp: (dueAt: number, id: string) => ({ pk: PARTITIONS.followUp, sk: `${new Date(dueAt).toISOString()}#${id}` }),
  followUps: () => ({ pk: PARTITIONS.followUp }),

  /** A counter that limits how often someone may do something within a period of seconds. */
  limit: (what: string, who: string, perS: number) => ({ pk: `${PARTITIONS.limit}${what}#${who}`, sk: String(perS) }),

  /** A surf of a user's log, by hour and id. Like the row that counts the surfs, it sorts after `PROFILE`. */
  surf: (userId: string, key: string) => ({ pk: user(userId), sk: `SURF#${key}` }),
  surfCount: (userId: string) => ({ pk: user(userId), sk: 'SURFS' }),
  /** The row that maps a surf's id to the surf's key; after a removal, a tombstone. */
  surfId: (userId: string, id: string) => ({ pk: user(userId), sk: `SURF-ID#${id}` }),

  /**
   * A user's subscription. It sorts after `PROFILE`, outside the range that each API call reads of the user's
   * partition.
   */
  subscription: (userId: string) => ({ pk: user(userId), sk: 'SUBSCRIPTION' }),

  /**
   * A marker that this email address or card was used for a trial. The key is a keyed digest, and the marker outlives
   * the account.
   */
  trial: (digest: string) => ({ pk: `${PARTITIONS.trial}${digest}`, sk: 'USED' }),

  /** A gift card, by the keyed digest of its code. */
  gift: (digest: string) => ({ pk: `${PARTITIONS.gift}${digest}`, sk: 'CARD' }),

  /** A marker that an event of the payment provider was processed. */
  paymentEvent: (eventId: string) => ({ pk: `${PARTITIONS.paymentEvent}${eventId}`, sk: 'DONE' }),

  /** The number of events received from a customer, and how many of them are processed. */
  customerEvents: (customerId: string) => ({ pk: `${PARTITIONS.paymentEvent}${customerId}`, sk: 'RECEIVED' }),
} as const;
