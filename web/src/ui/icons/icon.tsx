import { classList } from '../class-list.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string;
}
interface Props extends IconProps {
  /** The icon's path on a grid of 24. */
  readonly d: string;
  /** Filled with the colour of its stroke. */
  readonly full?: boolean;
}

/**
 * The base of every icon: a stroke of 1.75 on a grid of 24, in the colour of the text. Its meaning has to be in the
 * text beside it.
 */
export function Icon({ d, full, className }: Props) {
  return (
    <svg className={classList(styles.icon, full && styles.full, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
