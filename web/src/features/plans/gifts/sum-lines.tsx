import { m } from '../../../paraglide/later.js';
import sums from '../../../ui/sums.module.css';
import styles from './gift.module.css';

/** Shows the amount of the single payment. */
export function SumLines({ price }: { readonly price: string | undefined }) {
  return (
    <dl className={sums.sums}>
      <dt>{m.gift_item()}</dt>
      <dd>{m.gift_item_term()}</dd>
      <dt>{m.gift_total()}</dt>
      <dd className={styles.price}>{price ?? '…'}</dd>
    </dl>
  );
}
