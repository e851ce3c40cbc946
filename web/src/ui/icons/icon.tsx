import { classList } from '../class-list.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string;
}
interface Props extends IconProps {
  /** The drawing, one path on a grid of 24. */
  readonly d: string;
  /** Filled with the colour of its line. */
  readonly full?: boolean;
}

/** The frame of every icon: 1.75 of stroke on a grid of 24, in the colour of the text. What it means is said beside it. */
export function Icon({ d, full, className }: Props) {
  return (
    <svg className={classList(styles.icon, full && styles.full, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
