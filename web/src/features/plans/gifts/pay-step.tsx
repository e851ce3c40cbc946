import { useEffect, useRef } from 'react';
import { m } from '../../../paraglide/later.js';
import type { CardIntent } from '../../../payment/card-element.ts';
import { CardForm } from '../../../payment/card-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { deliveryWords } from './delivery-words.ts';
import styles from './gift.module.css';
import type { Begun } from './purchase.ts';
import type { giftPriceQuery } from './queries.ts';
import { SumLines } from './sum-lines.tsx';

interface Props {
  readonly purchase: Begun;
  /** The Stripe payment intent of the purchase. After a declined card, the same intent takes another card. */
  readonly intent: CardIntent;
  readonly price: Awaited<ReturnType<NonNullable<(typeof giftPriceQuery)['queryFn']>>>;
  readonly onBack: () => void;
  readonly onPaid: () => void;
}

export function PayStep({ purchase, intent, price: { price, card_script }, onBack, onPaid }: Props) {
  const { order } = purchase;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {m.gift_pay_title({ name: order.toName })}
      </h2>
      <div className={styles.delivery}>
        <p>{deliveryWords(order)}</p>
        <Button variant="quiet" onClick={onBack}>
          {m.gift_change()}
        </Button>
      </div>
      <SumLines price={price} />
      <CardForm
        script={card_script}
        begin={async () => intent}
        isPaid
        ifLost="given"
        label={m.pro_pay({ price })}
        onDone={async () => onPaid()}
      />
    </div>
  );
}
