import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';

interface Props {
  readonly onBack: () => void;
  /** Where it leads; to the settings, where nothing else is said. */
  readonly text?: string;
}

/** To what is set; it stands where the form of signing in has its way back. */
export function Back({ onBack, text = m.account_back() }: Props) {
  return (
    <Button variant="quiet" className={styles.back} onClick={onBack}>
      {text}
    </Button>
  );
}
