import type { PlanWords } from './plan-words.ts';

export function englishPlan(product: string): PlanWords {
  return {
    labels: { paid: 'Paid', credited: 'Credited', credit: 'Credit used', pays: 'For' },
    receipt: {
      subject: (sum) => `Your ${product} receipt: ${sum}`,
      credited: (sum) => `Your change of plan: ${sum} credited`,
      changed: (tier) => `Your plan is ${tier} now`,
      free: `Your ${product} receipt: nothing charged`,
      term: (tier, day) => `${tier} until ${day}`,
      change: (tier, day) => `Change to ${tier}, until ${day}`,
      next: (sum, day) => `The next charge is ${sum} on ${day}.`,
      nextFree: (day) => `Nothing is charged on ${day}, when the next year begins.`,
      ends: (day) => `Nothing more is charged: your plan ends on ${day}.`,
      open: 'See the receipt',
    },
    failed: {
      subjects: {
        1: `Your payment for ${product} did not go through`,
        2: `Your payment for ${product} still did not go through`,
        3: `Last try: your payment for ${product} did not go through`,
      },
      lead: (sum, tier) => `The payment of ${sum} for ${tier} did not go through.`,
      until: (tier, day) => `${tier} stays on until ${day}. Without a payment you are on Basic from then on.`,
      mend: 'Change the card',
      again: 'We will also try the card again. If you have paid since, there is nothing left to do.',
    },
    confirm: {
      subject: `Your bank asks you to confirm a payment to ${product}`,
      lead: (sum, tier) => `${sum} for ${tier} will be paid once you confirm it with your bank.`,
      until: (day) => `Your plan stays on until ${day}.`,
      open: 'Confirm the payment',
    },
    ahead: {
      'trial-begins': {
        subject: (tier, day) => `Your ${tier} trial: free until ${day}`,
        lead: (sum, tier, day) =>
          `${tier} is yours, free until ${day}. On that day your card is charged ${sum} for a year.`,
        free: (tier, day) =>
          `${tier} is yours, free until ${day}. A year of it begins then. Nothing is charged for it.`,
      },
      'trial-ends': {
        subject: (tier, day) => `Your ${tier} trial ends on ${day}`,
        lead: (sum, tier, day) => `Your card is charged ${sum} for a year of ${tier} on ${day}.`,
        free: (tier, day) => `A year of ${tier} begins on ${day}. Nothing is charged for it.`,
      },
      'plan-renews': {
        subject: (tier, day) => `${tier} renews on ${day}`,
        lead: (sum, tier, day) => `Your card is charged ${sum} for another year of ${tier} on ${day}.`,
        free: (tier, day) => `Another year of ${tier} begins on ${day}. Nothing is charged for it.`,
      },
      'plan-resumed': {
        subject: (tier) => `Your ${tier} plan goes on`,
        lead: (sum, tier, day) =>
          `Its cancellation was undone. Your card is charged ${sum} for a year of ${tier} on ${day}.`,
        free: (tier, day) =>
          `Its cancellation was undone. A year of ${tier} begins on ${day}. Nothing is charged for it.`,
      },
    },
    cancelled: {
      subject: (tier, day) => `${tier} is canceled: yours until ${day}`,
      lead: (tier, day) => `${tier} stays yours until ${day}. Then it ends by itself, and nothing more is charged.`,
      resume: 'Would you rather keep it? Until then open your subscription and press Resume: it goes on as before.',
    },
    moneyBack: {
      subject: (tier, day) => `Your plan after a payment went back: ${tier} until ${day}`,
      of: {
        change: (tier) => `Your payment for the change of plan went back to you, so your plan is ${tier} again.`,
        term: (tier, day) =>
          `Your payment for the term went back to you. What was given to you is yours: ${tier} until ${day}.`,
      },
    },
    ended: {
      subject: (tier) => `Your ${tier} plan has ended`,
      causes: {
        over: 'Its term is over. Nothing more is charged.',
        unpaid: 'Its payment did not go through within seven days. Nothing more is charged.',
        cancelled: 'You canceled it before its payment went through. Nothing is charged.',
        refunded: 'Its payment was refunded. Nothing more is charged.',
        disputed: 'Its payment was disputed at the bank. Nothing more is charged.',
        'gift-back': 'The payment for the gift card that gave it went back. Nothing more is charged.',
        'by-us': 'We ended it. Nothing more is charged.',
      },
      basic: 'You are on Basic now.',
      again: 'Choose a plan',
    },
    later: {
      once: (sum, day) => `Then it is ${sum} on ${day}.`,
      yearly: (sum, day) => `From ${day} on it is ${sum} a year.`,
    },
    credit: (sum) => `Your credit pays ${sum} of the year.`,
    how: 'You can cancel any time before that in your subscription: open it and press “Cancel subscription”.',
    remindedOfTrial: 'We write to you again three days before.',
    open: 'Open your subscription',
    why: `You get this email because you have, or had, a paid plan of ${product}.`,
  };
}
