import * as v from 'valibot';
import { call } from './call.ts';
import { Email } from './credentials.ts';
import { Lang, ONE_PLAIN_LINE, SenderId, Slug } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import { isWebAddress } from './web-address.ts';
import { WIDGET_THEMES, WIDGET_TYPES } from './widget-kinds.ts';

/**
 * The id of a stored widget (`f` for forecast or `r` for report, and 128 random bits), or the settings of a preview.
 */
export const WIDGET_ID = /^(?:[fr][\w-]{22}|preview-(?:forecast|report)-(?:light|dark|auto)-[12]-\d{1,6})$/;
/** The key to a widget's statistics page: the widget's id, and a secret that only its creator received. */
const WidgetKey = v.pipe(
  v.string(message('not-given', { field: 'key' })),
  v.regex(/^[fr][\w-]{22}\.[\w-]{22}$/, message('link-not-whole')),
);

const Line = (most: number, field: string, missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(most, message('too-long', { field, count: most })),
    v.regex(ONE_PLAIN_LINE, message('hidden-characters', { field })),
  );

/** Creates a widget and returns its id. The embed script is `/js/get-widget.js?id=`. */
export const addWidget = call({
  name: 'add-widget',
  method: 'POST',
  path: '/api/widget/add',
  access: 'anyone',
  /**
   * The token assigns the widget to a signed-in user. If the widget's email address is the user's own, the user's data
   * export includes the widget.
   */
  readsToken: true,
  /** The fields are validated in this order. */
  body: v.object({
    name: Line(100, 'name', message('widget-name-missing')),
    email: v.pipe(
      v.string(message('widget-email-missing')),
      v.trim(),
      v.minLength(1, message('widget-email-missing')),
      Email(message('widget-email-not-valid')),
    ),
    website: v.pipe(
      Line(200, 'website', message('widget-website-missing')),
      v.check(isWebAddress, message('widget-website-not-valid')),
    ),
    slug: v.optional(Slug),
    locationId: v.pipe(v.number(message('widget-location-missing')), v.integer(message('widget-location-missing'))),
    type: v.picklist(WIDGET_TYPES, message('not-among', { field: 'type', choices: 'forecast or report' })),
    theme: v.picklist(WIDGET_THEMES, message('not-among', { field: 'theme', choices: 'light, dark or auto' })),
    /** The units: 1 imperial, 2 metric. */
    units: v.picklist([1, 2], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
    subscribe: v.optional(v.boolean(message('not-on-or-off', { field: 'newsletter' })), false),
    /** The language of the newsletter, if the creator subscribes to it. */
    lang: Lang,
    /** The idempotency key of the widget: a repeated request creates it once. If absent, each request creates one. */
    requestId: v.optional(SenderId),
  }),
  reply: v.object({
    widgetId: v.optional(v.string()),
    /** The widget's secret key, which opens its statistics at `/services/widgets/views#<key>`. */
    key: v.optional(v.string()),
    ...Refusal.entries,
  }),
});

/**
 * Renders a widget for a frame on another site. It is only available at the host name for frames. For invalid
 * parameters it renders an error page or uses English, because a JSON error would be visible on somebody's site.
 */
export const getWidgetFrame = call({
  name: 'get-widget-frame',
  method: 'GET',
  path: '/widget/v1/{id}',
  access: 'anyone',
  framed: true,
  params: v.object({ id: v.string() }),
  query: v.object({ lang: v.fallback(Lang, 'en') }),
  reply: v.custom<Uint8Array>((reply) => reply instanceof Uint8Array),
  replyType: 'text/html; charset=utf-8',
  cache: { browserS: 300, edgeS: 300, staleS: 3600 },
});

/**
 * Counts a view of a widget, as reported by the widget's frame. The request contains at most the host of the embedding
 * page.
 */
export const countWidgetView = call({
  name: 'count-widget-view',
  method: 'POST',
  path: '/api/widget/seen',
  access: 'anyone',
  framed: true,
  body: v.object({
    id: v.pipe(v.string(), v.regex(WIDGET_ID, message('not-one', { field: 'widget' }))),
    /** The host of the embedding page, 'surf-shop.example'; empty if that page hides its address. */
    host: v.pipe(
      v.string(),
      v.maxLength(100, message('too-long', { field: 'host', count: 100 })),
      v.toLowerCase(),
      v.regex(/^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?(?::\d{1,5})?)?$/, message('not-one', { field: 'host' })),
    ),
  }),
  reply: v.object({}),
});

const OfWidget = v.object({ key: WidgetKey });

/**
 * Lists the sites that show a widget. The request contains the widget's key. It is a POST, because request URLs are
 * logged.
 */
export const getWidgetViews = call({
  name: 'get-widget-views',
  method: 'POST',
  path: '/api/widget/views',
  access: 'anyone',
  fails: [404],
  body: OfWidget,
  reply: v.object({
    widgetId: v.string(),
    type: v.picklist(WIDGET_TYPES),
    theme: v.picklist(WIDGET_THEMES),
    units: v.picklist([1, 2]),
    beach: v.object({ name: v.string(), slug: v.string() }),
    createdAt: v.string(),
    /** The days in UTC with views, the newest first, at most 90. */
    days: v.array(
      v.object({
        date: v.string(),
        views: v.number(),
        /** The hosts, the most viewed first. An empty name stands for pages that hide theirs. */
        hosts: v.array(v.object({ host: v.string(), views: v.number() })),
        /** The views on all other hosts. Only a limited number of hosts is counted separately. */
        elsewhere: v.number(),
      }),
    ),
  }),
});
export type WidgetViewsReply = v.InferOutput<typeof getWidgetViews.reply>;

/** Deletes a widget and its creator's data. Pages that embed it show a short notice. */
export const removeWidget = call({
  name: 'remove-widget',
  method: 'POST',
  path: '/api/widget/remove',
  access: 'anyone',
  fails: [404],
  body: OfWidget,
  reply: v.object({ success: v.boolean() }),
});
