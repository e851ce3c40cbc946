import { m } from '../../../paraglide/later.js';
import { useClock } from '../../../ui/use-clock.ts';
import { dayOfTrial } from './day-of-trial.ts';
import styles from './subscription.module.css';

/** Draws a trial as a row of days: past days, today, and coming days. */
export function TrialCells({ endsAt, lengths }: { readonly endsAt: string; readonly lengths: readonly number[] }) {
  const now = useClock(60_000);
  const { day, days } = dayOfTrial(Date.parse(endsAt), now, lengths);
  return (
    <div className={styles.trial}>
      <svg viewBox={`0 0 ${days * 10} 8`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: days }, (_, index) => (
          <rect
            key={index}
            x={index * 10 + 0.5}
            y={0.5}
            width={9}
            height={7}
            data-day={index + 1 < day ? 'past' : index + 1 === day ? 'today' : undefined}
          />
        ))}
      </svg>
      <p className={styles.quiet}>{m.subscription_trial_day({ day, days, left: days - day })}</p>
    </div>
  );
}
