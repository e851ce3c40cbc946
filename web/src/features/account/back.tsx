import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';

interface Props {
  readonly onBack: () => void;
  /** The name of the destination; the settings by default. */
  readonly text?: string;
}

/** Shows the button that returns to the settings, in the same position as the back button of the sign-in form. */
export function Back({ onBack, text = m.account_back() }: Props) {
  return (
    <Button variant="quiet" className={styles.back} onClick={onBack}>
      {text}
    </Button>
  );
}
