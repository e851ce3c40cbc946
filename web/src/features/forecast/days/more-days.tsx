import { useEffect, useRef } from 'react';
import { MAX_DAYS } from '../../../entities/plans/max-days.ts';
import { m } from '../../../paraglide/messages.js';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './summary.module.css';

interface Props {
  /** The number of the first day outside this reader's forecast; today is day 1. */
  readonly from: number;
  readonly onPro: () => void;
}

/** A prompt with the plans that include the remaining days. */
export function MoreDays({ from, onPro }: Props) {
  return (
    <p className={styles.pro} data-screen-only>
      {m.forecast_more_days({ from, to: MAX_DAYS })}
      <Button aria-haspopup="dialog" onClick={onPro}>
        {m.forecast_compare_plans()}
      </Button>
    </p>
  );
}

interface BeyondProps extends Props {
  /** True if the reply is the reader's own, false if it is an anonymous visitor's. */
  readonly isOwn: boolean;
}

/**
 * The prompt to get a plan, shown if a link names a day outside this reader's forecast. For a signed-in reader it waits
 * for the reply to the account, because the cached page shows a visitor's days.
 */
export function DayBeyond({ isOwn, ...props }: BeyondProps) {
  const { isIn } = useSession();
  const isKnown = !isIn || isOwn;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView({ block: 'center' });
  }, [isKnown]);
  return (
    <div ref={place} role="status">
      {isKnown && <MoreDays {...props} />}
    </div>
  );
}
