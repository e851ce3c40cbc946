import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';

interface Props {
  readonly onBack: () => void;
  /** Where it leads; the settings by default. */
  readonly text?: string;
}

/** Back to the settings; placed as the sign-in form's way back. */
export function Back({ onBack, text = m.account_back() }: Props) {
  return (
    <Button variant="quiet" className={styles.back} onClick={onBack}>
      {text}
    </Button>
  );
}
