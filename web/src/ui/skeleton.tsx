import { classList } from './class-list.ts';
import styles from './skeleton.module.css';

interface Props {
  /** The number of text lines; without it, a block. */
  readonly lines?: number;
  /** The CSS class that gives the skeleton the size and position of the expected content. */
  readonly className?: string;
}

/** A placeholder for loading content. It has no text, so the parent needs `aria-busy` and a label. */
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
