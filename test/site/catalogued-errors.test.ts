import { expect, test } from 'vitest';
import { enter, newPerson } from '../support/account.ts';
import { settings } from '../support/favorites.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();

// This test provokes the errors in the catalogue of messages that no other test reaches, so that every message has been
// displayed once.
test('favorites, the alert type, the deletion and the nearest beach fail with the sentences of the catalogue', async () => {
  const position = { permissions: ['geolocation'], geolocation: { latitude: 32.655, longitude: -79.94 } };
  const page = await visit('/', position, FAILED_REQUEST);
  const dialog = page.getByRole('dialog');
  const failing = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 503, json: { errorMsg: 'It is down.' } }));
  const told = (text: string) => dialog.getByText(text, { exact: true }).first().waitFor();

  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/beach/nearby/**', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: { errorMsg: 'It is down.' } });
  });
  await page.getByRole('button', { name: 'Use my location' }).first().click();
  await page.getByText('Finding Your Location').first().waitFor();
  answer();
  await page.getByText('There was an error fetching nearby location: It is down.').first().waitFor();

  await failing('**/api/favorites/today*');
  await enter(page, newPerson());
  await page.getByRole('banner').getByRole('button', { name: 'Favorites', exact: true }).click();
  await told('There was an error fetching favorites.');
  await page.keyboard.press('Escape');

  await settings(page).click();
  await failing('**/api/user-setting/update');
  await dialog.getByRole('group', { name: 'Send alerts by' }).getByText('Email').click();
  await told('There was a problem changing the surf alert type.');

  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await failing('**/user/new-pass-code');
  const mail = dialog.getByRole('button', { name: 'DELETE', exact: true });
  await mail.click();
  await told('There was a problem sending a pass code: It is down.');
  await page.unroute('**/user/new-pass-code');
  await mail.click();
  await failing('**/user/check-pass-code');
  await dialog.getByLabel('Pass code').fill('123456');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await told('There was a problem confirming your pass code: It is down.');
  await page.unroute('**/user/check-pass-code');
  await page.route('**/user/check-pass-code', (route) => route.fulfill({ json: { success: true } }));
  await failing('**/api/user-setting/delete');
  await dialog.getByLabel('Pass code').fill('123456');
  await confirm.click();
  await told('There was a problem deleting your account: It is down.');
  expect(await dialog.isVisible()).toBe(true);
});
