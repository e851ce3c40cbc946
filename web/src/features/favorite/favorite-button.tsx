import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { StarFullIcon, StarIcon } from '../../ui/icons/actions.tsx';

interface Props {
  readonly name: string;
  readonly isFavorite: boolean;
  /** Keeping a beach takes an account: opens the way to one. */
  readonly onRegister: () => void;
}

/** The star of a beach. */
export function FavoriteButton({ name, isFavorite, onRegister }: Props) {
  return (
    <IconButton name={m.favorite_add({ name })} aria-pressed={isFavorite} aria-haspopup="dialog" onClick={onRegister}>
      {isFavorite ? <StarFullIcon /> : <StarIcon />}
    </IconButton>
  );
}
