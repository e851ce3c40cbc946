import type { Surfer } from '@groundswell/forecast';
import { m } from '../../paraglide/messages.js';
import styles from './for-you.module.css';
import { adviseOn, type ShownSurf } from './model.ts';
import { adviceWords } from './surfer-words.ts';

interface Props extends ShownSurf {
  /** The reader's level and boards, from `useSurfer`. */
  readonly surfer: Surfer;
  /** Omits the heading, because a heading above already says whom the advice is for. */
  readonly bare?: boolean;
}

/**
 * Shows advice on the given surf for the reader's level and boards. Shows nothing without a level or boards, or for
 * flat water.
 */
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
