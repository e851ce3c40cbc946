import { planOfTier, TIERS, type Tier } from '@groundswell/plans';
import type { ReactNode } from 'react';
import { OfferPlace } from '../../../entities/plans/offer-place.tsx';
import { dayWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';
import label from '../../../ui/label.module.css';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './choose-step.module.css';
import { DayBars } from './day-bars.tsx';
import { type Offer, type PaidTier, promotedAlone } from './offer.ts';
import { choiceWords, laterWords, planButtonLabel, priceWords } from './price-words.ts';
import { termsWords } from './terms-words.ts';
import { TrialLine } from './trial-line.tsx';

interface Props {
  readonly welcome: string | undefined;
  readonly offer: Offer;
  /** The user's current tier. */
  readonly tier: Tier;
  readonly chosen: PaidTier;
  readonly onChoose: (tier: PaidTier) => void;
  readonly onBegin: (tier: PaidTier) => void;
}

const PAID = ['Pro', 'Pro Plus'] as const satisfies readonly PaidTier[];

/** Shows the plans side by side with their charges, and a button for each. */
export function ChooseStep({ welcome, offer, tier, chosen, onChoose, onBegin }: Props) {
  const { isIn } = useSession();
  const isLarge = useMedia('(min-width: 640px)');
  const plans = TIERS.map((one) => planOfTier(one, offer.basicDays));
  const row = (name: string, cell: (plan: (typeof plans)[number]) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan) => (
        <td key={plan.tier}>{cell(plan)}</td>
      ))}
    </tr>
  );
  const most = Math.max(...plans.map(({ forecastDays }) => forecastDays));
  const { first: charge, later } = offer.charges[chosen];
  const first = promotedAlone(offer) ?? 'Pro';
  const terms = termsWords(offer, isLarge ? PAID : [chosen]);
  const lead = m.pro_lead({ days: offer.basicDays });
  const way = (one: PaidTier) => planButtonLabel(offer, one, tier === 'Basic');

  return (
    <div className={styles.choose}>
      {welcome && (
        <p role="status" className={styles.welcome}>
          {welcome}
        </p>
      )}
      <div className={styles.head}>
        <h3>{m.pro_headline({ days: most - offer.basicDays })}</h3>
        <p>{lead}</p>
      </div>
      <OfferPlace />
      <table className={styles.plans}>
        <caption>{m.pro_compare()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.pro_price()}</th>
            {plans.map((plan) => (
              <th key={plan.tier} scope="col">
                <span className={styles.name}>
                  {plan.tier} {isIn && plan.tier === tier && <span className={label.label}>{m.pro_your_plan()}</span>}
                </span>
                {plan.tier === 'Basic' ? (
                  <span className={styles.price}>{m.pro_free()}</span>
                ) : (
                  <PlanPrice offer={offer} tier={plan.tier} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(m.pro_forecast(), ({ forecastDays }) => (
            <>
              <DayBars seen={forecastDays} />
              {m.pro_days({ days: forecastDays })}
            </>
          ))}
          {row(m.pro_favorites(), ({ favoriteLimit }) => favoriteLimit)}
          {row(m.pro_alerts(), ({ alertLimit }) => alertLimit)}
          {row(m.pro_alert_ahead(), ({ alertTimeFrameDays }) => m.pro_days({ days: alertTimeFrameDays }))}
          {row(m.pro_ads(), ({ hasAds }) => (hasAds ? m.pro_ads_shown() : m.pro_ads_none()))}
        </tbody>
        {isLarge && (
          <tfoot>
            <tr>
              <td />
              <td />
              {PAID.map((one) => (
                <td key={one}>
                  {one === tier ? (
                    <span className={styles.own}>{m.pro_your_plan()}</span>
                  ) : (
                    <Button variant={one === first ? 'strong' : 'plain'} onClick={() => onBegin(one)}>
                      {way(one)}
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {tier === 'Basic' && (
        <div className={styles.terms}>
          {terms.map((text) => (
            <p key={text}>
              <InlineText text={text} link={(_, words) => words} />
            </p>
          ))}
          {terms.length === 1 && <TrialLine offer={offer} tier={chosen} />}
        </div>
      )}
      {!isLarge && (
        <div className={styles.foot}>
          <ToggleGroup
            name={m.pro_plan()}
            value={chosen}
            options={PAID.map((one) => ({ value: one, text: choiceWords(offer, one) }))}
            onChoose={onChoose}
          />
          <Button variant="strong" disabled={chosen === tier} onClick={() => onBegin(chosen)}>
            {chosen === tier ? m.pro_your_plan() : way(chosen)}
          </Button>
          {tier === 'Basic' && charge && (
            <p>
              <InlineText
                text={m.pro_first_charge({ price: charge.price, day: dayWords(charge.day) })}
                link={(_, words) => words}
              />
              {later && <span className={styles.later}>{laterWords(later)}</span>}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Shows a price with the amount in large type, '$19.99 a year'; in Chinese the amount comes last. A promotion's later
 * price stands below it.
 */
function PlanPrice({ offer, tier }: { readonly offer: Offer; readonly tier: PaidTier }) {
  const { price, isYearly, notes } = priceWords(offer, tier);
  const [before, after] = isYearly ? m.pro_a_year({ price: '|' }).split('|') : [];
  return (
    <>
      {before && <small>{before}</small>}
      <span className={styles.price}>{price}</span>
      {after && <small>{after}</small>}
      {notes.map((note) => (
        <small key={note} className={styles.note}>
          {note}
        </small>
      ))}
    </>
  );
}
