import { CODE, PASSWORD, TOKEN, type WellFormedOf } from './parts.ts';

const CREDENTIAL = { id: 'a-passkey', rawId: 'a-passkey', type: 'public-key', response: {} };

export const securityRequests: WellFormedOf<'security'> = () => ({
  'get-security': {},
  'change-password': { body: { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD } },
  'end-session': { body: { session_id: 'another-session' } },
  'link-provider': { body: { provider: 'google', access_token: TOKEN } },
  'unlink-provider': { body: { provider: 'google' } },
  'begin-totp': {},
  'confirm-totp': { body: { ticket: TOKEN, code: CODE } },
  'begin-passkey': {},
  'confirm-passkey': { body: { ticket: TOKEN, name: 'Phone', credential: CREDENTIAL } },
  'remove-second-factor': { body: { factor: 'totp' } },
  'renew-recovery-codes': {},
  'give-second-factor': { body: { factor: 'totp', code: CODE } },
  'ask-passkey': {},
});
