import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly text: string;
  /** What the second press is asked with. */
  readonly sure: string;
  /** What it is about, for who hears the button alone. */
  readonly of: string;
  readonly busy: boolean;
  readonly onSure: () => void;
}

/** Takes something away at its second press; who goes on to something else has changed their mind. */
export function SureButton({ text, sure, of, busy, onSure }: Props) {
  const [asked, setAsked] = useState(false);
  const shown = asked ? sure : text;
  const press = () => {
    setAsked(!asked);
    if (asked) onSure();
  };
  return (
    <Button
      variant={asked ? 'danger' : 'plain'}
      aria-label={`${shown}: ${of}`}
      busy={busy}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {shown}
    </Button>
  );
}
