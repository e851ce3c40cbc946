import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { enter } from '../support/account.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { listCharts } from '../support/charts.ts';
import { click } from '../support/hands.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const BEACH = '/forecast/banzai-pipeline?day=2026-11-21';
/** Every page the site has, and what it says where it has none. */
const ADDRESSES = [
  '/',
  BEACH,
  '/forecast/cisco-beach',
  '/forecast/hawaii',
  '/forecast/oahu',
  '/forecast/north-shore-oahu',
  '/forecast/atlantis',
  '/no-such-page',
  '/offline',
  '/app',
  '/maps-app',
  '/signed-in',
  '/subscribe/confirm?token=a-link-that-was-cut-off',
  '/unsubscribe/a-link-that-was-cut-off',
  '/about',
  '/privacy',
  '/terms',
];
/** It shows nothing of its own: the installed app starts there and goes on at once. */
const LEADS_ON = '/pwa';
const LANGUAGES = ['en', 'es', 'zh-CN'];

const visit = visitors();

test('every route of the site is looked at', () => {
  const unseen = siteRoutes.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}(\\?|$)`);
    return ![...ADDRESSES, LEADS_ON].some((address) => pattern.test(address));
  });
  expect(unseen).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ADDRESSES)('%s: axe finds nothing serious in both themes, nothing scrolls sideways', async (address) => {
    const page = await open(address, language);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    if (language !== 'en') return;
    await page.setViewportSize(DESKTOP);
    await expectAccessible(page);
  });
});

test.each(ADDRESSES)(
  '%s reads twice as large, and with letters twice as large, without scrolling sideways',
  async (address) => {
    const page = await open(address, 'es');
    await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESKTOP);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expectNoSidewaysScroll(page);
  },
);

test.each([
  ['/', ['Select a Location']],
  ['/', ['Search beaches']],
  ['/', ['More']],
  [`${BEACH}&login=true`, []],
  ['/no-such-page', ['Contact Us for Help']],
  [BEACH, ['Tide Chart']],
  [BEACH, ['Buoy Data']],
  ['/', ['Install App']],
] as const)('axe finds nothing serious in the window of %s %s, in both themes', async (address, buttons) => {
  const page = await open(address, 'en');
  for (const name of buttons) await click(page.getByRole('button', { name, exact: true }).first());
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('axe finds nothing serious in any state of the auth form, in both themes', async () => {
  const page = await open('/?login=register', 'en');
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

  await replies('/register/ajax', { valid: true });
  await replies('/password/email-ajax', { valid: true });
  await replies('/user/check-pass-code', { valid: false, errorMsg: 'That code is not right.' });
  await replies('/oauth/token', { needsVerification: true });
  await send();
  await state('Make an account');
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
  await go('Back to sign in');
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

test('axe finds nothing serious in sign-in and security and its steps, in both themes', async () => {
  const page = await open('/', 'en');
  await enter(page);
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

  await page.goto(new URL('/?profile', page.url()).href);
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

test('axe finds nothing serious in the favorites and in the settings of an alert, in both themes', async () => {
  const page = await open('/', 'en');
  await enter(page);
  await page.goto(new URL(BEACH, page.url()).href, { waitUntil: 'networkidle' });
  await click(page.getByRole('button', { name: 'Add Banzai Pipeline to favorites' }));
  await page.getByRole('button', { name: 'Remove Banzai Pipeline from favorites' }).waitFor();
  await page.getByRole('button', { name: 'Set a surf alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Favorites' });
  await dialog.getByLabel('Minimum wave height').waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
});

async function open(address: string, language: string): Promise<Page> {
  const { hostname: domain } = new URL(inject('siteUrl'));
  const locale = { name: 'locale', value: language, domain, path: '/', expires: -1 };
  const cookies = [{ ...locale, httpOnly: false, secure: false, sameSite: 'Lax' as const }];
  const storageState = { cookies, origins: [] };
  // Nothing here is read without a connection: each visit would keep the whole site for itself.
  const seen = { viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block', storageState } as const;
  const page = await visit(address, seen, FAILED_REQUEST);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  return page;
}

/** Axe finds nothing serious in light and dark, and every chart is told in words or numbers too. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Without frames there is nothing to gather from other windows: in its old way axe takes half of the time.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  await expect.poll(async () => (await listCharts(page)).filter(({ told }) => !told)).toEqual([]);
}

/** Once the page has taken the size of its window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(surplus).toBeLessThanOrEqual(0);
}
