import { useEffect, useEffectEvent } from 'react';
import { serverClock } from '../../api/server-clock.ts';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import { ageWords } from '../../ui/ago-words.ts';
import { Button } from '../../ui/button.tsx';
import { sentenceSpace } from '../../ui/join-sentences.ts';
import { useClock } from '../../ui/use-clock.ts';
import { isKept } from './kept-age.ts';
import styles from './kept-notice.module.css';

interface Props {
  /** The time of the reply, ISO. */
  readonly asOf: string;
  /** When the reply reached the page, UTC ms, by the device's clock. */
  readonly receivedAt: number;
  /**
   * Whether the forecast's texts are in another language than the page, because the reader has changed the language
   * since.
   */
  readonly inOtherLanguage: boolean;
  /** Whether the last attempt to refresh the forecast failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The delay before the one automatic retry, ms: on a slow connection the fresh reply may have come too late. */
const LATE_MS = 8000;

/** Says that the forecast comes from this device's cache, and how old it is. */
export function KeptNotice({ asOf, receivedAt, inOtherLanguage, failed, onRetry }: Props) {
  const clock = useClock(60_000);
  const kept = failed || isKept(asOf, serverClock.at(receivedAt));
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    if (!kept) return;
    const renew = () => retry();
    window.addEventListener('online', renew);
    // If the server's reply arrived too late for the page, the service worker has cached it meanwhile; the retry then
    // shows it.
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
            {m.pwa_kept({ age: ageWords((clock - Date.parse(asOf)) / 60_000) })}
            {sentenceSpace(language)}
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
