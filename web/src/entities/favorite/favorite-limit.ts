import type { Tier } from '@groundswell/plans';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';

/** The plan keeps no more favorites; its message is the limit's warning, which is shown as it is. */
export class FavoritesFullError extends Error {
  constructor(tier: Tier, limit: number) {
    super(favoriteLimitSentence(tier, limit));
    this.name = 'FavoritesFullError';
  }
}

/** Why no more favorites fit: it offers the next plan, or, on the largest, to remove one first. */
export function favoriteLimitSentence(tier: Tier, limit: number): string {
  switch (tier) {
    case 'Basic':
      return m.favorites_full_basic({ limit, product });
    case 'Pro':
      return m.favorites_full_pro({ limit, product });
    case 'Pro Plus':
      return m.favorites_full_premium({ limit });
  }
}
