import type { Tier } from '@groundswell/plans';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';

/** Why a favorite was refused: the limit's warning where the list is full, at so many. */
export function refusalSentence(tier: Tier, fullAt: number | undefined): string {
  return fullAt === undefined ? m.favorite_error() : favoriteLimitSentence(tier, fullAt);
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
