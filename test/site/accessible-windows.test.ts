import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openIn } from '../support/accessible.ts';
import { newPerson } from '../support/account.ts';
import { DESKTOP } from '../support/browser.ts';
import { click } from '../support/hands.ts';
import { visitors } from '../support/visitors.ts';

const BEACH = '/forecast/banzai-pipeline?day=2026-11-21';
const visit = visitors();

/** A page that renders fast. The dialogs that are common to all pages can be opened here too. */
const PAGE = '/offline';

test.each([
  [PAGE, ['Select a Location', 'More', 'Install App']],
  [BEACH, ['Tide Chart', 'Buoy Data']],
  ['/no-such-page', ['Contact Us for Help']],
] as const)('axe finds nothing serious in the windows of %s: %s, in both themes', async (address, buttons) => {
  const page = await openIn(visit, address, 'en');
  for (const name of buttons) {
    await click(page.getByRole('button', { name, exact: true }).first());
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('an address that leads nowhere keeps its page under the sign-in dialog, and after it', async () => {
  const page = await openIn(visit, '/no-such-page', 'en');
  await page.setViewportSize(DESKTOP);
  await click(page.getByRole('button', { name: 'Sign In / Register' }).first());
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url())).toMatchObject({ pathname: '/no-such-page', search: '?login=true' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The address follows the dialog in a step of the router of its own.
  await page.waitForURL(({ pathname, search }) => pathname === '/no-such-page' && search === '');
  await page.getByText('This page could not be found').first().waitFor();
});

test('the search knows misspelt places, states and ZIP codes, else leads to the map; axe finds nothing serious', async () => {
  const page = await openIn(visit, PAGE, 'en');
  await click(page.getByRole('button', { name: 'Search beaches', exact: true }).first());
  const dialog = page.getByRole('dialog');
  const finds = async (typed: string, found: RegExp) => {
    await dialog.getByRole('combobox').fill(typed);
    await dialog.getByRole('option', { name: found }).first().waitFor();
  };
  await finds('malibu, ca', /^Malibu/);
  await finds('92109', /^La Jolla and Pacific Beach/);
  await finds('delware', /^Delaware/);
  await dialog.getByText('Nothing is called “delware”. Did you mean:').first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('combobox').fill('85001');
  await dialog.getByText('None of our beaches is within 60 miles of ZIP code 85001.').waitFor();
  await click(dialog.getByRole('link', { name: 'Find beaches on the map' }));
  await page.waitForURL(/\/nearby/);
});

test('axe finds nothing serious in any state of the auth form, in both themes', async () => {
  const page = await openIn(visit, `${PAGE}?login=true`, 'en');
  const replies = (path: string, json: object) => page.route(`**${path}`, (route) => route.fulfill({ json }));
  const dialog = page.getByRole('dialog');
  const fill = (name: string, value: string) => dialog.locator(`input[name="${name}"]`).fill(value);
  const send = () => dialog.locator('button[type="submit"]').click();
  const go = (name: string) => dialog.getByRole('button', { name, exact: true }).first().click();
  const state = async (heading: string) => {
    await dialog.getByRole('heading', { name: heading, exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  await state('Sign in');
  await page.goto(new URL(`${PAGE}?login=register`, page.url()).href);
  await replies('/register/ajax', { valid: true });
  await replies('/password/email-ajax', { valid: true });
  await replies('/user/check-pass-code', { valid: false, errorMsg: 'That code is not right.' });
  await replies('/oauth/token', { needsVerification: true });
  await send();
  await state('Create an account');
  await fill('email', 'kai@example.com');
  await fill('password', 'four green boards');
  await send();
  await state('Enter the pass code');
  await fill('passcode', '000000');
  await send();
  await dialog.getByText('That code is not right.').waitFor();
  await state('Enter the pass code');
  await go('Back to sign in');
  await state('Sign in');
  await send();
  await state('Verify your email');
  await replies('/login/verify-email', { valid: false, errorMsg: 'No mail leaves today.' });
  await send();
  await dialog.getByText('No mail leaves today.').waitFor();
  await go('Back to sign in');
  await replies('/oauth/token', { needsVerification: true, email: 'kai@example.com', links: 'google' });
  await fill('password', 'four green boards');
  await send();
  await dialog.getByText('You already have an account with kai@example.com.', { exact: false }).waitFor();
  await state('Enter the pass code');
  await go('Use your password instead');
  await state('Sign in');
  await go('Forgot your password?');
  await state('Reset your password');
  await send();
  await replies('/user/check-pass-code', { valid: true, password_token: 'made-up' });
  await fill('passcode', '123456');
  await send();
  await state('Choose a new password');
  await go('Back to sign in');
  await replies('/oauth/token', { needsSecondFactor: ['totp', 'recovery'] });
  await fill('password', 'four green boards');
  await send();
  await state('Confirm that it is you');
  await go('Use a recovery code');
  await send();
  await state('Confirm that it is you');
});

test('axe finds nothing serious in sign-in and security or its steps, in both themes', async () => {
  const page = await openIn(visit, PAGE, 'en', newPerson());
  const replies = (path: string, json: object) => page.route(`**${path}`, (route) => route.fulfill({ json }));
  const dialog = page.getByRole('dialog');
  const go = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const state = async (shown: Locator) => {
    await shown.waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const at = '2026-11-19T15:00:00.000Z';
  const session = {
    network: '2001:db8:85a3:8d3::/64',
    signed_in_at: at,
    seen_at: at,
    is_current: false,
    remembered: false,
  };
  await replies('/api/security', {
    has_password: true,
    providers: ['google'],
    second_factor: {
      totp: false,
      passkeys: [{ id: 'one', name: 'The old phone', created_at: at }],
      recovery_codes_left: 1,
    },
    sessions: [
      { ...session, id: 'here', device: 'Firefox on Windows', country: 'US', is_current: true },
      { ...session, id: 'there' },
    ],
  });
  const uri = 'otpauth://totp/Groundswell:kai@example.com?secret=JBSWY3DPEHPK3PXP';
  await replies('/api/security/totp/begin', { secret: 'JBSWY3DPEHPK3PXP', uri, ticket: 'sealed' });
  await replies('/api/security/totp/confirm', { success: true, recovery_codes: ['ABCDEFGHIJKL2345'] });

  await page.goto(new URL(`${PAGE}?profile`, page.url()).href);
  await go('Sign-in and security');
  await state(dialog.getByText('Unknown device'));
  await go('Change: Password');
  await state(dialog.getByLabel('Current password', { exact: true }));
  await go('Back to sign-in and security');
  await go('Add: Passkeys');
  await state(dialog.getByLabel('Name', { exact: true }));
  await go('Back to sign-in and security');
  await go('Set up: Authenticator app');
  await go('Continue');
  await state(dialog.getByRole('img'));
  await dialog.getByLabel('Code from the app', { exact: true }).fill('123456');
  await go('Confirm');
  await state(dialog.getByText('ABCD-EFGH-IJKL-2345'));
});

test('axe finds nothing serious in the favorites or in the settings of an alert, in both themes', async () => {
  const page = await openIn(visit, BEACH, 'en', newPerson());
  await click(page.getByRole('button', { name: 'Add Banzai Pipeline to favorites' }));
  await page.getByRole('button', { name: 'Remove Banzai Pipeline from favorites' }).waitFor();
  await page.getByRole('button', { name: 'Set a surf alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Favorites' });
  // The button switches the alert on and focuses the first choice. The browser history does not store this, so a reload
  // does not switch it on again.
  const minimum = dialog.getByLabel('Minimum wave height');
  await expect.poll(() => minimum.evaluate((choice) => choice === document.activeElement)).toBe(true);
  await dialog.getByText('Surf alert: on').waitFor();
  expect(await dialog.getByRole('switch', { name: 'Surf alert' }).isChecked()).toBe(true);
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('wantsAlert');
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
});
