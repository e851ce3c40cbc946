import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/button.tsx';
import { StarFullIcon, StarIcon } from '../../../ui/icons/actions.tsx';
import styles from './favorite-button.module.css';
import { type StarProps, useStar } from './use-star.ts';

/** The star of a beach: filled for a favorite, with a dot while that is not sent yet. */
export function FavoriteButton(props: StarProps) {
  const { name, onRegister } = props;
  const { isIn, isKept, isWaiting, want } = useStar(props);
  const action = isKept ? m.favorite_remove({ name }) : m.favorite_add({ name });
  return (
    <IconButton
      name={isWaiting ? m.favorite_unsent({ action }) : action}
      className={isWaiting ? styles.waiting : undefined}
      aria-haspopup={isIn ? undefined : 'dialog'}
      onClick={() => (isIn ? want({ wanted: !isKept }) : onRegister())}
    >
      {isKept ? <StarFullIcon /> : <StarIcon />}
    </IconButton>
  );
}
