import { classList } from '../class-list.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly className?: string;
}
interface Props extends IconProps {
  /** The icon's path on a 24 by 24 grid. */
  readonly d: string;
  /** Fills the icon's shape, in the same colour as its stroke. */
  readonly full?: boolean;
}

/**
 * The base of every icon: a stroke of 1.75 on a 24 by 24 grid, in the text's colour. Icons are hidden from screen
 * readers, so the meaning must be in adjacent text.
 */
export function Icon({ d, full, className }: Props) {
  return (
    <svg className={classList(styles.icon, full && styles.full, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
