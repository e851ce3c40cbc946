import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../paraglide/later.js';
import { language } from '../preferences/language.ts';
import { Button } from '../ui/button.tsx';
import { Fault } from '../ui/fault.tsx';
import { type CardElement, type CardIntent, openCardElement } from './card-element.ts';
import styles from './card-form.module.css';
import { faultWords, type IfLost, isLost, isRefused } from './fault-words.ts';

interface Props {
  /** The address of the provider's script. */
  readonly script: string;
  /** Begins what the form finishes; asked again after a refusal, which uses it up. */
  readonly begin: () => Promise<CardIntent>;
  /**
   * The card is kept or charged, by its name at the provider. What it throws is shown, and the press may be repeated;
   * `confirmCharge` asks the card's owner where the bank holds a charge back.
   */
  readonly onDone: (method: string, confirmCharge: CardElement['confirmCharge']) => Promise<void>;
  /** What is missing before the card is sent, a sentence. */
  readonly check?: () => string | undefined;
  /** The form itself pays, once. */
  readonly isPaid?: boolean;
  /** The possible outcome of a request without a reply. */
  readonly ifLost: IfLost;
  /** The button's words. */
  readonly label: string;
  /** Stands between the card and the button: what is charged, and when. */
  readonly children?: ReactNode;
}

/** The provider's form for a card, and the button that ends it. */
export function CardForm({ script, begin, check, isPaid = false, ifLost, onDone, label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<CardElement>(undefined);
  /** A card that is kept already: its form is not sent again. */
  const kept = useRef<string>(undefined);
  const beginning = useRef(begin);
  beginning.current = begin;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'opening' | 'ready' | 'busy'>('opening');
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    let isGone = false;
    let element: CardElement | undefined;
    kept.current = undefined;
    const open = async () => {
      element = await openCardElement(script, await beginning.current(), language);
      // The form of this attempt has a place of its own.
      if (isGone || place.current?.dataset.attempt !== String(attempt)) return;
      element.mount(place.current);
      opened.current = element;
      setState('ready');
    };
    open().catch((error) => !isGone && setFault(faultWords(error, 'nothing')));
    return () => {
      isGone = true;
      opened.current = undefined;
      element?.unmount();
    };
  }, [script, attempt]);

  const submit = async () => {
    if (state === 'busy') return;
    setFault(undefined);
    if (!opened.current) {
      setAttempt((n) => n + 1);
      return;
    }
    const missing = check?.();
    if (missing !== undefined) {
      setFault(missing);
      return;
    }
    setState('busy');
    const element = opened.current;
    // Keeping a card charges nothing; the payment of a gift is the form's own.
    let mayBe: IfLost = isPaid ? ifLost : 'nothing';
    try {
      kept.current ??= await element.confirm();
      mayBe = ifLost;
      await onDone(kept.current, element.confirmCharge);
    } catch (error) {
      setFault(faultWords(error, mayBe));
      // A kept card that is refused needs a new form for the next one; so does one that may have been kept.
      const isSpent = kept.current === undefined ? !isPaid && isLost(error) : isRefused(error);
      setState(isSpent ? 'opening' : 'ready');
      if (isSpent) setAttempt((n) => n + 1);
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={m.payment_card()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div key={attempt} data-attempt={attempt} ref={place} className={styles.place} />
      {state === 'opening' && fault === undefined && (
        <p role="status" className={styles.waiting}>
          {m.payment_opening()}
        </p>
      )}
      <Fault>{fault}</Fault>
      {children}
      <Button type="submit" variant="strong" busy={state === 'busy' || (state === 'opening' && fault === undefined)}>
        {label}
      </Button>
      <p className={styles.note}>{m.payment_note()}</p>
    </form>
  );
}
