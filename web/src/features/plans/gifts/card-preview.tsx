import { drawnSwell } from '@groundswell/map-stills/swell';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { product } from '../../../product.ts';
import styles from './card-preview.module.css';
import type { Order } from './order.ts';

const SEA = { width: 400, height: 96 };
const WAVES = drawnSwell(SEA.width, SEA.height);
/** Stands for a name that is not entered yet. */
const ELLIPSIS = language === 'zh-CN' ? '……' : '…';

/** Shows the gift card as printed, with the current input. */
export function CardPreview({ order: { toName, fromName, message } }: { readonly order: Order }) {
  return (
    <figure className={styles.card} aria-label={m.gift_preview()}>
      <p className={styles.product}>{product}</p>
      <p className={styles.title}>{m.gift_card_title()}</p>
      <svg viewBox={`0 0 ${SEA.width} ${SEA.height}`} className={styles.sea} aria-hidden="true">
        {WAVES.map((path, row) => (
          <path key={path} d={path} style={{ fill: `var(--wave-${row})` }} />
        ))}
      </svg>
      <p className={styles.to}>{m.gift_card_to({ name: toName.trim() || ELLIPSIS })}</p>
      <p className={styles.message}>{message.trim()}</p>
      <p className={styles.from}>{m.gift_card_from({ name: fromName.trim() || ELLIPSIS })}</p>
    </figure>
  );
}
