import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/button.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/icons/actions.tsx';
import { type AskedHeight, askedWords } from './odds.ts';
import styles from './odds-stepper.module.css';

interface Props {
  readonly asked: AskedHeight;
  readonly onAsk: (index: number) => void;
}

/** The height that the odds are for, with a button to either side. The sentence of the chosen day announces changes. */
export function OddsStepper({ asked, onAsk }: Props) {
  const { heights, index } = asked;
  const last = heights.length - 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={m.forecast_odds_height()} className={styles.stepper} data-screen-only>
      <IconButton name={m.forecast_odds_lower()} disabled={index === 0} onClick={() => onAsk(index - 1)}>
        <MinusIcon />
      </IconButton>
      <span>{m.forecast_odds_at_least({ height: askedWords(asked) })}</span>
      <IconButton name={m.forecast_odds_higher()} disabled={index === last} onClick={() => onAsk(index + 1)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}
