import type { EmailContent } from './email.ts';
import {
  draftAccountDeleted,
  draftAccountExists,
  draftEmailChanged,
  draftPasswordChanged,
  draftProviderChanged,
  draftSecondFactorChanged,
} from './templates/account-notices.ts';
import { draftAlert } from './templates/alert.ts';
import { draftContact } from './templates/contact.ts';
import { draftDigest } from './templates/digest.ts';
import type { Draft, DraftContext } from './templates/draft-context.ts';
import { draftGift, draftGiftBought, draftGiftEnded, draftGiftExpiring, draftGiftRedeemed } from './templates/gift.ts';
import { draftInvitation } from './templates/invitation.ts';
import { draftOrderReceipt } from './templates/order-receipt.ts';
import { draftPassCode } from './templates/pass-code.ts';
import { draftPlan } from './templates/plan.ts';
import { draftPlanLowered } from './templates/plan-lowered.ts';
import { draftSubscribeConfirm } from './templates/subscribe-confirm.ts';
import { draftWriterWeek } from './templates/writer-week.ts';

export function draftEmail(letter: EmailContent, desk: DraftContext): Draft {
  switch (letter.letter) {
    case 'pass-code':
      return draftPassCode(letter, desk);
    case 'account-exists':
      return draftAccountExists(desk);
    case 'email-changed':
      return draftEmailChanged(letter, desk);
    case 'account-deleted':
      return draftAccountDeleted(letter, desk);
    case 'password-changed':
      return draftPasswordChanged(desk);
    case 'provider-changed':
      return draftProviderChanged(letter, desk);
    case 'second-factor-changed':
      return draftSecondFactorChanged(letter, desk);
    case 'subscribe-confirm':
      return draftSubscribeConfirm(letter, desk);
    case 'invitation':
      return draftInvitation(letter, desk);
    case 'writer-week':
      return draftWriterWeek(letter, desk);
    case 'contact':
      return draftContact(letter, desk);
    case 'order-receipt':
      return draftOrderReceipt(letter, desk);
    case 'gift':
      return draftGift(letter, desk);
    case 'gift-bought':
      return draftGiftBought(letter, desk);
    case 'gift-redeemed':
      return draftGiftRedeemed(letter, desk);
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
      return draftPlan(letter, desk);
    case 'gift-expiring':
      return draftGiftExpiring(letter, desk);
    case 'gift-ended':
      return draftGiftEnded(letter, desk);
    case 'plan-lowered':
      return draftPlanLowered(letter, desk);
    case 'digest':
      return draftDigest(letter, desk);
    case 'alert':
      return draftAlert(letter, desk);
  }
}
