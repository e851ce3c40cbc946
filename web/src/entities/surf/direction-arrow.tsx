import { classList } from '../../ui/class-list.ts';
import styles from './direction-arrow.module.css';

/** Draws an arrow that points to where wind or swell goes, given the direction it comes from, degrees true. */
export function DirectionArrow({ fromDeg, className }: { readonly fromDeg: number; readonly className?: string }) {
  return (
    <svg className={classList(styles.arrow, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 14V2M3.5 6.5L8 2l4.5 4.5" transform={`rotate(${(fromDeg + 180) % 360} 8 8)`} />
    </svg>
  );
}
