import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/button.tsx';
import { StarFullIcon, StarIcon } from '../../../ui/icons/actions.tsx';
import { type FavoriteProps, useFavorite } from '../outbox/use-favorite.ts';
import styles from './favorite-button.module.css';

/** Shows the star button of a beach: filled for a favorite, with a dot while the change is not sent. */
export function FavoriteButton(props: FavoriteProps) {
  const { name, onRegister } = props;
  const { isIn, isFavorite, isWaiting, change } = useFavorite(props);
  const action = isFavorite ? m.favorite_remove({ name }) : m.favorite_add({ name });
  return (
    <IconButton
      name={isWaiting ? m.favorite_unsent({ action }) : action}
      className={isWaiting ? styles.waiting : undefined}
      aria-haspopup={isIn ? undefined : 'dialog'}
      onClick={() => (isIn ? void change(!isFavorite) : onRegister())}
    >
      {isFavorite ? <StarFullIcon /> : <StarIcon />}
    </IconButton>
  );
}
