import { LANGUAGES } from '@groundswell/contracts';
import { composeEmail } from '@groundswell/email';
import { BILLS, madeEmails } from '@groundswell/email/testing/made-emails';
import { expect, test } from 'vitest';
import { leadsToPage } from './support/leads-to-page.ts';

const site = 'https://groundswell.example';
const letters = madeEmails().flatMap((letter) => LANGUAGES.map((lang) => [letter.letter, lang, letter] as const));

test.each(letters)('each link of %s in %s leads to an existing page', (_, lang, letter) => {
  const { html, text } = composeEmail(letter, lang, { product: 'Groundswell', site });
  const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const inText = [...text.matchAll(/https:\/\/\S+/g)].map(([href]) => href);
  // Links to invoices lead to Stripe's site and are skipped. A gift card's code after '#' is removed, because it is not
  // a section of the page.
  for (const href of [...inHtml, ...inText].filter((one) => !one.startsWith(BILLS)))
    expect([href, leadsToPage(href.replace(/(\/gift)#[\w-]+$/, '$1'))]).toEqual([href, true]);
});

test('the letter of a changed address links to the contact form', () => {
  const letter = { letter: 'email-changed', newEmail: 'kai@example.com' } as const;
  const { text } = composeEmail(letter, 'en', { product: 'Groundswell', site });
  expect(text).toContain(`${site}/about#contact`);
});
