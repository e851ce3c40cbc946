import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './welcome.module.css';

/** Shown once, to a new account; the plans are offered where `onPlans` shows them. */
export function Welcome({ onPlans }: { readonly onPlans: (() => void) | undefined }) {
  return (
    <div className={styles.welcome} role="status">
      <p className={styles.verified}>{m.auth_verified()}</p>
      <p>{m.auth_welcome_next()}</p>
      <form method="dialog">
        <Button type="submit" variant="strong" autoFocus>
          {m.auth_done()}
        </Button>
        {onPlans && <Button onClick={onPlans}>{m.auth_plans()}</Button>}
      </form>
    </div>
  );
}
