import type { ForecastReply } from '@groundswell/contracts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { BellIcon, CloseIcon } from '../../../ui/icons/actions.tsx';
import { useReservedPlace } from '../../../ui/use-reserved-place.ts';
import { type FavoriteProps, useFavorite } from '../outbox/use-favorite.ts';
import { promptWords } from './prompt-words.ts';
import styles from './surf-alert-prompt.module.css';

interface Props extends FavoriteProps {
  readonly alert: ForecastReply['favAlert'];
  /** Whether the forecast was fetched for the signed-in user, so that its alert is this user's. */
  readonly isOwn: boolean;
  /** Opens the settings of the beach's alert. */
  readonly onAlert: () => void;
}

/**
 * Offers a surf alert for the beach, or shows its state, until the reader dismisses the prompt. Accepting makes the
 * beach a favorite, because alerts belong to favorites. Space is reserved in advance, unless `after-paint.ts` has
 * marked the prompt as dismissed.
 */
export function SurfAlertPrompt({ alert, isOwn, onAlert, ...star }: Props) {
  const { name, onRegister } = star;
  const [hidden, setHidden] = useStoredChoice('sc_hide_add_surfalert', ['true', 'false'], 'false');
  const { isIn, isFavorite, change } = useFavorite(star);
  const { inBrowser, isDrawn } = useReservedPlace();
  const isOffered = inBrowser && (!isIn || isOwn) && hidden === 'false';
  const [wasOffered, setWasOffered] = useState(false);
  if (isOffered && !wasOffered) setWasOffered(true);
  if (!isOffered && (wasOffered || !isDrawn)) return null;
  const { told, way } = promptWords(name, alert);
  const set = () => {
    if (!isIn) onRegister();
    else if (isFavorite) onAlert();
    else void change(true, true).then(({ kind }) => kind === 'done' && onAlert());
  };
  return (
    <aside
      className={classList(styles.prompt, styles.offering, !isOffered && styles.reserved)}
      aria-label={m.favorite_alert()}
      data-screen-only
    >
      <BellIcon />
      <div className={styles.offer}>
        <p>{told}</p>
        <Button variant="quiet" aria-haspopup="dialog" onClick={set}>
          {way}
        </Button>
      </div>
      <IconButton name={m.favorite_alert_dismiss()} onClick={() => setHidden('true')}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
