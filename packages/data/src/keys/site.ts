import { PARTITIONS } from './partitions.ts';

/** Keys of widgets, of the site's editable texts and pictures, of its change log, of its status and of its user counts. */
export const siteKeys = {
  /**
   * A widget: one item, read each time the widget is shown. `DAY#` sorts before `WIDGET`, so a Query can read the days
   * alone.
   */
  widget: (id: string) => ({ pk: widget(id), sk: 'WIDGET' }),

  /**
   * How often a widget was shown on a UTC day, `2026-11-20`. Days sort by time, so one descending Query reads the
   * latest days.
   */
  widgetDay: (id: string, date: string) => ({ pk: widget(id), sk: `DAY#${date}` }),
  widgetDays: (id: string) => ({ pk: widget(id), sk: 'DAY#' }),

  /**
   * The attributes that put a widget with a known maker into the index `widgets`. A Query of the index lists the
   * widgets made with one email address.
   */
  widgetIndex: (email: string, id: string) => ({ widgetsOf: maker(email), widgetOf: id }),
  widgetsOf: (email: string) => ({ widgetsOf: maker(email) }),

  /**
   * A revision of a section of the site, for example `faqs`. A descending Query with Limit 1 reads the newest revision.
   */
  siteRevision: (section: string, revision: number) => ({
    pk: `${PARTITIONS.site}${section}`,
    sk: `REV#${String(revision).padStart(8, '0')}`,
  }),
  siteRevisions: (section: string) => ({ pk: `${PARTITIONS.site}${section}` }),

  /**
   * A picture of the library. Its id begins with its time, so a descending Query reads the library page by page, newest
   * first.
   */
  upload: (id: string) => ({ pk: PARTITIONS.upload, sk: id }),
  uploads: () => ({ pk: PARTITIONS.upload }),

  /**
   * An entry of the change log. Entries sort by time, so a descending Query reads the log page by page, newest first.
   */
  change: (at: number, id: string) => ({ pk: PARTITIONS.change, sk: `${new Date(at).toISOString()}#${id}` }),
  changes: () => ({ pk: PARTITIONS.change }),

  /** The last check of the queues, for the status page. */
  queueChecks: () => ({ pk: PARTITIONS.status, sk: 'QUEUES' }),

  /** A shard of the user counters; one Query of a few small items reads all shards. */
  counts: (shard: number) => ({ pk: PARTITIONS.counts, sk: `ALL#${shard}` }),
  allCounts: () => ({ pk: PARTITIONS.counts, prefix: 'ALL#' }),
} as const;

function widget(id: string): string {
  return `${PARTITIONS.widget}${id}`;
}

function maker(email: string): string {
  return `${PARTITIONS.widgetMaker}${email}`;
}
