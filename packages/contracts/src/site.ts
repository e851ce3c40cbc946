import * as v from 'valibot';
import { PROVIDERS } from './auth.ts';
import { call } from './call.ts';
import { Instant, Lang } from './fields.ts';
import { NOTICE_KINDS } from './site-content.ts';

/** Returns the settings that the site's scripts start with. */
export const getScriptVars = call({
  name: 'get-script-vars',
  method: 'GET',
  path: '/home/getScriptVars',
  access: 'anyone',
  readsToken: true,
  reply: v.object({
    /** The signed-in user; null for a visitor. */
    user: v.nullable(
      v.object({ id: v.string(), email: v.string(), role: v.string(), isPremiumSubscriber: v.boolean() }),
    ),
    /** Base path of the admin interface. */
    canvasPath: v.string(),
    /** The configured sign-in providers: the site's client id there, and the authority. */
    providers: v.array(v.object({ provider: v.picklist(PROVIDERS), clientId: v.string(), issuer: v.string() })),
  }),
});

/** Returns the site-wide notice and the partner's promotion. */
export const getSiteAlert = call({
  name: 'get-site-alert',
  method: 'GET',
  path: '/api/alert',
  access: 'anyone',
  query: v.object({ lang: Lang }),
  reply: v.object({
    /** Empty: no banner now. */
    alertTxt: v.string(),
    kind: v.picklist(NOTICE_KINDS),
    /** When it began and ends; null where nothing says. */
    from: v.nullable(Instant),
    until: v.nullable(Instant),
    /** The banner of the partner's promotion; null: none. */
    promo: v.nullable(v.string()),
  }),
  cache: { browserS: 60, edgeS: 60 },
});

/** Lists the services offered beside the forecast, in order. The first page shows the first four. */
export const listServices = call({
  name: 'list-services',
  method: 'GET',
  path: '/api/services',
  access: 'anyone',
  query: v.object({ lang: Lang }),
  reply: v.array(
    v.object({
      title: v.string(),
      description: v.string(),
      /** Its page. */
      url: v.string(),
      /** A drawing, a file of the site. */
      img: v.string(),
    }),
  ),
  cache: { browserS: 60, edgeS: 300 },
});
export type ServicesReply = v.InferOutput<typeof listServices.reply>;

/** Lists questions that readers ask, with their answers. */
export const listFaqs = call({
  name: 'list-faqs',
  method: 'GET',
  path: '/api/faqs',
  access: 'anyone',
  query: v.object({ lang: Lang }),
  reply: v.array(
    v.object({
      /** Its name in the page's address: '/faq#tide-heights'. */
      id: v.string(),
      /** Read with a colon behind it. */
      question: v.string(),
      /** HTML of `p`, `a` and `strong` alone. */
      answer: v.string(),
    }),
  ),
  cache: { browserS: 60, edgeS: 300 },
});
export type FaqsReply = v.InferOutput<typeof listFaqs.reply>;

/** Returns how many people use the site. A day is a day of UTC, and its numbers are parts of the totals. */
export const getStats = call({
  name: 'get-stats',
  method: 'GET',
  path: '/api/stats',
  access: 'admin',
  reply: v.object({
    /** Accounts. */
    userCount: v.number(),
    /** Accounts with a paid plan, its trial included. */
    usersSubscribed: v.number(),
    /** Accounts that were opened today and still exist. */
    usersToday: v.number(),
    /** Paid plans that began today and still run. */
    subscribersToday: v.number(),
    /** Accounts that have signed in. */
    usersLogged: v.number(),
  }),
});
export type StatsReply = v.InferOutput<typeof getStats.reply>;
