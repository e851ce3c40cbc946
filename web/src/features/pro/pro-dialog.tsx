import { type Plan, planOfTier, TIERS } from '@groundswell/plans';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import { product } from '../../product.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './pro-dialog.module.css';

interface Props {
  readonly basicDays: number;
  readonly onClose: () => void;
}

/** The tiers side by side. */
export function ProDialog({ basicDays, onClose }: Props) {
  const plans = TIERS.map((tier) => planOfTier(tier, basicDays));
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const row = (name: string, cell: (plan: Plan) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan) => (
        <td key={plan.tier}>{cell(plan)}</td>
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
            {plans.map(({ tier }) => (
              <th key={tier} scope="col">
                {tier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(m.pro_forecast(), ({ forecastDays }) => m.pro_days({ days: forecastDays }))}
          {row(m.pro_favorites(), ({ favoriteLimit }) => favoriteLimit)}
          {row(m.pro_alerts(), ({ alertLimit }) => alertLimit)}
          {row(m.pro_ads(), ({ hasAds }) => (hasAds ? m.pro_ads_shown() : m.pro_ads_none()))}
          {row(m.pro_price(), ({ priceUsd }) => (priceUsd === 0 ? m.pro_free() : dollars.format(priceUsd)))}
        </tbody>
      </Table>
      <p className={styles.note}>{m.pro_not_open()}</p>
    </Dialog>
  );
}
