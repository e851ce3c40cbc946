import { CODE, PASSWORD, TOKEN, type WellFormedOf } from './parts.ts';

export const authRequests: WellFormedOf<'auth'> = ({ email }) => ({
  login: { body: { email, password: PASSWORD } },
  register: { body: { email, password: PASSWORD } },
  'request-password-reset': { body: { email } },
  'verify-email': { body: { email } },
  'new-pass-code': { body: { email, reset: true } },
  'check-pass-code': { body: { email, passcode: CODE, reset: true } },
  'reset-password': { body: { email, password: PASSWORD, password_confirmation: PASSWORD, token: TOKEN } },
  'issue-token': { body: { grant: 'password', username: email, password: PASSWORD } },
  logout: {},
  'logout-everywhere': {},
  'get-me': {},
});
