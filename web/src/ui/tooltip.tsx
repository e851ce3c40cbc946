import { type ReactNode, useId, useState } from 'react';
import { classList } from './class-list.ts';
import styles from './tooltip.module.css';

interface Props {
  /** A few words: nothing that one cannot do without, since a finger never sees them. */
  readonly text: string;
  /** Below its thing where there is no room above. */
  readonly below?: boolean;
  /** Draws the thing; give it the id as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A few words beside a control while it has the pointer or the focus. Escape puts them away. */
export function Tooltip({ text, below = false, children }: Props) {
  const id = useId();
  const [away, setAway] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what one acts on; this listens for its Escape.
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
