import type { AuthorReply } from '@groundswell/contracts';
import { classList } from '../../ui/class-list.ts';
import styles from './author-face.module.css';

interface Props {
  readonly author: Pick<AuthorReply, 'name' | 'avatar'>;
  readonly large?: boolean;
}

/** Shows an author’s picture or, without one, their initials. */
export function AuthorFace({ author: { name, avatar }, large = false }: Props) {
  return (
    <span className={classList(styles.face, large && styles.large)} aria-hidden="true">
      {avatar === null ? initialsOf(name) : <img src={avatar} alt="" width="96" height="96" decoding="async" />}
    </span>
  );
}

/**
 * Returns a name's initials: 'MO' for 'Mara Okafor'. A name without spaces, as in Chinese, gives its first character.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
