import { classList } from '../../ui/class-list.ts';
import type { Condition } from './condition.ts';
import styles from './condition-mark.module.css';

/** Draws a swatch: plain for clean, hatched for fair, dotted for choppy, hollow for an unknown rating. */
export function ConditionMark({
  condition,
  className,
}: {
  readonly condition: Condition | null;
  readonly className?: string;
}) {
  return <i aria-hidden="true" className={classList(styles.mark, styles[condition ?? 'unrated'], className)} />;
}
