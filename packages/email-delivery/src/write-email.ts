import {
  CODE_GOOD_MS,
  CONFIRM_GOOD_DAYS,
  INVITATION_GOOD_DAYS,
  preparePassCode,
  sealMailToken,
} from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { invitations } from '@groundswell/data/blog';
import { consents, type QueuedEmail } from '@groundswell/data/email';
import { isRunning, subscriptions } from '@groundswell/data/plans';
import type { EmailContent } from '@groundswell/email';
import { logLine } from '@groundswell/runtime';
import { writeAlert } from './write-alert.ts';
import { writeWriterWeek } from './write-writer-week.ts';

/** An email to be sent: content, recipient, language. */
export interface WrittenEmail {
  readonly letter: EmailContent;
  readonly to: string;
  readonly lang: Language;
}

/**
 * Completes a queued email with current data. Returns undefined if the recipient no longer exists or the reason for the
 * email no longer applies.
 */
export async function writeEmail(message: QueuedEmail, contactAddress: string): Promise<WrittenEmail | undefined> {
  const { letter: name } = message;
  switch (name) {
    case 'pass-code': {
      const lateMs = Date.now() - message.askedAt;
      if (lateMs > CODE_GOOD_MS) {
        logLine('warn', { letter: name, emailId: message.requestId, dropped: 'too late', lateMs });
        return undefined;
      }
      const ready = await preparePassCode(message);
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
      const { name: writer, email: from, subject, message: text, business, phone, order } = message;
      const letter = { letter: name, name: writer, from, subject, message: text, business, phone, order };
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
    case 'invitation': {
      const { email, askedAt, lang } = message;
      if (!mayMail(await accounts.findByEmail(email), 'asked for')) return undefined;
      const invitation = await invitations.find(email);
      if (invitation?.invitedAt !== askedAt) return undefined;
      const token = await sealMailToken({ does: 'join-writers', email, askedAt });
      return {
        letter: { letter: name, role: invitation.role, token, validDays: INVITATION_GOOD_DAYS },
        to: email,
        lang,
      };
    }
    case 'writer-week': {
      const account = await accounts.find(message.userId);
      if (!account || !mayMail(account, 'of our own accord')) return undefined;
      const letter = await writeWriterWeek(message, account);
      return letter && { letter, to: account.email, lang: account.lang };
    }
    case 'password-changed':
    case 'provider-changed':
    case 'second-factor-changed':
    case 'email-changed':
    case 'account-deleted': {
      const { email, lang } = message;
      if (!mayMail(await accounts.findByEmail(email), 'asked for')) return undefined;
      return { letter: message, to: email, lang };
    }
    case 'gift':
    case 'gift-bought':
    case 'gift-expiring':
    case 'gift-ended': {
      const { email, lang } = message;
      // A gift is also mailed to an address that has no account, because the buyer entered the address for the
      // recipient.
      if (!mayMail(await accounts.findByEmail(email), 'asked for')) return undefined;
      return { letter: message, to: email, lang };
    }
    case 'receipt':
    case 'payment-failed':
    case 'payment-confirm':
    case 'trial-begins':
    case 'trial-ends':
    case 'plan-renews':
    case 'plan-cancelled':
    case 'plan-resumed':
    case 'money-back':
    case 'plan-ended':
    case 'gift-redeemed':
    case 'order-receipt': {
      const account = await accounts.find(message.userId);
      if (!account || !mayMail(account, 'asked for')) return undefined;
      if ('planId' in message && !(await matchesPlanState(message))) return undefined;
      return { letter: message, to: account.email, lang: account.lang };
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
 * Returns whether the plan is still in the state that the queued email describes. The user may have paid, cancelled or
 * resumed since.
 */
async function matchesPlanState({
  letter,
  planId,
  userId,
}: Extract<QueuedEmail, { planId: string }>): Promise<boolean> {
  const plan = (await subscriptions.find(userId))?.plan;
  if (plan?.id !== planId) return false;
  if (letter === 'payment-failed' || letter === 'payment-confirm') return plan.state === 'past-due';
  if (letter === 'trial-begins' || letter === 'trial-ends') return plan.state === 'trialing' && !plan.isCancelled;
  if (letter === 'plan-renews') return plan.state === 'active' && !plan.isCancelled;
  return isRunning(plan) && plan.isCancelled === (letter === 'plan-cancelled');
}

/**
 * Returns whether an account may get an email. After a bounce it gets only pass codes, which are sent without this
 * check. After a spam complaint it gets only emails that the user requested.
 */
function mayMail(account: StoredAccount | undefined, cause: 'asked for' | 'of our own accord'): boolean {
  const state = account?.mailState ?? 'ok';
  return state === 'ok' || (state === 'complained' && cause === 'asked for');
}
