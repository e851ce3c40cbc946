import { planOfTier, type Tier } from '@groundswell/plans';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';

/**
 * Returns the sentence for a full list of favorites. It offers the next plan or, on the largest plan, suggests removing
 * a favorite.
 */
export function favoriteLimitSentence(tier: Tier, limit: number): string {
  switch (tier) {
    case 'Basic':
      return m.favorites_full_basic({ limit, product, more: planOfTier('Pro').favoriteLimit });
    case 'Pro':
      return m.favorites_full_pro({ limit, product, more: planOfTier('Pro Plus').favoriteLimit });
    case 'Pro Plus':
      return m.favorites_full_premium({ limit });
  }
}
