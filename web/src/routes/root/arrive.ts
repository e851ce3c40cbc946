import { keepArrival } from '../../features/auth/arrival.ts';
import { keepPromo } from '../../preferences/promo.ts';

/**
 * Handles the parameters of the address at arrival: it moves the token of a mailed link into memory and stores a
 * promotion. Returns the changed search string; undefined if nothing changed.
 */
export function arrive(search: string, isIn: boolean): string | undefined {
  const parameters = new URLSearchParams(search);
  const before = parameters.toString();

  keepPromo({ code: parameters.get('promo'), isPartner: parameters.get('wrscfree') === 'true' });
  const passwordToken = parameters.get('password_token');
  if (passwordToken) {
    keepArrival({ passwordToken, email: parameters.get('email') ?? undefined });
    parameters.delete('password_token');
    parameters.delete('email');
    parameters.set('login', 'change');
  }
  // A signed-in user need not sign in. If the parameter stayed, the sign-in form would open after signing out.
  if (isIn && parameters.get('login') !== 'change' && parameters.get('verified') !== 'true') parameters.delete('login');

  const after = parameters.toString();
  return after === before ? undefined : after;
}
