import { m } from '../../paraglide/messages.js';
import { useStoredChoice } from '../../storage/use-stored-choice.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BellIcon, CloseIcon } from '../../ui/icons/actions.tsx';
import styles from './surf-alert-prompt.module.css';

interface Props {
  readonly name: string;
  readonly onRegister: () => void;
}

/** Offers a surf alert for this beach, until it is dismissed. */
export function SurfAlertPrompt({ name, onRegister }: Props) {
  const [hidden, setHidden] = useStoredChoice('sc_hide_add_surfalert', ['true', 'false'], 'false');
  if (hidden === 'true') return null;
  return (
    <aside className={styles.prompt} aria-label={m.favorite_alert()}>
      <BellIcon />
      <div className={styles.offer}>
        <p>{m.favorite_alert_offer({ name })}</p>
        <Button variant="quiet" aria-haspopup="dialog" onClick={onRegister}>
          {m.favorite_alert_set()}
        </Button>
      </div>
      <IconButton name={m.favorite_alert_dismiss()} onClick={() => setHidden('true')}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
