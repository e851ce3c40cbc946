import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../paraglide/later.js';
import { language } from '../preferences/language.ts';
import { Button } from '../ui/button.tsx';
import { Fault } from '../ui/fault.tsx';
import { type CardElement, type CardIntent, openCardElement } from './card-element.ts';
import styles from './card-form.module.css';
import { faultWords, type IfLost, isLost, isRefused } from './fault-words.ts';

interface Props {
  /** The address of Stripe's script. */
  readonly script: string;
  /** Creates the intent that the form finishes; called again after a refusal that uses it up. */
  readonly begin: () => Promise<CardIntent>;
  /**
   * Called when the card is saved or charged, with Stripe's id of it. An error that it throws is shown, and the user
   * may submit again. `confirmCharge` asks the cardholder to confirm a charge, as the bank requires.
   */
  readonly onDone: (method: string, confirmCharge: CardElement['confirmCharge']) => Promise<void>;
  /** Validates the page's own fields before the card is sent. Returns a sentence that says what is missing. */
  readonly check?: () => string | undefined;
  /** Whether the form itself takes a single payment, instead of saving the card. */
  readonly isPaid?: boolean;
  /** The outcome that is possible if the reply to the request is lost. */
  readonly ifLost: IfLost;
  readonly label: string;
  /** The content between the card fields and the button: the charges and their days. */
  readonly children?: ReactNode;
}

/** Shows Stripe's form for a card, and the button that submits it. */
export function CardForm({ script, begin, check, isPaid = false, ifLost, onDone, label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<CardElement>(undefined);
  /**
   * The Stripe id of the card that the form has saved. A retry then reuses this card instead of sending the form again.
   */
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
      // Each attempt renders its own container. If the reader has started another attempt meanwhile, the old form is
      // not mounted.
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
    // Saving a card charges nothing; only for a gift does the form itself take the payment.
    let mayBe: IfLost = isPaid ? ifLost : 'nothing';
    try {
      kept.current ??= await element.confirm();
      mayBe = ifLost;
      await onDone(kept.current, element.confirmCharge);
    } catch (error) {
      setFault(faultWords(error, mayBe));
      // After a decline, the next card needs a new form. So does a form whose reply was lost, because the card may have
      // been saved.
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
