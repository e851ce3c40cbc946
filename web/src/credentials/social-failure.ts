import type { SocialProvider } from '@groundswell/contracts';
import { m } from '../paraglide/later.js';

/** Returns the sentence shown if a provider refuses. */
export function socialFailure(provider: SocialProvider): string {
  if (provider === 'facebook') return m.auth_facebook_failed();
  return provider === 'google' ? m.auth_social_failed() : m.auth_apple_failed();
}
