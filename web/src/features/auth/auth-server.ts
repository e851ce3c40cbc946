import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';
import { session } from '../../session/current.ts';
import { readCookie } from '../../storage/cookies.ts';
import type { AuthServer } from './submit.ts';

/** A visitor's units go along: a new account begins with them. */
export const visitorUnits = () => (readCookie('sc_units') === '2' ? 2 : 1);

export const authServer: AuthServer = {
  send({ step, typed, codeFor, passwordToken = '' }) {
    const { password, passcode } = typed;
    const email = typed.email.trim();
    switch (step) {
      case 'register':
        return request('register', {
          body: { email, password, is_subscribed: typed.subscribes, units: visitorUnits(), lang: language },
        });
      case 'reset':
        return request('requestPasswordReset', { body: { email } });
      case 'verify':
        return request('verifyEmail', { body: { email } });
      case 'passcode':
        return request('checkPassCode', { body: { email, passcode, reset: codeFor === 'reset' } });
      case 'change':
        // One field that can be read is asked for, not two that cannot.
        return request('resetPassword', {
          body: { ...(email && { email }), password, password_confirmation: password, token: passwordToken },
        });
      case 'signin':
        throw new Error('One signs in through the session.');
    }
  },
  newCode: ({ typed, codeFor }) =>
    request('newPassCode', { body: { email: typed.email.trim(), reset: codeFor === 'reset' } }),
  signIn: (grant) => session.signIn(grant),
};
