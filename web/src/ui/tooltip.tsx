import { type ReactNode, useId, useState } from 'react';
import { classList } from './class-list.ts';
import styles from './tooltip.module.css';

interface Props {
  /** A short text; it must not be essential, because touch users never see it. */
  readonly text: string;
  /** Shows the text below the control, for a control without space above it. */
  readonly below?: boolean;
  /** Renders the control; give it the id as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A short text beside a control while it has the pointer or the focus. Escape closes it. */
export function Tooltip({ text, below = false, children }: Props) {
  const id = useId();
  const [away, setAway] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is interactive; this listens for its Escape.
    <span
      className={classList(styles.place, below && styles.below)}
      data-away={away || undefined}
      onKeyDown={({ key }) => key === 'Escape' && setAway(true)}
      onPointerEnter={() => setAway(false)}
      onBlur={() => setAway(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
