import { beach, PARTITIONS, user } from './partitions.ts';

/** Keys of favorites, alerts and emails. */
export const alertsKeys = {
  /** A marker for whether the email with this request id was sent. */
  sentEmail: (requestId: string) => ({ pk: `${PARTITIONS.letter}${requestId}`, sk: 'MAILED' }),

  /** The newsletter consent of an address: one item, read alone. */
  consent: (email: string) => ({ pk: `${PARTITIONS.consent}${email}`, sk: 'NEWSLETTER' }),

  /**
   * The attributes that put a confirmed consent into the index `alerts`. A Query reads the newsletter's addresses from
   * the index, page by page.
   */
  newsletterIndex: (email: string) => ({ alertsOf: PARTITIONS.newsletter, alertOf: email }),
  newsletterOf: () => ({ alertsOf: PARTITIONS.newsletter }),

  /** The progress of queueing an issue's addresses, by the issue's date. */
  newsletterIssue: (issue: string) => ({ pk: PARTITIONS.newsletter, sk: issue }),

  /** A user's favorite beaches, in order, and which of their alerts are on. */
  favorites: (userId: string) => ({ pk: user(userId), sk: 'FAVORITES' }),

  /**
   * A user's alert for one beach. `ALERT#` sorts before `FAVORITES`, so one Query reads all alerts and the favorites.
   */
  alert: (userId: string, beachId: number) => ({ pk: user(userId), sk: `ALERT#${beachId}` }),
  alerts: (userId: string) => ({ pk: user(userId), sk: 'ALERT#' }),

  /**
   * A removed favorite, for undo. It sorts after `PROFILE`, outside the range that each API call reads of the user's
   * partition.
   */
  removedFavorite: (userId: string, beachId: number) => ({ pk: user(userId), sk: `REMOVED#${beachId}` }),

  /**
   * The attributes that put an active alert into the index `alerts`. A Query reads the alerts of one beach from the
   * index, page by page.
   */
  alertIndex: (userId: string, beachId: number) => ({ alertsOf: beach(beachId), alertOf: user(userId) }),
  alertsOf: (beachId: number) => ({ alertsOf: beach(beachId) }),

  /**
   * The record of alerts sent to a user about one beach. It lies in the user's partition, so one Query reads it with
   * the user's other rows.
   */
  alertSent: (userId: string, beachId: number) => ({ pk: user(userId), sk: `SENT#${beachId}` }),

  /**
   * A user's browsers that get alerts as notifications. The row sorts after `PROFILE`, outside the range that each API
   * call reads of the user's partition.
   */
  pushBrowsers: (userId: string) => ({ pk: user(userId), sk: 'PUSH' }),

  /** The owner of a browser's push endpoint, by the endpoint's digest: one owner at a time. */
  pushOwner: (digest: string) => ({ pk: `${PARTITIONS.push}${digest}`, sk: 'OWNER' }),

  /**
   * The secret address of a user's calendar, by the secret's digest. It sorts before `ALERT#`, outside the range that
   * each API call reads of the user's partition.
   */
  calendarFeed: (userId: string) => ({ pk: user(userId), sk: 'A-CALENDAR' }),
  calendarOwner: (digest: string) => ({ pk: `${PARTITIONS.calendar}${digest}`, sk: 'OWNER' }),

  /**
   * Alerts that wait for the end of quiet hours, in shards. They sort by the time when quiet hours end, so one Query
   * reads those due.
   */
  heldAlerts: (shard: number) => ({ pk: `${PARTITIONS.held}${shard}` }),
  heldUntil: (until: number) => ({ sk: new Date(until).toISOString() }),
  heldAlert: (shard: number, until: number, userId: string, beachId: number) => ({
    pk: `${PARTITIONS.held}${shard}`,
    sk: `${new Date(until).toISOString()}#${userId}#${beachId}`,
  }),
} as const;
