import { classList } from './class-list.ts';
import styles from './skeleton.module.css';

interface Props {
  /** The number of text lines; without it, a block. */
  readonly lines?: number;
  /** Gives it the height, width and place of the content. */
  readonly className?: string;
}

/** A placeholder for loading content. Put `aria-busy` and a word around it: it has no text itself. */
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
