/** An alert's settings, as ids of the options that the alert form offers. */
export interface AlertSettings {
  /** Option ids of wave heights; `max` 0 means no maximum. */
  readonly min: number;
  readonly max: number;
  /** 1 clean, 2 clean or fair, 3 any. */
  readonly conditions: number;
  /** Days ahead. */
  readonly timeFrame: number;
}

/** The units of wave height that a user has chosen, as option ids. */
export interface AlertUnits {
  /** 1 feet, 2 metres. */
  readonly wvht: number;
  /** 10 face height, 11 Hawaiian. */
  readonly scale: number;
}

export interface StoredAlert extends AlertSettings, AlertUnits {
  readonly userId: string;
  readonly beachId: number;
  readonly active: boolean;
  /** UTC ms. */
  readonly createdAt: number;
}

/** A user's favorite beaches, in the user's order, and their alerts. */
export interface FavoriteList {
  readonly beachIds: readonly number[];
  /**
   * Beaches whose alert is on, in the order in which alerts were turned on. Alerts beyond the plan's limit are
   * suspended.
   */
  readonly alertBeachIds: readonly number[];
  /** Alerts by beach, including those that are off. */
  readonly alerts: ReadonlyMap<number, StoredAlert>;
}

/** The schema versions of these rows. Raise one when its type changes: stored rows of another version are ignored. */
export const FAVORITES_V = 1;
export const ALERT_V = 1;

/**
 * Parses a user's rows of favorites and alerts. Rows of other kinds are ignored, so all rows of a user may be passed.
 */
export function parseFavorites(items: readonly Record<string, unknown>[]): FavoriteList {
  const list = items.find(({ type, v }) => type === 'favorites' && v === FAVORITES_V);
  const alerts = items.flatMap((item) => parseAlert(item) ?? []);
  return {
    beachIds: numbersOf(list?.beachIds),
    alertBeachIds: numbersOf(list?.alertBeachIds),
    alerts: new Map(alerts.map((alert) => [alert.beachId, alert])),
  };
}

/** Parses one alert; undefined for a row of another kind or shape. */
export function parseAlert(item: Record<string, unknown>): StoredAlert | undefined {
  if (item.type !== 'alert' || item.v !== ALERT_V) return undefined;
  return {
    userId: String(item.userId),
    beachId: Number(item.beachId),
    min: Number(item.min),
    max: Number(item.max),
    conditions: Number(item.conditions),
    timeFrame: Number(item.timeFrame),
    wvht: Number(item.wvht),
    scale: Number(item.scale),
    active: item.active === true,
    createdAt: Number(item.createdAt),
  };
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
