import type { Offer, PaidTier } from './offer.ts';
import { linePoints } from './terms-words.ts';
import styles from './trial-line.module.css';

interface Props {
  readonly offer: Offer;
  readonly tier: PaidTier;
}

/** Draws the timeline from today over the first term to a renewal. */
export function TrialLine({ offer, tier }: Props) {
  return (
    <ol className={styles.line} data-now={offer.trialDays === 0 || undefined}>
      {linePoints(offer, tier).map(({ kind, day, text }) => (
        <li key={kind} className={styles[kind]}>
          <b>{day}</b>
          <i />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
