import type { Account } from '@groundswell/accounts';
import type { ForecastReader } from '@groundswell/present';
import { presentAlert } from '../favorites/present-alert.ts';

/** What a beach is to who is signed in: whether they keep it, and their alert of it. */
export function forecastReader(user: Account, beachId: number): ForecastReader {
  const { beachIds } = user.favorites;
  return {
    isFavorite: beachIds.includes(beachId),
    favCount: beachIds.length,
    favLimit: user.plan.favoriteLimit,
    favAlert: presentAlert(beachId, user.favorites, user) ?? undefined,
    isPremiumSubscriber: user.isPremiumSubscriber,
  };
}
