import { beach, PARTITIONS, user } from './partitions.ts';

/** Keys of favorites, alerts and emails. */
export const alertsKeys = {
  /** Whether the email of a request was sent. */
  sentEmail: (requestId: string) => ({ pk: `${PARTITIONS.letter}${requestId}`, sk: 'MAILED' }),

  /** The newsletter consent of an address: one item, read alone. */
  consent: (email: string) => ({ pk: `${PARTITIONS.consent}${email}`, sk: 'NEWSLETTER' }),

  /** Further attributes of a confirmed consent, in the index `alerts`: a Query pages the newsletter's addresses. */
  newsletterIndex: (email: string) => ({ alertsOf: PARTITIONS.newsletter, alertOf: email }),
  newsletterOf: () => ({ alertsOf: PARTITIONS.newsletter }),

  /** The progress of queueing an issue's addresses, by the issue's date. */
  newsletterIssue: (issue: string) => ({ pk: PARTITIONS.newsletter, sk: issue }),

  /** A user's favorite beaches, in order, and which of their alerts are on. */
  favorites: (userId: string) => ({ pk: user(userId), sk: 'FAVORITES' }),

  /** A user's alert of one beach. `ALERT#` sorts before `FAVORITES`: one Query over that range reads all of them. */
  alert: (userId: string, beachId: number) => ({ pk: user(userId), sk: `ALERT#${beachId}` }),
  alerts: (userId: string) => ({ pk: user(userId), sk: 'ALERT#' }),

  /** A removed favorite, for undo. Sorts after `PROFILE`, so the Query of each call does not read it. */
  removedFavorite: (userId: string, beachId: number) => ({ pk: user(userId), sk: `REMOVED#${beachId}` }),

  /** Further attributes of an alert that is on, in the index `alerts`: a Query pages the alerts of one beach. */
  alertIndex: (userId: string, beachId: number) => ({ alertsOf: beach(beachId), alertOf: user(userId) }),
  alertsOf: (beachId: number) => ({ alertsOf: beach(beachId) }),

  /** The alerts sent to a user about one beach; one Query reads them with all rows of the user. */
  alertSent: (userId: string, beachId: number) => ({ pk: user(userId), sk: `SENT#${beachId}` }),

  /** A user's browsers that get alerts as notifications. Sorts after `PROFILE`, so the Query of each call does not read it. */
  pushBrowsers: (userId: string) => ({ pk: user(userId), sk: 'PUSH' }),

  /** The owner of a browser's push endpoint, by the endpoint's digest: one owner at a time. */
  pushOwner: (digest: string) => ({ pk: `${PARTITIONS.push}${digest}`, sk: 'OWNER' }),

  /** The secret address of a user's calendar, by the secret's digest. Sorts before `FAVORITES`, outside that Query. */
  calendarFeed: (userId: string) => ({ pk: user(userId), sk: 'A-CALENDAR' }),
  calendarOwner: (digest: string) => ({ pk: `${PARTITIONS.calendar}${digest}`, sk: 'OWNER' }),

  /** Alerts that wait for the end of quiet hours, in shards; ordered by that instant, so that one Query reads those due. */
  heldAlerts: (shard: number) => ({ pk: `${PARTITIONS.held}${shard}` }),
  heldUntil: (until: number) => ({ sk: new Date(until).toISOString() }),
  heldAlert: (shard: number, until: number, userId: string, beachId: number) => ({
    pk: `${PARTITIONS.held}${shard}`,
    sk: `${new Date(until).toISOString()}#${userId}#${beachId}`,
  }),
} as const;
