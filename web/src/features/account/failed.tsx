import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import styles from './account.module.css';

interface Props {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Shows that the settings failed to load. */
export function Failed({ error, isFetching, onRetry }: Props) {
  return (
    <div className={styles.steps}>
      <Fault>{error.message}</Fault>
      <Button busy={isFetching} onClick={onRetry}>
        {m.account_again()}
      </Button>
    </div>
  );
}
