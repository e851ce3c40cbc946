import { type FocusEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import styles from './security.module.css';

interface Props {
  readonly text: string;
  /** What the second press is asked with. */
  readonly sure: string;
  /** What it is about, for who hears the button alone. */
  readonly of: string;
  readonly busy: boolean;
  readonly onSure: () => void;
}

/** Takes something away at its second press; who goes on to something else has changed their mind, and so has who cancels. */
export function SureButton({ text, sure, of, busy, onSure }: Props) {
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = asked ? sure : text;
  const press = () => {
    setAsked(!asked);
    if (asked) onSure();
  };
  const cancel = () => {
    setAsked(false);
    button.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) setAsked(false);
  };
  return (
    <span className={styles.sure}>
      <Button
        ref={button}
        variant={asked ? 'danger' : 'plain'}
        aria-label={`${shown}: ${of}`}
        busy={busy}
        onClick={press}
        onBlur={leave}
      >
        {shown}
      </Button>
      {asked && (
        <Button variant="quiet" aria-label={`${m.ui_cancel()}: ${of}`} onClick={cancel} onBlur={leave}>
          {m.ui_cancel()}
        </Button>
      )}
    </span>
  );
}
