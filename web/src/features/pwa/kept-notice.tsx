import { useEffect, useEffectEvent } from 'react';
import { serverClock } from '../../api/server-clock.ts';
import { m } from '../../paraglide/messages.js';
import { ageWords } from '../../ui/ago-words.ts';
import { Button } from '../../ui/button.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { isKept } from './kept-age.ts';
import styles from './kept-notice.module.css';

interface Props {
  /** The time of the reply, ISO. */
  readonly asOf: string;
  /** When it reached the page, UTC ms, by the device's clock. */
  readonly receivedAt: number;
  /** Its texts are in another language than the page: that was changed since. */
  readonly inOtherLanguage: boolean;
  /** The last attempt to renew it failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** A slow connection gets one automatic retry. */
const LATE_MS = 8000;

/** States that the forecast comes from this device's store, and its age. */
export function KeptNotice({ asOf, receivedAt, inOtherLanguage, failed, onRetry }: Props) {
  const clock = useClock(60_000);
  const kept = failed || isKept(asOf, serverClock.at(receivedAt));
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    if (!kept) return;
    const renew = () => retry();
    window.addEventListener('online', renew);
    // A reply that arrived too late for the page is in the store by then.
    const late = setTimeout(() => navigator.onLine && renew(), LATE_MS);
    return () => {
      window.removeEventListener('online', renew);
      clearTimeout(late);
    };
  }, [kept]);

  return (
    <div role="status">
      {kept && (
        <div className={styles.notice}>
          <p>
            {m.pwa_kept({ age: ageWords((clock - Date.parse(asOf)) / 60_000) })}{' '}
            {inOtherLanguage && m.pwa_kept_language()}
          </p>
          <Button variant="quiet" onClick={onRetry}>
            {m.ui_retry()}
          </Button>
        </div>
      )}
    </div>
  );
}
