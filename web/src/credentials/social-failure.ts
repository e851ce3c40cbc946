import type { SocialProvider } from '@groundswell/contracts';
import { m } from '../paraglide/later.js';

/** The sentence shown where a provider refuses. */
export function socialFailure(provider: SocialProvider): string {
  if (provider === 'facebook') return m.auth_facebook_failed();
  return provider === 'google' ? m.auth_social_failed() : m.auth_apple_failed();
}
