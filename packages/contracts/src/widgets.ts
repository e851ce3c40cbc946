import * as v from 'valibot';
import { call } from './call.ts';
import { Email } from './credentials.ts';
import { Lang, ONE_PLAIN_LINE, SenderId, Slug } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import { isWebAddress } from './web-address.ts';
import { WIDGET_THEMES, WIDGET_TYPES } from './widget-kinds.ts';

/** A kept widget, `f` or `r` for its type and 128 bits, or the settings of one that is only looked at. */
export const WIDGET_ID = /^(?:[fr][\w-]{22}|preview-(?:forecast|report)-(?:light|dark|auto)-[12]-\d{1,6})$/;
/** What opens a widget's own page: its id, and what only its maker was told. */
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

/** Creates a widget and returns its id. `/js/get-widget.js?id=` draws it. */
export const addWidget = call({
  name: 'add-widget',
  method: 'POST',
  path: '/api/widget/add',
  access: 'anyone',
  /** A widget that a signed-in user makes with their own address is part of their data export. */
  readsToken: true,
  /** Its fields are judged in this order. */
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
    /** 1 imperial, 2 metric. */
    units: v.picklist([1, 2], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
    subscribe: v.optional(v.boolean(message('not-on-or-off', { field: 'newsletter' })), false),
    /** The language of the newsletter. */
    lang: Lang,
    /** Drawn by the sender for each widget: one that is sent twice makes one widget. Absent: each makes one. */
    requestId: v.optional(SenderId),
  }),
  reply: v.object({
    widgetId: v.optional(v.string()),
    /** The last part of the address of the widget's own page: `/services/widgets/views#<key>`. */
    key: v.optional(v.string()),
    ...Refusal.entries,
  }),
});

/**
 * Draws a widget's page for the frame of another site, at the frames' own address alone. Errors in its address are
 * drawn too, or read as English: an error's envelope would stand in somebody's page.
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

/** Counts that a widget was shown. Its frame sends it, which knows the host of the page around it at most. */
export const countWidgetView = call({
  name: 'count-widget-view',
  method: 'POST',
  path: '/api/widget/seen',
  access: 'anyone',
  framed: true,
  body: v.object({
    id: v.pipe(v.string(), v.regex(WIDGET_ID, message('not-one', { field: 'widget' }))),
    /** 'surf-shop.example'; empty where the page does not tell. */
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

/** Lists the sites that show a widget, for the holder of its key. It is a POST, so that no log holds the key. */
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
    /** The newest first, at most 90; days in UTC, without those on which nobody saw it. */
    days: v.array(
      v.object({
        date: v.string(),
        views: v.number(),
        /** The most viewed first. An empty name: pages that do not tell theirs. */
        hosts: v.array(v.object({ host: v.string(), views: v.number() })),
        /** On hosts beyond the number that is told apart. */
        elsewhere: v.number(),
      }),
    ),
  }),
});
export type WidgetViewsReply = v.InferOutput<typeof getWidgetViews.reply>;

/** Deletes a widget and its maker's data. Where it is embedded, a quiet line says so. */
export const removeWidget = call({
  name: 'remove-widget',
  method: 'POST',
  path: '/api/widget/remove',
  access: 'anyone',
  fails: [404],
  body: OfWidget,
  reply: v.object({ success: v.boolean() }),
});
