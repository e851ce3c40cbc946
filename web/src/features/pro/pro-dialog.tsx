import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import { product } from '../../product.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './pro-dialog.module.css';
import { listTiers, type Tier } from './tiers.ts';

interface Props {
  readonly basicDays: number;
  readonly onClose: () => void;
}

/** The tiers side by side. */
export function ProDialog({ basicDays, onClose }: Props) {
  const tiers = listTiers(basicDays);
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const row = (name: string, cell: (tier: Tier) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {tiers.map((tier) => (
        <td key={tier.name}>{cell(tier)}</td>
      ))}
    </tr>
  );
  const title = m.pro_title({ product });
  return (
    <Dialog title={title} onClose={onClose}>
      <Table caption={title} className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{m.pro_plan()}</th>
            {tiers.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(m.pro_forecast(), ({ forecastDays }) => m.pro_days({ days: forecastDays }))}
          {row(m.pro_favorites(), ({ favorites }) => favorites)}
          {row(m.pro_alerts(), ({ alerts }) => alerts)}
          {row(m.pro_ads(), ({ ads }) => (ads ? m.pro_ads_shown() : m.pro_ads_none()))}
          {row(m.pro_price(), ({ priceUsd }) => (priceUsd === 0 ? m.pro_free() : dollars.format(priceUsd)))}
        </tbody>
      </Table>
      <p className={styles.note}>{m.pro_not_open()}</p>
    </Dialog>
  );
}
