import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/later.js';
import { CardForm } from '../../payment/card-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import styles from './gift.module.css';
import { type Begun, beginPurchase } from './purchase.ts';
import type { giftPriceQuery } from './queries.ts';
import { SumLines } from './sum-lines.tsx';
import { wayWords } from './way-words.ts';

interface Props {
  readonly purchase: Begun;
  readonly price: Awaited<ReturnType<NonNullable<(typeof giftPriceQuery)['queryFn']>>>;
  readonly onBack: () => void;
  readonly onPaid: () => void;
}

/** What is paid for, what one agrees to, and the card. */
export function PayStep({ purchase, price: { price, card_script }, onBack, onPaid }: Props) {
  const [agrees, setAgrees] = useState(false);
  const { order } = purchase;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {m.gift_pay_title({ name: order.toName })}
      </h2>
      <div className={styles.delivery}>
        <p>{wayWords(order)}</p>
        <Button variant="quiet" onClick={onBack}>
          {m.gift_change()}
        </Button>
      </div>
      <SumLines price={price} />
      <CardForm
        script={card_script}
        begin={() => beginPurchase(purchase)}
        check={() => (agrees ? undefined : m.pro_agree_missing())}
        label={m.pro_pay({ price })}
        onDone={async () => onPaid()}
      >
        <Checkbox
          label={
            <InlineText
              text={m.pro_agree()}
              link={(to, words) => (
                <a href={to} target="_blank" rel="noopener">
                  {words}
                </a>
              )}
            />
          }
          checked={agrees}
          onChange={setAgrees}
        />
      </CardForm>
    </div>
  );
}
