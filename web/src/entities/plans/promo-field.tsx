import { useEffect, useEffectEvent } from 'react';
import { m } from '../../paraglide/later.js';
import { TextField } from '../../ui/field.tsx';
import styles from './promo-field.module.css';
import { type CheckedPromo, usePromo } from './use-promo.ts';

interface Props {
  readonly first: string;
  /** Whether the field is read-only and keeps its result, because the purchase with the code is in progress. */
  readonly isHeld: boolean;
  /**
   * Called with a usable code, or with undefined. `isOpen` is true if the field holds a code that is refused or not
   * checked yet.
   */
  readonly onChecked: (promo: CheckedPromo | undefined, isOpen: boolean) => void;
}

/** Shows the field for a promo code, with its discount once the code is checked. */
export function PromoField({ first, isHeld, onChecked }: Props) {
  const { code, setCode, isChecking, promo, fault } = usePromo(first, { isHeld });
  const reportChecked = useEffectEvent(onChecked);
  const isOpen = code.trim() !== '' && !promo;
  useEffect(() => reportChecked(promo, isOpen), [promo?.id, promo?.quote, isOpen]);
  return (
    <div className={styles.promo}>
      <TextField
        label={m.subscription_promo()}
        error={fault}
        value={code}
        readOnly={isHeld}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <p role="status">{isChecking ? m.subscription_promo_checking() : (promo?.text ?? '')}</p>
    </div>
  );
}
