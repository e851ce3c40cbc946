import { GIFT_DAYS_AHEAD, GIFT_MESSAGE_LENGTH, GIFT_NAME_LENGTH, listUnprintable } from '@groundswell/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AgreeBox } from '../../../entities/plans/agree-box.tsx';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import styles from './gift.module.css';
import { type Faults, faultsOf, type Order, type OrderField } from './order.ts';
import { SumLines } from './sum-lines.tsx';

interface Props {
  readonly order: Order;
  readonly price: string | undefined;
  /** The reason why there is no price. */
  readonly fault: string | undefined;
  readonly agrees: boolean;
  readonly onChange: (order: Order) => void;
  readonly onAgree: (agrees: boolean) => void;
  /** Goes on to the payment; returns the faults that prevent it. */
  readonly onDone: () => Promise<Faults>;
}

/** Shows the fields for the recipient of the gift and its delivery. */
export function DetailsStep({ order, price, fault, agrees, onChange, onAgree, onDone }: Props) {
  const [faults, setFaults] = useState<Faults>({});
  const [tried, setTried] = useState(order);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = faultsOf(order, agrees);
    setFaults(missing);
    setTried(order);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const refused = await onDone();
    setBusy(false);
    setFaults(refused);
  };
  const field = (name: OrderField) => ({
    // An edited field shows no error until the next submit.
    error: order[name] === tried[name] ? faults[name] : undefined,
    name,
    value: order[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...order, [name]: target.value }),
  });
  const { error: messageError, ...message } = field('message');

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label={m.gift_to()}
          hint={unprinted(order.toName)}
          {...field('toName')}
          autoComplete="off"
          maxLength={GIFT_NAME_LENGTH}
        />
        <TextField
          label={m.gift_from()}
          hint={unprinted(order.fromName)}
          {...field('fromName')}
          autoComplete="name"
          maxLength={GIFT_NAME_LENGTH}
        />
      </div>
      <Field
        label={m.gift_message()}
        hint={unprinted(order.message) ?? m.gift_message_hint({ count: GIFT_MESSAGE_LENGTH - order.message.length })}
        error={messageError}
      >
        {(control) => <textarea {...control} {...message} rows={4} maxLength={GIFT_MESSAGE_LENGTH} />}
      </Field>
      <div className={styles.way}>
        <p aria-hidden="true">{m.gift_way()}</p>
        <ToggleGroup
          name={m.gift_way()}
          className={styles.ways}
          options={[
            { value: 'now', text: m.gift_way_now() },
            { value: 'later', text: m.gift_way_later() },
            { value: 'print', text: m.gift_way_print() },
          ]}
          value={order.way}
          onChoose={(way) => onChange({ ...order, way })}
        />
      </div>
      {order.way === 'print' ? (
        <p className={styles.hint}>{m.gift_print_hint()}</p>
      ) : (
        <div className={styles.pair}>
          <TextField label={m.gift_to_email()} {...field('toEmail')} type="email" autoComplete="off" />
          {order.way === 'later' && (
            <TextField
              label={m.gift_day()}
              {...field('day')}
              type="date"
              min={dayAhead(0)}
              max={dayAhead(GIFT_DAYS_AHEAD)}
            />
          )}
        </div>
      )}
      <TextField
        label={m.gift_from_email()}
        hint={m.gift_from_email_hint()}
        {...field('fromEmail')}
        type="email"
        autoComplete="email"
      />
      <SumLines price={price} />
      <AgreeBox checked={agrees} onChange={onAgree} />
      <Fault>{fault ?? faults.form ?? (agrees ? undefined : faults.agreed)}</Fault>
      <Button type="submit" variant="strong" busy={isBusy}>
        {m.gift_to_payment()}
      </Button>
    </form>
  );
}

/** Returns a warning about characters that the card cannot print, so that the buyer sees it before paying. */
function unprinted(text: string): string | undefined {
  const letters = listUnprintable(text);
  return letters.length === 0 ? undefined : m.gift_unprinted({ letters: letters.slice(0, 12).join(' ') });
}

/** Returns the date `days` days from now in the buyer's time zone, as the value of a date field: '2026-12-24'. */
function dayAhead(days: number): string {
  const at = new Date();
  at.setDate(at.getDate() + days);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
