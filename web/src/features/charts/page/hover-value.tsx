import styles from './hover-value.module.css';

/** The value under the pointer, shown beside it. */
export function HoverValue({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <div className={styles.value} style={{ translate: `${x}px ${y}px` }} aria-hidden="true">
      {text}
    </div>
  );
}
