import { classList } from './class-list.ts';
import styles from './skeleton.module.css';

interface Props {
  /** How many lines of text stand here; without it, a block. */
  readonly lines?: number;
  /** Gives it the height, the width, the place of what will come. */
  readonly className?: string;
}

/** The place of what is on the way. Say `aria-busy` and a word around it: it says nothing itself. */
export function Skeleton({ lines, className }: Props) {
  if (lines === undefined)
    return <div aria-hidden="true" className={classList(styles.bone, styles.block, className)} />;
  return (
    <div aria-hidden="true" className={classList(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} className={styles.bone} />
      ))}
    </div>
  );
}
