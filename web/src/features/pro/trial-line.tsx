import { dayWords, yearAfter } from '../../entities/subscription/plan-words.ts';
import { m } from '../../paraglide/later.js';
import type { Offer } from './offer.ts';
import styles from './trial-line.module.css';

/** From today by the first charge to the renewal. */
export function TrialLine({ offer: { trialDays, firstCharge } }: { readonly offer: Offer }) {
  const renewal = dayWords(yearAfter(firstCharge.toISOString()));
  return (
    <ol className={styles.line} data-now={trialDays === 0 || undefined}>
      {trialDays > 0 && (
        <li className={styles.today}>
          <b>{m.pro_today()}</b>
          <i />
          <span>{m.pro_days_free({ days: trialDays })}</span>
        </li>
      )}
      <li className={styles.charge}>
        <b>{trialDays > 0 ? dayWords(firstCharge) : m.pro_today()}</b>
        <i />
        <span>{m.pro_line_charge()}</span>
      </li>
      <li className={styles.renewal}>
        <b>{renewal}</b>
        <i />
        <span>{m.pro_line_renews()}</span>
      </li>
    </ol>
  );
}
