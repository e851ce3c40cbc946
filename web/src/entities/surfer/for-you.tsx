import type { Surfer } from '@groundswell/forecast';
import { m } from '../../paraglide/messages.js';
import styles from './for-you.module.css';
import { adviseOn, type ToldSurf } from './model.ts';
import { adviceWords } from './surfer-words.ts';

interface Props extends ToldSurf {
  /** The reader, by `useSurfer`. */
  readonly surfer: Surfer;
  /** Below a heading that says for whom. */
  readonly bare?: boolean;
}

/** What some surf is to a reader, by their level and boards; nothing where they have not said, or it is flat. */
export function ForYou({ surfer, bare, ...surf }: Props) {
  const advice = adviseOn(surfer, surf);
  if (!advice) return null;
  const words = adviceWords(advice);
  return (
    <span className={styles.advice} data-fit={advice.fit}>
      {bare ? words : m.surfer_for_you({ advice: words })}
    </span>
  );
}
