import { useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './summary.module.css';

interface Props {
  /** The first of the days that this reader does not see, counted from 1. */
  readonly from: number;
  readonly onPro: () => void;
}

/** With which plans the rest of the days come. */
export function MoreDays({ from, onPro }: Props) {
  return (
    <p className={styles.pro}>
      {m.forecast_more_days({ from })}
      <Button aria-haspopup="dialog" onClick={onPro}>
        {m.forecast_compare_plans()}
      </Button>
    </p>
  );
}

interface BeyondProps extends Props {
  /** The reply is the reader's own, and not a visitor's in its place. */
  readonly isOwn: boolean;
}

/** The same where a link led to such a day: brought to the eyes once it is known that this reader does not see it. */
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
