import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { ageWords, isKept } from './kept-age.ts';
import styles from './kept-notice.module.css';

interface Props {
  /** When the reply was true, ISO. */
  readonly asOf: string;
  /** When it reached the page, UTC ms. */
  readonly receivedAt: number;
  /** The last try to renew it failed. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Tells that what is read comes out of this device's store, and how old it is. */
export function KeptNotice({ asOf, receivedAt, failed, onRetry }: Props) {
  const clock = useClock(60_000);
  return (
    <div role="status">
      {(failed || isKept(asOf, receivedAt)) && (
        <div className={styles.notice}>
          <p>{m.pwa_kept({ age: ageWords(clock - Date.parse(asOf)) })}</p>
          <Button onClick={onRetry}>{m.ui_retry()}</Button>
        </div>
      )}
    </div>
  );
}
