import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';

/** To what is set; it stands where the form of signing in has its way back. */
export function Back({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="quiet" className={styles.back} onClick={onBack}>
      {m.account_back()}
    </Button>
  );
}
