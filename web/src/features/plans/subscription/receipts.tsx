import { useQuery } from '@tanstack/react-query';
import { dayWords } from '../../../entities/plans/plan-words.ts';
import { receiptsQuery } from '../../../entities/plans/queries.ts';
import { m } from '../../../paraglide/later.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { receiptWords } from './receipt-words.ts';
import { Row } from './row.tsx';
import styles from './subscription.module.css';

/** Lists the receipts to which emails link, each with its PDF at Stripe. */
export function Receipts() {
  const { data } = useQuery(receiptsQuery);
  if (!data || data.receipts.length === 0) return null;
  return (
    <Disclosure summary={m.subscription_receipts({ count: data.receipts.length })}>
      <dl className={styles.rows}>
        {data.receipts.map(({ id, paid_at, pdf, page, ...receipt }) => (
          <Row key={id} name={dayWords(paid_at)}>
            {receiptWords(receipt)}
            {(pdf ?? page) && (
              <a href={pdf ?? page} target="_blank" rel="noopener">
                {m.subscription_receipt()}
              </a>
            )}
          </Row>
        ))}
      </dl>
    </Disclosure>
  );
}
