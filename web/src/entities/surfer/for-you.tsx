import type { Surfer } from '@groundswell/forecast';
import { m } from '../../paraglide/messages.js';
import styles from './for-you.module.css';
import { adviseOn, type ToldSurf } from './model.ts';
import { adviceWords } from './surfer-words.ts';

interface Props extends ToldSurf {
  /** The reader, by `useSurfer`. */
  readonly surfer: Surfer;
}

/** What some surf is to a reader, by their level and boards; nothing where they have not said, or it is flat. */
export function ForYou({ surfer, ...surf }: Props) {
  const advice = adviseOn(surfer, surf);
  if (!advice) return null;
  return (
    <span className={styles.advice} data-fit={advice.fit}>
      {m.surfer_for_you({ advice: adviceWords(advice) })}
    </span>
  );
}
