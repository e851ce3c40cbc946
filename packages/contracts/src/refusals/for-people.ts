/**
 * Reasons of the server's refusals that people may meet, by code: the sentence in English, with a `{name}` for each
 * value in it. The page has texts for each in every language (`web/src/api/server-words.ts`).
 */
export const FOR_PEOPLE = {
  'sign-in-needed': 'Sign in to do this.',
  'not-allowed': 'Your account may not do this.',
  'too-often': 'That was too often. Try again later.',
  'foreign-site': 'Another site asked for this, so nothing was done.',
  'our-fault': 'Something went wrong on our side. Try again in a moment.',

  'too-long': 'The {field} must be {count} characters at most.',
  'not-one-line': 'The {field} must be one line.',
  'hidden-characters': 'The {field} holds hidden characters. Type it instead of copying it.',
  'cut-character': 'This text is cut in the middle of a character. Enter it again.',

  'wrong-credentials': 'The email or the password is not right.',
  'provider-failed': 'There was a server error trying to process your login.',
  'address-taken': 'This address has an account. Sign in, or set a new password.',
  'email-not-valid': 'Your email is not valid',
  'password-missing': 'You must enter a password',
  'password-short': 'Your password must be at least 8 characters',
  'password-long': 'Your password must be at most 256 characters',
  'password-spaces': 'Your password must be one line that does not begin or end with a space',
  'password-listed': 'Choose another password: this one is on the lists that thieves try first.',
  'password-guessable':
    'Choose another password: this one is easy to guess. Take three or four words that do not belong together.',
  'passwords-differ': 'The two passwords differ.',
  'pass-code-missing': 'Enter a pass code',
  'pass-code-wrong': 'That pass code is wrong or too old.',
  'sign-in-code-wrong': 'That code is not right, or not any more. Check it, or send a new code.',
  'password-code-spent': 'This code was used already, or is too old. Ask for a new code.',
  'password-code-missing': 'Ask for a new code.',

  'current-password-missing': 'Enter your current password',
  'current-password-wrong': 'That is not your current password.',
  'fresh-sign-in-needed': 'Sign in again to change this.',
  'start-again': 'That took too long, or was done elsewhere. Start again.',
  'provider-taken': 'This sign-in belongs to an account already.',
  'only-way-in': 'This is your only way to sign in. Set a password first.',
  'totp-missing': 'Enter the code',
  'totp-not-six-digits': 'Enter the six digits of your authenticator app',
  'totp-wrong': 'That code is not right. Check it, or wait for the next one.',
  'recovery-code-missing': 'Enter a recovery code',
  'recovery-code-wrong': 'That recovery code is not right, or was used already.',
  'passkey-unnamed': 'Name the passkey',
  'passkey-refused': 'That passkey was not accepted. Try again, or use another way.',
  'passkey-not-made': 'The passkey could not be added. Start again.',
  'passkey-known': 'You have this passkey already.',
  'passkeys-full': 'You have ten passkeys. Remove one first.',

  'new-email-not-valid': 'Enter a valid email',
  'email-yours': 'This is your email already.',
  'email-taken': 'This email has an account already.',
  'push-needs-app': 'Push notifications can only be enabled on the {product} app.',

  'reader-email-not-valid': 'Your email address is invalid.',
  'name-missing': 'Enter your name.',
  'message-missing': 'Enter a message.',
  'link-not-whole': 'This link is not whole. Copy all of it.',
  'link-too-old': 'This link is too old. Subscribe again to get a new one.',
  'nothing-to-end': 'There is nothing left to unsubscribe from.',

  'no-such-page': 'This page could not be found',
  'no-such-beach': 'There is no such beach.',
  'no-beach-named': 'There is no beach called “{name}”.',
  'no-station-named': 'There is no station “{name}”.',
  'no-wave-buoy-named': 'There is no wave buoy “{name}”.',

  'not-a-favorite': 'This beach is not among your favorites.',
  'favorites-changed': 'Your favorites have changed meanwhile. Nothing was moved: look at them again.',
  'favorite-above-plan': 'This favorite is above the number of your plan. Remove another one to set its alert.',
  'maximum-below-minimum': 'The maximum wave height must be above the minimum.',
  'time-frame-above-plan': 'Only {product} Pro users can set surf alerts greater than {days} days. Upgrade to Pro.',
  'alerts-full-basic': 'Basic users can have {count} surf alert(s). Upgrade to {product} Pro to get {more} alerts.',
  'alerts-full':
    'Whoa, you have set {count} surf alerts! This is the max allowed. You can disable other alerts to enable this one.',
  'alerts-full-pro':
    'Whoa, you have set {count} surf alerts! This is the max allowed. You can disable other alerts to enable this one. Upgrade to {product} Pro Plus to get {more} alerts.',

  'payments-off': 'Plans cannot be bought here.',
  'payments-down': 'Payments could not be reached in time. Nothing is charged twice: look again in a few minutes.',
  'card-refused': '{message}',
  'card-unknown': 'Enter the card again.',
  'trial-used':
    'This card or address had its free trial before. Without a trial the first charge is made today: confirm once more.',
  'payment-under-way': 'This was begun a moment ago, here or in another tab. Look again shortly.',
  'plan-running': 'You have a plan already. Change or resume it under Subscription.',
  'no-plan': 'You have no plan that could be changed.',
  'plan-of-device': 'This plan was bought on a device, and is managed there.',
  'promo-unknown': 'This promo code is not right, or not any more.',
  'gift-not-now':
    'This gift card cannot be added now: your plan must be paid, and may reach two years ahead. Its code stays good.',
  'plan-given': 'Your plan was given to you. You can change it when the gift is over.',
  'gift-in-use': 'This gift card was begun with other details. Reload the page and begin again.',
  'gift-unknown': 'There is no such gift card.',
  'gift-date': 'Choose a day from today up to a year ahead.',
} as const;
