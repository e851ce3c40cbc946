import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { Condition, Danger, SurfNumber } from './current-weather.ts';
import { Subscription, UserLang } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import { RequiredSkill } from './skills.ts';

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

/** The option ids of the wave-height table: 1 (2 ft, 0.6 m) to 10 (20 ft, 6 m). */
export const HEIGHT_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The option ids of conditions: 1 Clean, 2 Clean or Fair, 3 Any. */
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

/** The fields of an alert, named as in the alert form. */
const AlertFields = {
  minWvht: Picked(HEIGHT_IDS, message('not-of-list', { field: 'minimum wave height' })),
  /** 0 means no maximum. */
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
  /**
   * False for an active alert that sends nothing: it or its favorite exceeds the plan's limit, or email to the address
   * bounced.
   */
  notification_active: v.boolean(),
});
export type AlertReply = v.InferOutput<typeof Alert>;

/** Lists the user's favorites with today's surf and their alerts. */
export const listFavoritesToday = call({
  name: 'list-favorites-today',
  method: 'GET',
  path: '/api/favorites/today',
  access: 'user',
  query: v.object({
    fetch_settings: v.optional(v.string()),
    lang: UserLang,
  }),
  reply: v.object({
    locations: v.array(
      v.object({
        /** The favorite's id, which equals its beach's id. */
        id: v.number(),
        locationName: v.string(),
        locationBeachSlug: v.string(),
        locationBeachId: v.number(),
        condAm: Condition,
        condPm: Condition,
        /** The surf, '3-4 ft'; null without a forecast. */
        surfAm: v.nullable(v.string()),
        surfAmMin: SurfNumber,
        surfAmMax: SurfNumber,
        surfPm: v.nullable(v.string()),
        surfPmMin: SurfNumber,
        surfPmMax: SurfNumber,
        danger: v.nullable(Danger),
        asks: RequiredSkill,
        /** The most severe advisory that is in force or begins today; absent without one. */
        advisory: v.optional(AdvisoryName),
        alert: v.nullable(Alert),
        /**
         * Whether the favorite exceeds the plan's limit after a downgrade. It stays, but the user can only remove it.
         */
        readOnly: v.boolean(),
      }),
    ),
    favLimit: v.number(),
    /** The time of the reply. A device may show a cached reply much later. */
    as_of: v.pipe(v.string(), v.isoTimestamp()),
    /** The time of the oldest of the forecasts; absent without any. */
    updated: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    settings: v.optional(
      v.object({
        subscriptionType: Subscription,
        wvhtUnits: v.picklist(['ft', 'm']),
        notificationsAllowed: v.number(),
        notificationsCount: v.number(),
        alertSetting: v.picklist(['email', 'push']),
        /** The maximum number of days that the plan's alerts may look ahead. */
        timeFrameMax: v.number(),
      }),
    ),
  }),
});
export type FavoritesTodayReply = v.InferOutput<typeof listFavoritesToday.reply>;

const Changed = v.object({ success: v.boolean(), favCount: v.number(), favLimit: v.number() });

/**
 * Adds a beach to the favorites. `success` is false at the plan's limit, with the reason `favorites-full`. Adding an
 * existing favorite changes nothing. `undo` reverts a removal.
 */
export const addFavorite = call({
  name: 'add-favorite',
  method: 'POST',
  path: '/api/favorites/add-favorite/{locationBeachId}',
  access: 'user',
  fails: [404],
  params: v.object({ locationBeachId: BeachInPath }),
  query: v.object({
    undo: v.optional(v.literal('true')),
  }),
  reply: v.object({
    ...Changed.entries,
    ...Refusal.entries,
    /**
     * Whether the restored alert is off although it was on before the removal, because the plan's limit of alerts has
     * been reached meanwhile.
     */
    alertLeftOff: v.optional(v.boolean()),
  }),
});

export type AddFavoriteReply = v.InferOutput<typeof addFavorite.reply>;

/** Removes a beach from the favorites, with its alert. Both can be restored for 15 minutes. */
export const removeFavorite = call({
  name: 'remove-favorite',
  method: 'DELETE',
  path: '/api/favorites/remove-favorite/{locationBeachId}',
  access: 'user',
  params: v.object({ locationBeachId: BeachInPath }),
  reply: Changed,
});

/** Reorders the favorites. `newOrder` contains every favorite once. */
export const reorderFavorites = call({
  name: 'reorder-favorites',
  method: 'PATCH',
  path: '/api/favorites/reorder',
  access: 'user',
  body: v.object({
    newOrder: v.pipe(v.array(BeachNumber), v.maxLength(100, message('order-not-whole'))),
  }),
  /**
   * `success` is false if the order does not contain exactly the favorites. The order then stays as it was, and
   * `errorMsg` gives the reason.
   */
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/**
 * Saves the surf alert of a favorite. It accepts a query, or a JSON body of the same fields. Omitted fields keep their
 * stored values.
 */
export const saveAlert = call({
  name: 'save-alert',
  method: 'POST',
  path: '/api/favorites/save-alert',
  access: 'user',
  fails: [404],
  query: v.partial(v.object({ favoriteId: FavoriteId, active: Active, ...AlertFields })),
  body: v.optional(v.partial(v.object({ favoriteId: FavoriteId, active: Active, ...AlertFields }))),
  reply: v.object({
    success: v.boolean(),
    ...Refusal.entries,
    alert: v.optional(Alert),
    notificationsCount: v.number(),
  }),
});

/**
 * Returns on how many past days an alert would have fired. The last 30 days are checked, each by the forecast of its
 * morning.
 */
export const previewAlert = call({
  name: 'preview-alert',
  method: 'GET',
  path: '/api/favorites/preview-alert',
  access: 'user',
  fails: [404],
  query: v.object({
    favoriteId: FavoriteId,
    ...AlertFields,
    lang: UserLang,
  }),
  reply: v.object({
    /** The number of days that have hours which match the alert. On each such day the alert sends at most one email. */
    fired: v.number(),
    /**
     * The number of the last 30 days for which a forecast is stored. It is lower for a beach that was added recently.
     */
    days: v.number(),
    /** The matching hours of each day, the newest first. */
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
