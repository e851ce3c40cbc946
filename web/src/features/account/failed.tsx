import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import styles from './account.module.css';

interface Props {
  readonly error: Error;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

/** The settings failed to load. */
export function Failed({ error, isAsking, onRetry }: Props) {
  return (
    <div className={styles.steps}>
      <Fault>{error.message}</Fault>
      <Button busy={isAsking} onClick={onRetry}>
        {m.account_again()}
      </Button>
    </div>
  );
}
