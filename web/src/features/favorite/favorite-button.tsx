import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { StarFullIcon, StarIcon } from '../../ui/icons/actions.tsx';
import { type StarProps, useStar } from './use-star.ts';

/** The star of a beach: filled for a favorite. */
export function FavoriteButton(props: StarProps) {
  const { name, onRegister } = props;
  const { isIn, isKept, want } = useStar(props);
  return (
    <IconButton
      name={isKept ? m.favorite_remove({ name }) : m.favorite_add({ name })}
      aria-haspopup={isIn ? undefined : 'dialog'}
      onClick={() => (isIn ? want({ wanted: !isKept }) : onRegister())}
    >
      {isKept ? <StarFullIcon /> : <StarIcon />}
    </IconButton>
  );
}
