import * as v from 'valibot';
import { PROVIDERS } from './auth.ts';
import { call } from './call.ts';
import { Instant, LANGUAGES, Lang } from './fields.ts';
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
    /** The base path of the admin interface. */
    canvasPath: v.string(),
    /** Whether this deployment sends email; without it nobody can register by email. */
    sends_mail: v.boolean(),
    /**
     * The configured sign-in providers, each with the site's client id at the provider and the provider's issuer URL.
     */
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
    /** The notice; empty if none is shown. */
    alertTxt: v.string(),
    /** The language of the notice: English if it has no text in the requested language. */
    alertLang: v.picklist(LANGUAGES),
    kind: v.picklist(NOTICE_KINDS),
    /** The period in which the notice is shown; null if it is unlimited. */
    from: v.nullable(Instant),
    until: v.nullable(Instant),
    /** The text of the partner promotion's banner; null if it is not shown. */
    promo: v.nullable(v.string()),
  }),
  cache: { browserS: 60, edgeS: 60 },
});

/**
 * Receives a browser's reports of what the content security policy blocked, in either format of browsers. Every body is
 * answered alike, because browsers send a refused report again.
 */
export const reportCspViolation = call({
  name: 'report-csp-violation',
  method: 'POST',
  path: '/csp-report',
  access: 'anyone',
  // The content types of reports are not those of JSON, and the call changes nothing.
  sentFrom: 'anywhere',
  reply: v.object({}),
});

/** Lists the services offered beside the forecast, in order. The home page shows the first four. */
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
      /** The path of a drawing on the site. */
      img: v.string(),
    }),
  ),
  cache: { browserS: 60, edgeS: 300 },
});
export type ServicesReply = v.InferOutput<typeof listServices.reply>;

/** Lists the frequently asked questions with their answers. */
export const listFaqs = call({
  name: 'list-faqs',
  method: 'GET',
  path: '/api/faqs',
  access: 'anyone',
  query: v.object({ lang: Lang }),
  reply: v.array(
    v.object({
      /** The fragment of the question's address: '/faq#tide-heights'. */
      id: v.string(),
      /** The question, which the page shows with a colon after it. */
      question: v.string(),
      /** The answer's HTML, limited to `p`, `a` and `strong`. */
      answer: v.string(),
    }),
  ),
  cache: { browserS: 60, edgeS: 300 },
});
export type FaqsReply = v.InferOutput<typeof listFaqs.reply>;

/** Returns how many people use the site. Days are in UTC, and today's numbers are included in the totals. */
export const getStats = call({
  name: 'get-stats',
  method: 'GET',
  path: '/api/stats',
  access: 'admin',
  reply: v.object({
    /** Accounts. */
    userCount: v.number(),
    /** The accounts with a paid plan, trials included. */
    usersSubscribed: v.number(),
    /** The accounts that were created today and still exist. */
    usersToday: v.number(),
    /** The paid plans that began today and are still active. */
    subscribersToday: v.number(),
    /** The accounts that have ever signed in. */
    usersLogged: v.number(),
  }),
});
export type StatsReply = v.InferOutput<typeof getStats.reply>;
