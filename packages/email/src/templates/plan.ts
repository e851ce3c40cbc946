import { dateText } from '@groundswell/present';
import type { Block } from '../email-document.ts';
import type {
  ChargeAheadEmail,
  NextCharge,
  PaymentConfirmEmail,
  PaymentFailedEmail,
  PlanCancelledEmail,
  PlanEmail,
  PlanEndedEmail,
  ReceiptEmail,
  RefundEmail,
} from '../plan-emails.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts an email about a plan's payment: the amount that was or will be charged, and the reader's options. */
export function draftPlan(letter: PlanEmail, desk: DraftContext): Draft {
  switch (letter.letter) {
    case 'receipt':
      return draftReceipt(letter, desk);
    case 'payment-failed':
      return draftFailed(letter, desk);
    case 'payment-confirm':
      return draftConfirm(letter, desk);
    case 'trial-begins':
    case 'trial-ends':
    case 'plan-renews':
    case 'plan-resumed':
      return draftAhead(letter, desk);
    case 'plan-cancelled':
      return draftCancelled(letter, desk);
    case 'money-back':
      return draftRefund(letter, desk);
    case 'plan-ended':
      return draftEnded(letter, desk);
  }
}

function draftReceipt(
  { tier, pays, sum, credited, credit, until, next, url }: ReceiptEmail,
  desk: DraftContext,
): Draft {
  const { receipt, labels, how, open } = desk.words.plan;
  const day = dateText(until, desk.lang);
  const what = pays === 'term' ? receipt.term(tier, day) : receipt.change(tier, day);
  const money =
    credited !== undefined
      ? { subject: receipt.credited(credited), facts: [{ label: labels.credited, value: credited }] }
      : sum !== undefined
        ? { subject: receipt.subject(sum), facts: [{ label: labels.paid, value: sum }] }
        : { subject: pays === 'change' ? receipt.changed(tier) : receipt.free, facts: [] };
  const creditFacts = credit === undefined ? [] : [{ label: labels.credit, value: credit }];
  return planDraft(desk, money.subject, what, [
    { block: 'facts', facts: [...money.facts, ...creditFacts, { label: labels.pays, value: what }] },
    { block: 'paragraph', text: describeNextCharge(next, day, desk) },
    ...laterBlocks(next, desk),
    url === undefined ? button(open, panel(desk)) : button(receipt.open, url),
    ...(next ? [{ block: 'quiet' as const, text: how }] : []),
  ]);
}

function draftFailed({ tier, step, sum, graceEndsAt }: PaymentFailedEmail, desk: DraftContext): Draft {
  const { failed } = desk.words.plan;
  const day = dateText(graceEndsAt, desk.lang);
  return planDraft(desk, failed.subjects[step], failed.lead(sum, tier), [
    { block: 'lead', text: failed.lead(sum, tier) },
    { block: 'paragraph', text: failed.until(tier, day) },
    button(failed.mend, panel(desk)),
    { block: 'quiet', text: failed.again },
  ]);
}

function draftConfirm({ tier, sum, graceEndsAt, url }: PaymentConfirmEmail, desk: DraftContext): Draft {
  const { confirm } = desk.words.plan;
  return planDraft(desk, confirm.subject, confirm.lead(sum, tier), [
    { block: 'lead', text: confirm.lead(sum, tier) },
    { block: 'paragraph', text: confirm.until(dateText(graceEndsAt, desk.lang)) },
    button(confirm.open, url ?? panel(desk)),
  ]);
}

function draftAhead(email: ChargeAheadEmail, desk: DraftContext): Draft {
  const { letter, tier, at, sum, credit } = email;
  const { ahead, how, remindedOfTrial, open } = desk.words.plan;
  const words = ahead[letter];
  const day = dateText(at, desk.lang);
  const lead = sum === undefined ? words.free(tier, day) : words.lead(sum, tier, day);
  return planDraft(desk, words.subject(tier, day), lead, [
    { block: 'lead', text: lead },
    ...(credit === undefined ? [] : [{ block: 'paragraph', text: desk.words.plan.credit(credit) } as const]),
    ...laterBlocks(email, desk),
    { block: 'paragraph', text: how },
    button(open, panel(desk)),
    ...(letter === 'trial-begins' ? [{ block: 'quiet', text: remindedOfTrial } as const] : []),
  ]);
}

function draftCancelled({ tier, at }: PlanCancelledEmail, desk: DraftContext): Draft {
  const { cancelled, open } = desk.words.plan;
  const day = dateText(at, desk.lang);
  return planDraft(desk, cancelled.subject(tier, day), cancelled.lead(tier, day), [
    { block: 'lead', text: cancelled.lead(tier, day) },
    { block: 'paragraph', text: cancelled.resume },
    button(open, panel(desk)),
  ]);
}

function draftRefund({ tier, of, until, next }: RefundEmail, desk: DraftContext): Draft {
  const { moneyBack, open } = desk.words.plan;
  const day = dateText(until, desk.lang);
  const lead = moneyBack.of[of](tier, day);
  return planDraft(desk, moneyBack.subject(tier, day), lead, [
    { block: 'lead', text: lead },
    { block: 'paragraph', text: describeNextCharge(next, day, desk) },
    ...laterBlocks(next, desk),
    button(open, panel(desk)),
  ]);
}

/** Describes the next charge of a plan, or that a year is free, or that the plan ends on `day`. */
function describeNextCharge(next: NextCharge | undefined, day: string, { words, lang }: DraftContext): string {
  const { receipt } = words.plan;
  if (!next) return receipt.ends(day);
  const nextDay = dateText(next.at, lang);
  return next.sum === undefined ? receipt.nextFree(nextDay) : receipt.next(next.sum, nextDay);
}

/** Describes each later charge. If nothing is charged next, the first of them is described as the next charge. */
function laterBlocks(
  next: Pick<NextCharge, 'sum' | 'later'> | undefined,
  { words, lang }: DraftContext,
): readonly Block[] {
  const { receipt, later: laterWords } = words.plan;
  const later = next?.later ?? [];
  return later.map(({ at, sum }, index): Block => {
    const day = dateText(at, lang);
    if (index === 0 && next?.sum === undefined) return { block: 'paragraph', text: receipt.next(sum, day) };
    const isLast = index === later.length - 1;
    return { block: 'paragraph', text: isLast ? laterWords.yearly(sum, day) : laterWords.once(sum, day) };
  });
}

function draftEnded({ tier, cause, rests }: PlanEndedEmail, desk: DraftContext): Draft {
  const { ended } = desk.words.plan;
  const { planLowered } = desk.words;
  const suspended = rests && [
    planLowered.favorites(rests.favoriteLimit),
    planLowered.alerts(rests.alertLimit),
    planLowered.choose,
  ];
  return planDraft(desk, ended.subject(tier), ended.causes[cause], [
    { block: 'lead', text: ended.causes[cause] },
    { block: 'paragraph', text: ended.basic },
    { block: 'paragraph', text: planLowered.nothingLost },
    ...(suspended ?? []).map((text): Block => ({ block: 'paragraph', text })),
    button(ended.again, panel(desk)),
  ]);
}

function planDraft({ words }: DraftContext, subject: string, preheader: string, blocks: readonly Block[]): Draft {
  return {
    subject,
    preheader,
    blocks: [{ block: 'heading', text: subject }, ...blocks],
    footer: { text: words.plan.why, links: [] },
  };
}

function button(label: string, url: string): Block {
  return { block: 'button', link: { label, url } };
}

/** Returns the URL of the subscription settings, where the user manages the card and the plan. */
function panel({ site }: DraftContext): string {
  return `${site}/?subscription`;
}
