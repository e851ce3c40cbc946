import { type FocusEvent, useRef, useState } from 'react';
import { m } from '../paraglide/later.js';
import { Button } from './button.tsx';
import styles from './sure-button.module.css';

interface Props {
  readonly text: string;
  /** The text of the button while it asks for confirmation. */
  readonly sure: string;
  /** The subject of the action, such as the name of a post, for screen readers that read the button out of context. */
  readonly subject: string;
  readonly busy: boolean;
  readonly onSure: () => void;
}

/**
 * A button that acts on the second click; the first one asks for confirmation. Cancelling, or moving the focus
 * elsewhere, ends the question.
 */
export function SureButton({ text, sure, subject, busy, onSure }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = isConfirming ? sure : text;
  const press = () => {
    setIsConfirming(!isConfirming);
    if (isConfirming) onSure();
  };
  const cancel = () => {
    setIsConfirming(false);
    button.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) setIsConfirming(false);
  };
  return (
    <span className={styles.sure}>
      <Button
        ref={button}
        variant={isConfirming ? 'danger' : 'plain'}
        aria-label={m.ui_labelled({ label: shown, of: subject })}
        busy={busy}
        onClick={press}
        onBlur={leave}
      >
        {shown}
      </Button>
      {isConfirming && (
        <Button
          variant="quiet"
          aria-label={m.ui_labelled({ label: m.ui_cancel(), of: subject })}
          onClick={cancel}
          onBlur={leave}
        >
          {m.ui_cancel()}
        </Button>
      )}
    </span>
  );
}
