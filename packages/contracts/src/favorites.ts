import * as v from 'valibot';
import { call } from './call.ts';
import { Condition, SurfNumber } from './current-weather.ts';
import { LANGUAGES, Subscription } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';

const BeachNumber = v.pipe(
  v.number(message('not-a-number', { field: 'location' })),
  v.integer(message('not-a-number', { field: 'location' })),
  v.minValue(1, message('not-a-number', { field: 'location' })),
);
const BeachInPath = v.pipe(
  v.string(message('not-a-number', { field: 'location' })),
  v.regex(/^\d{1,6}$/, message('not-a-number', { field: 'location' })),
  v.transform(Number),
  v.minValue(1, message('not-a-number', { field: 'location' })),
);

/** Option ids of the wave-height table: 1 (2 ft, 0.6 m) to 10 (20 ft, 6 m). */
export const HEIGHT_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** 1 Clean, 2 Clean or Fair, 3 Any. */
export const CONDITION_IDS = [1, 2, 3] as const;
export const TIME_FRAMES_DAYS = [1, 2, 4, 7, 10] as const;

const Picked = <const T extends readonly number[]>(choices: T, wrong: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/, wrong), v.transform(Number))], wrong),
    v.check((number) => choices.includes(number), wrong),
  );
const Active = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])], message('not-on-or-off', { field: 'alert' })),
  v.transform((given) => given === true || given === 'true' || given === '1'),
);

/** An alert as its panel holds it. */
const AlertFields = {
  minWvht: Picked(HEIGHT_IDS, message('not-of-list', { field: 'minimum wave height' })),
  /** 0: no maximum. */
  maxWvht: Picked([0, ...HEIGHT_IDS], message('not-of-list', { field: 'maximum wave height' })),
  waveCondition: Picked(CONDITION_IDS, message('not-of-list', { field: 'surf condition' })),
  timeFrame: Picked(TIME_FRAMES_DAYS, message('not-among', { field: 'time frame', choices: '1, 2, 4, 7 or 10 days' })),
};
const NO_FAVORITE = message('not-a-number', { field: 'favorite' });
const FavoriteId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))], NO_FAVORITE),
  v.integer(NO_FAVORITE),
  v.minValue(1, NO_FAVORITE),
);

export const Alert = v.object({
  wvht_min: v.number(),
  wvht_max: v.number(),
  conditions: v.number(),
  time_frame: v.number(),
  alert_active: v.boolean(),
  /** False of an alert that is on and yet sends nothing: it or its favorite is above the plan's number, or mail to the address came back. */
  notification_active: v.boolean(),
});
export type AlertReply = v.InferOutput<typeof Alert>;

export const listFavoritesToday = call({
  name: 'list-favorites-today',
  method: 'GET',
  path: '/api/favorites/today',
  access: 'user',
  query: v.object({
    fetch_settings: v.optional(v.string()),
    /** Of the texts; absent: the account's. */
    lang: v.optional(v.picklist(LANGUAGES, message('not-among', { field: 'language', choices: 'en, es or zh-CN' }))),
  }),
  reply: v.object({
    locations: v.array(
      v.object({
        /** The favorite's own number: its beach's. */
        id: v.number(),
        locationName: v.string(),
        locationBeachSlug: v.string(),
        locationBeachId: v.number(),
        condAm: Condition,
        condPm: Condition,
        /** '3-4 ft'; null where there is no forecast. */
        surfAm: v.nullable(v.string()),
        surfAmMin: SurfNumber,
        surfAmMax: SurfNumber,
        surfPm: v.nullable(v.string()),
        surfPmMin: SurfNumber,
        surfPmMax: SurfNumber,
        alert: v.nullable(Alert),
        /** Above the plan's number after a change of plan: kept, and only to be removed. */
        readOnly: v.boolean(),
      }),
    ),
    favLimit: v.number(),
    /** When this was said: a device may hold it for long. */
    as_of: v.pipe(v.string(), v.isoTimestamp()),
    /** When the oldest of the forecasts was composed; absent where there is none. */
    updated: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    settings: v.optional(
      v.object({
        subscriptionType: Subscription,
        wvhtUnits: v.picklist(['ft', 'm']),
        notificationsAllowed: v.number(),
        notificationsCount: v.number(),
        alertSetting: v.picklist(['email', 'push']),
        /** Days ahead that the plan lets an alert look. */
        timeFrameMax: v.number(),
      }),
    ),
  }),
});
export type FavoritesTodayReply = v.InferOutput<typeof listFavoritesToday.reply>;

const Changed = v.object({ success: v.boolean(), favCount: v.number(), favLimit: v.number() });

/** `success` is false where the plan's number is reached; a beach that is a favorite already stays one. `undo` takes a removal back. */
export const addFavorite = call({
  name: 'add-favorite',
  method: 'POST',
  path: '/api/favorites/add-favorite/{locationBeachId}',
  access: 'user',
  params: v.object({ locationBeachId: BeachInPath }),
  query: v.object({
    undo: v.optional(v.literal('true', message('not-among', { field: 'field undo', choices: 'true' }))),
  }),
  reply: Changed,
});

/** Takes its alert away too; for a quarter of an hour both can be had back. */
export const removeFavorite = call({
  name: 'remove-favorite',
  method: 'DELETE',
  path: '/api/favorites/remove-favorite/{locationBeachId}',
  access: 'user',
  params: v.object({ locationBeachId: BeachInPath }),
  reply: Changed,
});

/** `newOrder` names every favorite once. */
export const reorderFavorites = call({
  name: 'reorder-favorites',
  method: 'PATCH',
  path: '/api/favorites/reorder',
  access: 'user',
  body: v.object({
    newOrder: v.pipe(v.array(BeachNumber), v.maxLength(100, message('order-not-whole'))),
  }),
  /** `success` is false where the order names other beaches than are kept: nothing is moved, and `errorMsg` says so. */
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/** Takes its query; a JSON body of the same fields is taken too. What is left out stays as it is kept. */
export const saveAlert = call({
  name: 'save-alert',
  method: 'POST',
  path: '/api/favorites/save-alert',
  access: 'user',
  query: v.partial(v.object({ favoriteId: FavoriteId, active: Active, ...AlertFields })),
  body: v.optional(v.partial(v.object({ favoriteId: FavoriteId, active: Active, ...AlertFields }))),
  reply: v.object({
    success: v.boolean(),
    ...Refusal.entries,
    alert: v.optional(Alert),
    notificationsCount: v.number(),
  }),
});

/** On how many days of the last month these settings would have found a window, by what each day's morning foretold. */
export const previewAlert = call({
  name: 'preview-alert',
  method: 'GET',
  path: '/api/favorites/preview-alert',
  access: 'user',
  query: v.object({
    favoriteId: FavoriteId,
    ...AlertFields,
    /** Of the texts; absent: the account's. */
    lang: v.optional(v.picklist(LANGUAGES, message('not-among', { field: 'language', choices: 'en, es or zh-CN' }))),
  }),
  reply: v.object({
    /** Days that had a window: a mail each, at most. */
    fired: v.number(),
    /** Days of the last 30 that are known; fewer while the beach is young here. */
    days: v.number(),
    /** The windows, newest first. */
    windows: v.array(
      v.object({
        date: v.string(),
        surf: v.string(),
        surfMin: SurfNumber,
        surfMax: SurfNumber,
        condition: Condition,
      }),
    ),
  }),
});
