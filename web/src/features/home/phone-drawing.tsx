import { classList } from '../../ui/class-list.ts';
import styles from './phone-drawing.module.css';

export function PhoneDrawing({ className }: { readonly className?: string }) {
  return (
    <svg className={classList(styles.phone, className)} viewBox="0 0 168 132" aria-hidden="true">
      <path className={styles.case} d="M18 134V18a14 14 0 0114-14h104a14 14 0 0114 14v116" />
      <path className={styles.line} d="M64 13h40M18 26h132" />
      <text x="30" y="72" className={styles.number}>
        6–8
      </text>
      <path className={styles.clean} d="M30 82h50v7h-50z" />
      <path className={styles.fair} d="M84 82h50v7h-50z" />
      <path
        className={styles.clean}
        d="M30 110h7v24h-7zM38 108h7v26h-7zM46 106h7v28h-7zM54 104h7v30h-7zM62 102h7v32h-7zM70 101h7v33h-7zM78 101h7v33h-7zM86 101h7v33h-7zM94 102h7v32h-7zM102 104h7v30h-7zM110 106h7v28h-7zM118 108h7v26h-7zM126 110h7v24h-7z"
      />
    </svg>
  );
}
