import type { EmailWords } from './email-words.ts';
import { englishPlan } from './plan/english.ts';

export function english(product: string): EmailWords {
  const ignore = 'If this was not you, ignore this email: without the code nothing happens.';
  return {
    passCode: {
      subject: `Your ${product} code`,
      valid: (minutes) => `It works once, within ${minutes} minutes.`,
      headings: {
        verify: 'Confirm your address',
        reset: 'Set a new password',
        own: 'Confirm that it is you',
        'new-email': 'Confirm your new address',
      },
      texts: {
        verify: 'Enter this code to confirm that this address is yours.',
        reset: 'Enter this code to set a new password.',
        own: 'Enter this code to change your address or to delete your account.',
        'new-email': `Enter this code to use this address for your ${product} account from now on.`,
      },
      browser: 'Enter it in the browser that you requested it in. On another device, request a new one there.',
      secret: `Nobody at ${product} will ever ask you for it.`,
      notYou: {
        verify: ignore,
        reset: `${ignore} Your password stays as it is.`,
        own: 'If this was not you, someone is signed in to your account. Do not give them the code; set a new password and sign out everywhere.',
        'new-email': ignore,
      },
      link: (provider) => ({
        heading: `Sign in with ${provider}`,
        text: `Someone who signed in with ${provider} wants to open your ${product} account that way from now on. If it is you, enter this code.`,
        notYou: 'If this was not you, do not give anyone the code: without it nothing changes.',
      }),
    },
    accountExists: {
      subject: `You already have a ${product} account`,
      heading: 'You already have an account',
      text: 'Someone, probably you, just tried to register with this address. It has an account already, so nothing was changed.',
      notYou: 'If this was not you, there is nothing to do. They were not told that you have an account.',
      signIn: 'Sign in',
      forgot: 'Forgot your password? You can set a new one there.',
    },
    emailChanged: {
      subject: `The address of your ${product} account changed`,
      heading: 'Your address changed',
      text: 'Your account now has another address. We no longer write to this one, and you sign in with the new one.',
      newAddress: 'New address',
      notYou: 'If this was not you, write to us: your account may be in other hands, and we can help you get it back.',
      write: 'Write to us',
    },
    accountDeleted: {
      subject: `Your ${product} account was deleted`,
      heading: 'Your account was deleted',
      text: 'Your account is closed for good: favorites, alerts, surf log and every way to sign in are gone. This is the last email about it.',
      plan: 'Your plan ended with it, and nothing more is charged.',
      kept: 'Copies in our backups are overwritten within 35 days. You can open a new account with this address at any time.',
      notYou: 'If this was not you, write to us at once.',
      write: 'Write to us',
      why: `You get this one email because a ${product} account with this address was deleted.`,
    },
    passwordChanged: {
      subject: `Your ${product} password changed`,
      heading: 'Your password changed',
      text: 'The password of your account was just changed. Every other device was signed out, and your API keys and the secret address of your calendar, if you had any, have ended.',
      signIn: 'Sign in',
      notYou:
        'If this was not you, choose “Forgot your password?” there and set a new one at once: whoever reads this address can. Then look under “Sign-in and security” for ways to sign in that are not yours: those stay.',
    },
    providerChanged: {
      added: (provider) => ({
        subject: `${provider} now opens your ${product} account`,
        heading: `${provider} was added`,
        text: `From now on you can sign in to your account with ${provider}.`,
        notYou: 'If this was not you, sign in, remove it under “Sign-in and security”, and set a new password at once.',
      }),
      removed: (provider) => ({
        subject: `${provider} no longer opens your ${product} account`,
        heading: `${provider} was removed`,
        text: `Signing in to your account with ${provider} is off from now on.`,
        notYou: 'If this was not you, sign in and set a new password at once: it signs every other device out.',
      }),
    },
    secondFactorChanged: {
      on: {
        subject: `Two-step sign-in of your ${product} account changed`,
        heading: 'Two-step sign-in is on',
        text: 'After your password, your account asks for a code or a passkey. How you give it was just changed.',
        notYou: 'If this was not you, set a new password at once: it signs every other device out.',
      },
      off: {
        subject: `Two-step sign-in of your ${product} account is off`,
        heading: 'Two-step sign-in is off',
        text: 'From now on the password alone opens your account.',
        notYou: 'If this was not you, set a new password at once: it signs every other device out.',
      },
    },
    subscribeConfirm: {
      subject: `Confirm your ${product} newsletter`,
      heading: 'One more step',
      text: `You asked for news from ${product} at this address. Confirm it, and the next one is yours too.`,
      confirm: 'Confirm',
      valid: (days) => `The link works for ${days} days.`,
      notYou: 'If this was not you, ignore this email: you will get no other.',
      why: 'You get this one email because this address was entered for the newsletter.',
    },
    invitation: {
      subject: `Write for the ${product} blog`,
      heading: 'You are invited to write',
      text: `The ${product} blog would like to have you among its writers. Accept with an account under this address; if there is none yet, you can open one on the way.`,
      roles: {
        contributor: 'You would be a contributor: you write posts of your own, and an editor publishes them.',
        editor: 'You would be an editor: you write, and publish posts, your own and those of others.',
        admin: 'You would be an admin: you publish posts, invite writers and edit the texts of the site.',
      },
      accept: 'Accept the invitation',
      valid: (days) => `The link works for ${days} days.`,
      notYou: 'If you do not want to write, ignore this email: you will get no other.',
      why: `You get this one email because an admin of ${product} entered this address.`,
    },
    writerWeek: {
      subject: (views) => (views === 1 ? 'Your posts this week: one view' : `Your posts this week: ${views} views`),
      heading: 'How your posts were read this week',
      views: 'Views',
      visits: 'Readers',
      readTime: 'Time in sight, on average',
      seconds: (count) => `${count} s`,
      before: (views) => (views === 1 ? 'One view in the week before.' : `${views} views in the week before.`),
      posts: 'Most read of your newest',
      open: 'See the statistics',
      why: `You get this once a week because you asked for it under “Profile”, as a writer of the ${product} blog.`,
      stop: 'Change it under “Profile”',
    },
    contact: {
      subject: (subject, name) => `${subject}: ${name}`,
      heading: (name) => `${name} writes`,
      labels: {
        name: 'Name',
        email: 'Email',
        subject: 'Subject',
        business: 'Business',
        order: 'Order',
        phone: 'Phone',
      },
      why: 'Sent by the contact form. A reply to this email goes to the person who wrote it.',
    },
    gift: {
      subject: (from) => `${from} gives you a year of ${product} Pro`,
      heading: (to) => `For you, ${to}`,
      lead: (from) => `${from} gives you one year of ${product} Pro.`,
      redeem: 'Redeem it',
      how: 'Sign in or register, and your year begins. No payment card is needed, and it ends by itself. If you have Pro, a year is added to it; to Pro Plus, the days that a year of Pro pays for.',
      usableUntil: (day) => `The code can be used once, until ${day}.`,
      why: (from) => `You get this email because ${from} bought a gift card for your address.`,
    },
    giftCard: {
      title: 'A year of Pro',
      from: (name) => `from ${name}`,
      where: (address) => `Scan it, or enter the code at ${address}`,
    },
    orderReceipt: {
      labels: { number: 'Number', beach: 'Beach', months: 'Months', cards: 'Cards', price: 'Price' },
      subject: (number) => `Your tide chart order, ${number}`,
      lead: 'We have your order. Nothing is charged yet.',
      months: (from, until) => `${from} to ${until}`,
      open: 'See the card',
      next: 'The proof and how to pay come by email, to the address in your order. Nothing is printed before you agree.',
      why: 'You get this email because you ordered tide charts while you were signed in.',
    },
    giftBought: {
      subject: (to) => `Your gift card for ${to}`,
      printed: 'Open it with the button, and print it.',
      mailed: (email) => `It is on its way to ${email}.`,
      mailedOn: (email, day) => `It is sent to ${email} on ${day}.`,
      paid: 'Paid',
      open: 'Open the gift card',
      why: 'You get this email because you bought a gift card.',
    },
    giftRedeemed: {
      subject: (tier, day) => `Your gift card is redeemed: ${tier} until ${day}`,
      lead: (from, tier, day) => `Thanks to ${from}, ${tier} is yours until ${day}.`,
      endsThen: 'It ends by itself then, and nothing is charged. Enjoy the waves!',
      goesOn:
        'Nothing is charged before that day. Your own plan goes on after it: we write to you a week before, with the amount. Enjoy the waves!',
      why: 'You get this email because you redeemed a gift card.',
    },
    plan: englishPlan(product),
    giftExpiring: {
      subject: (day) => `Your gift card ends on ${day}`,
      lead: (from, to) => `The year of ${product} Pro from ${from} for ${to} has not been used yet.`,
      why: (from, to) =>
        `You get this email because the gift card from ${from} for ${to} was emailed to you, or bought by you.`,
    },
    giftEnded: {
      subject: 'A gift card has ended',
      lead: (from) => `The payment for the gift card from ${from} was returned, so the gift card has ended.`,
      redeemed:
        'What it added was taken off your plan again. If a plan of your own goes on after it, nothing is charged within the next seven days: your account, under Subscription, says when.',
      unused: 'Its code can no longer be used.',
      ask: (from) => `If you did not expect this, ask ${from}.`,
      why: 'You get this email because you had this gift card.',
    },
    planLowered: {
      subject: (tier) => `Your ${product} plan is now ${tier}`,
      heading: (tier) => `Your plan is now ${tier}`,
      nothingLost: 'Nothing of yours was deleted.',
      favorites: (limit) =>
        `Your plan holds ${limit} favorites. Those below the first ${limit} stay in your list, without an alert: you can open and remove them.`,
      alerts: (limit) =>
        limit === 1
          ? 'One surf alert can be on. Newer ones are paused.'
          : `${limit} surf alerts can be on at a time. The newest above that number are paused.`,
      choose: 'Turn one off, and the next in line takes its place. With a larger plan all of them are back.',
      open: 'Open your favorites',
    },
    alert: {
      subject: (beach, day, surf, condition) => `${beach}, ${day}: ${surf}, ${condition}`,
      preheader: (from, to) => `Best from ${from} to ${to}.`,
      when: (day, from, to) => `${day}, ${from}\u00a0to\u00a0${to}`,
      labels: { wind: 'Wind', tide: 'Tide', score: 'Score', why: 'Why' },
      score: (points) => `${points} of 100`,
      wind: (wind, relation) => `${wind}, ${relation}`,
      tide: (from, to, direction) => (direction === 'steady' ? from : `${direction}, ${from} to ${to}`),
      more: 'Other days',
      other: (from, to, surf, condition) => `${from} to ${to}, ${surf}, ${condition}`,
      localTime: 'Times are those of the beach. Forecasts change: look again before you leave.',
      open: 'See the forecast',
      why: (beach) => `You get this because you set a surf alert for ${beach}.`,
      settings: 'Alert settings',
      unsubscribe: (beach) => `Turn off alerts for ${beach}`,
    },
    digest: {
      subject: (beach, others) =>
        others === 0
          ? `Surf this week: ${beach}`
          : `Surf this week: ${beach} and ${others} ${others === 1 ? 'other' : 'others'}`,
      subjectQuiet: 'Surf this week: a quiet one',
      ofFavorites: (days) => `The next ${days} days at your favorites`,
      ofPopular: (days) => `The best of the next ${days} days`,
      nothing: 'No hours stand out. Forecasts change: a surf alert tells you when they do.',
      nothingAt: (beaches) => `Nothing stands out at ${beaches}.`,
      comma: ', ',
      open: 'See the forecasts',
      posts: 'New on the blog',
      why: `You get this once a week because this address was confirmed for the ${product} newsletter.`,
      unsubscribe: 'Unsubscribe',
    },
    accountWhy: `You get this because this address has, or was entered for, a ${product} account.`,
  };
}
