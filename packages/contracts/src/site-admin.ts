import * as v from 'valibot';
import { call } from './call.ts';
import { Cursor, Instant } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import {
  SITE_SECTIONS,
  SiteBoards,
  SiteFaqs,
  SiteIncidents,
  SiteNotice,
  SitePromo,
  SiteServices,
  SiteTrip,
} from './site-content.ts';

const Section = v.picklist(SITE_SECTIONS, message('not-of-list', { field: 'section' }));
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));

/** A revision of a section without its content. Revision 0 is the built-in content, which has no author. */
const RevisionHead = v.object({
  revision: v.number(),
  changedAt: v.nullable(Instant),
  changedBy: v.nullable(v.string()),
});

/** Lists the sections of the site that the writer may change, each with its newest revision. */
export const listSiteSections = call({
  name: 'list-site-sections',
  method: 'GET',
  path: '/api/canvas/site',
  access: 'editor',
  reply: v.array(v.object({ section: v.picklist(SITE_SECTIONS), ...RevisionHead.entries })),
});

/**
 * Returns a section of the site and its last fifty revisions. The newest revision comes first. The content is of the
 * requested revision, or of the newest.
 */
export const getSiteSection = call({
  name: 'get-site-section',
  method: 'GET',
  path: '/api/canvas/site/{section}',
  access: 'editor',
  fails: [404],
  params: v.object({ section: Section }),
  query: v.object({
    revision: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,8}$/, message('not-whole-between', { field: 'revision', least: 0, most: 99_999_999 })),
        v.transform(Number),
      ),
    ),
  }),
  reply: v.object({
    ...RevisionHead.entries,
    /** The content, in the shape of the section's own schema. */
    content: v.unknown(),
    revisions: v.array(RevisionHead),
  }),
});

const about = <Name extends string, Content extends v.GenericSchema>(section: Name, content: Content) =>
  v.object({ section: v.literal(section), revision: Revision, content });

/**
 * Saves a section of the site. `revision` is the one that the change is based on. If a newer one exists, nothing is
 * saved, and the reply names its author.
 */
export const saveSiteSection = call({
  name: 'save-site-section',
  method: 'POST',
  path: '/api/canvas/site',
  access: 'editor',
  bodyLimitKb: 256,
  cleansTexts: true,
  body: v.variant(
    'section',
    [
      about('notice', SiteNotice),
      about('faqs', SiteFaqs),
      about('services', SiteServices),
      about('promo', SitePromo),
      about('trip', SiteTrip),
      about('boards', SiteBoards),
      about('incidents', SiteIncidents),
    ],
    message('not-of-list', { field: 'section' }),
  ),
  reply: v.object({ ...RevisionHead.entries, ...Refusal.entries }),
});

/** Lists who changed what in the admin, the newest first, a page at a time. */
export const listChanges = call({
  name: 'list-changes',
  method: 'GET',
  path: '/api/canvas/changes',
  access: 'admin',
  query: v.object({
    /** The cursor: `next` of the previous page. */
    after: Cursor(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[\w-]{8}$/),
  }),
  reply: v.object({
    changes: v.array(
      v.object({
        at: Instant,
        /** The name of the user who made the change. Null for an automatic change, empty for a deleted account. */
        by: v.nullable(v.string()),
        kind: v.string(),
        subject: v.string(),
        /**
         * The name that the changed object had at the time. It is a post's title, a picture's file name, or the address
         * of a writer or an invited person.
         */
        title: v.optional(v.string()),
        /** Whether the changed post has been deleted since. */
        isGone: v.boolean(),
        action: v.string(),
        revision: v.optional(v.number()),
      }),
    ),
    next: v.optional(v.string()),
  }),
});
