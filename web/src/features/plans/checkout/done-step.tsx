import type { DayReply, ForecastReply, SubscriptionReply } from '@groundswell/contracts';
import { planOfTier } from '@groundswell/plans';
import { brandName, dayWords } from '../../../entities/plans/plan-words.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { halvesOf, type RatedSurf, topOf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import label from '../../../ui/label.module.css';
import { chargeWords, laterCharges } from './charge-words.ts';
import styles from './done-step.module.css';
import type { PaidTier } from './offer.ts';

interface Props {
  readonly tier: PaidTier;
  readonly own: SubscriptionReply | undefined;
  readonly beach: ForecastReply | undefined;
  /** The number of forecast days that the reader saw before the purchase. */
  readonly seenDays: number;
  readonly onAlert: () => void;
}

/** Shows the result of the purchase: the forecast days of the reader's beach, the next charge, and what to do next. */
export function DoneStep({ tier, own, beach, seenDays, onAlert }: Props) {
  const plan = planOfTier(tier);
  const charge = chargeWords(own);
  const freeUntil = own?.on_trial ? own.trial_end_date : undefined;
  return (
    <div className={styles.done}>
      <p className={label.label}>{freeUntil ? m.pro_free_until({ tier, day: dayWords(freeUntil) }) : tier}</p>
      <div role="status">
        <h3>{tier === 'Pro' ? m.pro_done() : m.pro_done_plus()}</h3>
      </div>
      {beach && beach.days.length > seenDays && (
        <>
          <p>{m.pro_now_shows({ beach: beach.name, days: beach.days.length })}</p>
          <Days days={beach.days} seenDays={seenDays} />
        </>
      )}
      {charge && !charge.name && <p>{charge.text}</p>}
      <dl className={styles.facts}>
        {charge?.name && (
          <div>
            <dt className={label.label}>{charge.name}</dt>
            <dd>{charge.text}</dd>
          </div>
        )}
        {laterCharges(own).map(({ name, text }) => (
          <div key={text}>
            <dt className={label.label}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {own?.last_four && own.card_brand && (
          <div>
            <dt className={label.label}>{m.payment_card()}</dt>
            <dd>{m.pro_card({ brand: brandName(own.card_brand), lastFour: own.last_four })}</dd>
          </div>
        )}
        <div>
          <dt className={label.label}>{m.pro_now_yours()}</dt>
          <dd>{m.pro_allowance({ favorites: plan.favoriteLimit, alerts: plan.alertLimit })}</dd>
        </div>
      </dl>
      <form method="dialog" className={styles.ways}>
        <Button type="submit" variant="strong">
          {m.pro_see_days({ days: plan.forecastDays })}
        </Button>
        <Button onClick={onAlert}>{m.pro_set_alert()}</Button>
      </form>
    </div>
  );
}

interface DaysProps {
  readonly days: readonly DayReply[];
  readonly seenDays: number;
}

/**
 * Shows the surf of every morning and afternoon, by height and condition, and marks the days that the new plan adds.
 */
function Days({ days, seenDays }: DaysProps) {
  const halves = days.map((day) => halvesOf(day));
  const heightOf = ({ surf }: RatedSurf) => (surf ? Math.min(topOf(surf), 99) : 0);
  const highest = Math.max(1, ...halves.flatMap(({ am, pm }) => [heightOf(am), heightOf(pm)]));
  const first = days[seenDays];
  const last = days.at(-1);
  return (
    <figure className={styles.days}>
      {first && last && <figcaption>{m.pro_new_days({ from: dateName(first), to: dateName(last) })}</figcaption>}
      <ul>
        {days.map((day, index) => (
          <li key={day.dateNum} data-new={index >= seenDays || undefined} data-first={index === seenDays || undefined}>
            <span className={styles.bars} aria-hidden="true">
              {[halves[index]?.am, halves[index]?.pm].map(
                (half, n) =>
                  half && (
                    <span
                      key={n === 0 ? 'am' : 'pm'}
                      style={{ height: `${Math.round((100 * heightOf(half)) / highest)}%` }}
                    >
                      <ConditionMark condition={half.condition} />
                    </span>
                  ),
              )}
            </span>
            <small>{dayName(day)}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Returns the name of a day with its month, 'Mon Nov 23': sixteen days may cross into the next month. */
function dateName({ day, date }: DayReply): string {
  return `${day} ${date}`;
}

/** 'Fri 27'. */
function dayName({ day, dateNum }: DayReply): string {
  return `${day} ${Number(dateNum.slice(-2))}`;
}
