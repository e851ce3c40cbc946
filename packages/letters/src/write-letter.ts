import { CODE_GOOD_MS, CONFIRM_GOOD_DAYS, preparePassCode, sealMailToken } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { consents, type Letter as LetterMessage } from '@groundswell/data/letters';
import type { Letter } from '@groundswell/mail';
import { writeAlert } from './write-alert.ts';

/** A letter that is to be mailed: what, to whom, in which language. */
export interface WrittenLetter {
  readonly letter: Letter;
  readonly to: string;
  readonly lang: Language;
}

/** Fills in what a queued letter only names, as it is by now. Undefined: there is nobody, or no longer a cause, to mail it. */
export async function writeLetter(message: LetterMessage, contactAddress: string): Promise<WrittenLetter | undefined> {
  const { letter: name } = message;
  switch (name) {
    case 'pass-code': {
      const isLate = Date.now() - message.askedAt > CODE_GOOD_MS;
      const ready = isLate ? undefined : await preparePassCode(message);
      if (!ready) return undefined;
      const { purpose, email: to } = message;
      if (ready === 'account-exists') {
        const account = await accounts.findByEmail(to);
        return account && mayMail(account, 'asked for')
          ? { letter: { letter: 'account-exists' }, to, lang: account.lang }
          : undefined;
      }
      const { code, links, lang = message.lang ?? 'en' } = ready;
      return { letter: { letter: name, purpose, code, links, validMinutes: CODE_GOOD_MS / 60_000 }, to, lang };
    }
    case 'contact': {
      const { name: writer, email: from, subject, message: text, business, phone } = message;
      const letter = { letter: name, name: writer, from, subject, message: text, business, phone };
      return { letter, to: contactAddress, lang: 'en' };
    }
    case 'subscribe-confirm': {
      const { email, askedAt, lang } = message;
      if (!mayMail(await accounts.findByEmail(email), 'asked for')) return undefined;
      const consent = await consents.find(email);
      if (consent?.state !== 'asked' || consent.askedAt !== askedAt) return undefined;
      const token = await sealMailToken({ does: 'confirm-newsletter', email, askedAt });
      return { letter: { letter: name, token, validDays: CONFIRM_GOOD_DAYS }, to: email, lang };
    }
    case 'password-changed':
    case 'provider-changed':
    case 'second-factor-changed':
    case 'email-changed': {
      const { email, lang } = message;
      if (!mayMail(await accounts.findByEmail(email), 'asked for')) return undefined;
      return { letter: message, to: email, lang };
    }
    case 'plan-lowered': {
      const account = await accounts.find(message.userId);
      if (!account || !mayMail(account, 'of our own accord')) return undefined;
      const { tier, favoriteLimit, alertLimit } = message;
      return { letter: { letter: name, tier, favoriteLimit, alertLimit }, to: account.email, lang: account.lang };
    }
    case 'alert': {
      const account = await accounts.find(message.userId);
      if (!account || !mayMail(account, 'of our own accord')) return undefined;
      const letter = await writeAlert(message);
      return letter && { letter, to: account.email, lang: message.lang };
    }
  }
}

/**
 * Where mail came back nothing goes but pass codes, which are asked for by who means to read them; who complained gets
 * what follows from something just done with the address, and nothing else.
 */
function mayMail(account: StoredAccount | undefined, cause: 'asked for' | 'of our own accord'): boolean {
  const state = account?.mailState ?? 'ok';
  return state === 'ok' || (state === 'complained' && cause === 'asked for');
}
