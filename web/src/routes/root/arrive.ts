import { keepArrival } from '../../features/auth/arrival.ts';
import { keepPromo } from '../../preferences/promo.ts';

/**
 * Takes out of an address what must not stay there and keeps it: the token of a mailed link, a promotion. The search
 * to go on with, or undefined where the address may stay as it is.
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
  // Who is signed in has nothing to sign in for; the form would open on signing out.
  if (isIn && asked.get('login') !== 'change' && asked.get('verified') !== 'true') asked.delete('login');

  const after = asked.toString();
  return after === before ? undefined : after;
}
