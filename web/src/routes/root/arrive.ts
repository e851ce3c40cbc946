import { keepArrival } from '../../features/auth/arrival.ts';
import { keepPromo } from '../../preferences/promo.ts';

/**
 * Handles the parameters of an arriving address: keeps the token of a mailed link and removes it, and stores a
 * promotion. Returns the search to continue with, or undefined where the address may stay.
 */
export function arrive(search: string, isIn: boolean): string | undefined {
  const asked = new URLSearchParams(search);
  const before = asked.toString();

  keepPromo({ code: asked.get('promo'), isPartner: asked.get('wrscfree') === 'true' });
  const passwordToken = asked.get('password_token');
  if (passwordToken) {
    keepArrival({ passwordToken, email: asked.get('email') ?? undefined });
    asked.delete('password_token');
    asked.delete('email');
    asked.set('login', 'change');
  }
  // A signed-in user need not sign in; the form would open on signing out.
  if (isIn && asked.get('login') !== 'change' && asked.get('verified') !== 'true') asked.delete('login');

  const after = asked.toString();
  return after === before ? undefined : after;
}
