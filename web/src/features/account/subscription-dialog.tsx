import { tierOnWire } from '@groundswell/plans';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './account.module.css';

/** The current plan; paid plans cannot be bought yet, which it states. */
export function SubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  return (
    <Dialog title={m.account_subscription()} width="narrow" onClose={onClose}>
      <div className={styles.steps}>
        {user && <p className={styles.done}>{m.account_subscription_now({ tier: tierOnWire(user.subscription) })}</p>}
        <p>{m.account_subscription_soon()}</p>
        <form method="dialog">
          <Button type="submit" variant="strong">
            {m.account_done()}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
