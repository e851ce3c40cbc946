import type { AlertReply, FavoritesTodayReply } from '@groundswell/contracts';
import { HEIGHT_OPTIONS } from '@groundswell/forecast/alerts';
import { planOfTier, type Tier, tierOnWire } from '@groundswell/plans';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { product } from '../../product.ts';
import { joinWholeSentences } from '../../ui/join-sentences.ts';
import { numberWords } from '../../ui/number-words.ts';

/** The plan's limits, from the favorites' reply. */
export type AlertPlan = NonNullable<FavoritesTodayReply['settings']>;
/** The settings of an alert, as ids of the option lists. */
export interface AlertChoice {
  readonly active: boolean;
  readonly minWvht: number;
  readonly maxWvht: number;
  readonly waveCondition: number;
  readonly timeFrame: number;
}

export const CONDITIONS = [
  { value: 1, text: m.alerts_clean },
  { value: 2, text: m.alerts_clean_or_fair },
  { value: 3, text: m.alerts_any },
];
const TIME_FRAMES = [1, 2, 4, 7, 10];
/** Returns the saved settings, or the defaults. */
export function choiceOf(alert: AlertReply | null): AlertChoice {
  if (!alert) return { active: false, minWvht: 3, maxWvht: 0, waveCondition: 2, timeFrame: 4 };
  const { alert_active, wvht_min, wvht_max, conditions, time_frame } = alert;
  return {
    active: alert_active,
    minWvht: wvht_min,
    maxWvht: wvht_max,
    waveCondition: conditions,
    timeFrame: time_frame,
  };
}

/** Returns the heights from option `from` on, in the user's unit. */
export function heightOptions(unit: 'ft' | 'm', from = 1): { value: number; text: string }[] {
  return HEIGHT_OPTIONS.map(([feet, metres], index) => ({
    value: index + 1,
    text: m.alerts_height({ height: numberWords(unit === 'ft' ? feet : metres), unit }),
  })).filter(({ value }) => value >= from);
}

/** Returns the options for a maximum: heights above the minimum, or none. */
export function maximumOptions(unit: 'ft' | 'm', minWvht: number): { value: number; text: string }[] {
  return [{ value: 0, text: m.alerts_no_maximum() }, ...heightOptions(unit, minWvht + 1)];
}

/** Returns all time frames. A time frame that the user's plan does not allow names the plan that does. */
export function timeFrameOptions({ timeFrameMax }: AlertPlan): { value: number; text: string }[] {
  return TIME_FRAMES.map((days) => ({
    value: days,
    text: days > timeFrameMax ? m.alerts_days_pro({ days }) : m.alerts_days({ days }),
  }));
}

/** Returns a choice with a change applied; a maximum that is not above the new minimum is dropped. */
export function withSet(choice: AlertChoice, change: Partial<AlertChoice>): AlertChoice {
  const next = { ...choice, ...change };
  return next.maxWvht !== 0 && next.maxWvht <= next.minWvht ? { ...next, maxWvht: 0 } : next;
}

/**
 * Returns a sentence that says why a change is refused; undefined if the plan allows it. A favorite beyond the plan's
 * limit (`readOnly`) gets no alert. The server checks this too.
 */
export function refusalOf(
  before: AlertChoice,
  change: Partial<AlertChoice>,
  plan: AlertPlan,
  readOnly: boolean,
): string | undefined {
  if (readOnly && change.active !== false) return m.alerts_read_only();
  if (change.timeFrame !== undefined && change.timeFrame > plan.timeFrameMax)
    return m.alerts_time_frame_pro({ product, days: plan.timeFrameMax });
  const isFull = plan.notificationsCount >= plan.notificationsAllowed;
  return change.active && !before.active && isFull ? fullSentence(plan) : undefined;
}

/** Whether a plan with higher limits than the user's exists. */
export function hasLargerPlan({ subscriptionType }: Pick<AlertPlan, 'subscriptionType'>): boolean {
  return tierOnWire(subscriptionType) !== 'Pro Plus';
}

/** Returns why no alert can be turned on when the plan's number of alerts is reached. */
export function fullSentence({ subscriptionType, notificationsAllowed, notificationsCount: count }: AlertPlan): string {
  const tier = tierOnWire(subscriptionType);
  const alertsOf = (next: Tier) => planOfTier(next).alertLimit;
  if (tier === 'Basic') return m.alerts_full_basic({ count: notificationsAllowed, more: alertsOf('Pro'), product });
  const full = m.alerts_full({ count });
  return tier === 'Pro'
    ? joinWholeSentences([full, m.alerts_full_pro({ more: alertsOf('Pro Plus'), product })], language)
    : full;
}
