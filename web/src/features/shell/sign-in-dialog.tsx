import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './sign-in-dialog.module.css';

/** Stands where accounts will be, and says what works without one. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={m.shell_sign_in()} width="narrow" onClose={onClose}>
      <div className={styles.words}>
        <p className={styles.lead}>{m.shell_sign_in_closed()}</p>
        <p>{m.shell_sign_in_meanwhile()}</p>
        <form method="dialog">
          <Button type="submit" variant="strong">
            {m.shell_sign_in_back()}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
