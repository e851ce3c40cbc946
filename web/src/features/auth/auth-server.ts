import type { SecondFactor } from '@groundswell/contracts';
import { request } from '../../api/client.ts';
import { hasPasskeys, showPasskey } from '../../credentials/passkey.ts';
import { language } from '../../preferences/language.ts';
import { readUnits } from '../../preferences/units.tsx';
import { session } from '../../session/current.ts';
import type { StepReply } from './model.ts';
import type { AuthServer } from './submit.ts';

export const authServer: AuthServer = {
  send({ step, typed, codeFor, factor, passwordToken = '' }) {
    const { password, passcode } = typed;
    const email = typed.email.trim();
    switch (step) {
      // A visitor's units are sent with the registration, so that the new account starts with these units.
      case 'register':
        return request('register', {
          body: { email, password, is_subscribed: typed.subscribes, units: readUnits(), lang: language },
        });
      case 'reset':
        return request('requestPasswordReset', { body: { email } });
      case 'verify':
        return request('verifyEmail', { body: { email } });
      case 'passcode':
        return request('checkPassCode', { body: { email, passcode, reset: codeFor === 'reset' } });
      case 'change':
        // The form has one password field; the call requires the password twice.
        return request('resetPassword', {
          body: { ...(email && { email }), password, password_confirmation: password, token: passwordToken },
        });
      case 'second':
        return giveSecondFactor(factor, passcode);
      case 'signin':
        throw new Error('One signs in through the session.');
    }
  },
  newCode: ({ typed, codeFor }) =>
    request('newPassCode', { body: { email: typed.email.trim(), reset: codeFor === 'reset' } }),
  async signIn(grant) {
    const reply = await session.signIn(grant);
    const { needsSecondFactor: factors } = reply;
    if (!factors || hasPasskeys()) return reply;
    return { ...reply, needsSecondFactor: factors.filter((factor) => factor !== 'passkey') };
  },
};

async function giveSecondFactor(factor: SecondFactor, code: string): Promise<StepReply> {
  return factor === 'passkey' ? givePasskey() : request('giveSecondFactor', { body: { factor, code } });
}

async function givePasskey(): Promise<StepReply> {
  const { options, ticket, ...outcome } = await request('askPasskey');
  if (!options || ticket === undefined) return { ...outcome, valid: false };
  const shown = await showPasskey(options);
  if ('failure' in shown) return { valid: false, errorMsg: shown.failure };
  return request('giveSecondFactor', { body: { factor: 'passkey', ticket, credential: shown.credential } });
}
