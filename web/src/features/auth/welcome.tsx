import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './welcome.module.css';

/** The beach whose star the visitor clicked before registering; it is now a favorite of the new account. */
export interface Kept {
  readonly text: string;
  /** Opens the beach's alert; set if the visitor asked for an alert. */
  readonly onAlert?: (() => void) | undefined;
}

interface Props {
  readonly kept: Kept | undefined;
  readonly onPlans: (() => void) | undefined;
}

/** Welcomes a new account, once; the plans are offered only if `onPlans` is set. */
export function Welcome({ kept, onPlans }: Props) {
  const { text = m.auth_welcome_next(), onAlert } = kept ?? {};
  return (
    <div className={styles.welcome} role="status">
      <p className={styles.verified}>{m.auth_verified()}</p>
      <p>{text}</p>
      <form method="dialog">
        {onAlert && (
          <Button variant="strong" autoFocus onClick={onAlert}>
            {m.pro_set_alert()}
          </Button>
        )}
        {!onAlert && (
          <Button type="submit" variant="strong" autoFocus>
            {m.auth_done()}
          </Button>
        )}
        {onPlans && <Button onClick={onPlans}>{m.auth_plans()}</Button>}
      </form>
    </div>
  );
}
