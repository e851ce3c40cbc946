import { DAY_MS } from '@groundswell/durations';
import { expect, inject, test } from 'vitest';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const BEACH = 'huntington-beach-pier';
const NAME = 'Huntington Beach Pier';

const visit = visitors();

test('the first page hydrates without an error where the device’s clock is 400 days behind', async () => {
  const page = await visit('/offline');
  await page.clock.setSystemTime(Date.now() - 400 * DAY_MS);
  await page.goto(inject('siteUrl'));
  await page.locator('main li a').first().waitFor();
});

test.each([['/'], [`/forecast/${BEACH}`]])(
  'a link of %s pressed during hydration is followed without an error',
  async (address) => {
    const page = await visit('/offline');
    await page.addInitScript(() => {
      const press = () => {
        // React adds a `__reactContainer` property to the root element when hydration begins.
        const root = document.getElementById('root');
        if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer')))
          return void setTimeout(press);
        setTimeout(() => document.querySelector<HTMLAnchorElement>('footer a[href="/app"]')?.click());
      };
      if (location.pathname !== '/app') press();
    });
    await page.goto(new URL(address, inject('siteUrl')).href);
    await page.waitForURL('**/app');
    await page.getByRole('heading', { level: 1, name: /Install/ }).waitFor();
  },
);

test('a reply of another version, an empty one and a refusal show an error under the beach’s name, with its breadcrumbs and star', async () => {
  const page = await visit('/', {}, FAILED_REQUEST);
  for (const [reply, sentence, way, tries] of [
    [{ json: { kind: 'beach', name: NAME } }, 'could not be read', 'Reload', 1],
    [{ json: null }, 'could not be read', 'Reload', 1],
    [{ status: 500, json: { errorMsg: 'Out of order.' } }, 'Out of order.', 'Try again', 2],
  ] as const) {
    let asked = 0;
    await page.route(`**/forecast/${BEACH}?*`, (route) => {
      asked++;
      return route.fulfill(reply);
    });
    await page.locator(`main a[href="/forecast/${BEACH}"]`).click();
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await page.getByRole('heading', { level: 1, name: `${NAME} surf forecast` }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Orange County' }).waitFor();
    await main.getByRole('button', { name: new RegExp(NAME) }).waitFor();
    await main.getByRole('button', { name: way }).waitFor();
    expect(asked).toBe(tries);
    await page.unroute(`**/forecast/${BEACH}?*`);
    await page.goBack();
  }
});
