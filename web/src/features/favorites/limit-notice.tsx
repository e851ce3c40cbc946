import type { FavoritesTodayReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { favoriteLimitSentence } from '../../entities/favorites/favorite-limit.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import styles from './favorites.module.css';

interface Props {
  readonly favorites: FavoritesTodayReply;
  readonly onPlans: () => void;
}

/**
 * Tells that the plan's limit is reached: to add another favorite, the user needs a larger plan or must remove a
 * favorite.
 */
export function LimitNotice({ favorites: { locations, favLimit: limit, settings }, onPlans }: Props) {
  if (locations.length < limit) return null;
  const tier = tierOnWire(settings?.subscriptionType ?? 'Basic');
  const sentence = favoriteLimitSentence(tier, limit);
  if (tier === 'Pro Plus') return <p className={styles.limit}>{sentence}</p>;
  return (
    <div className={styles.limit}>
      <p>{sentence}</p>
      <Button variant="quiet" onClick={onPlans}>
        {m.favorites_upgrade()}
      </Button>
    </div>
  );
}
