import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const SEA = '/forecast/at/36.2,-75.1';
const visit = visitors();

test('open water has its waves, wind, sea and light by day, and no surf', async () => {
  const page = await visit(SEA, { viewport: DESKTOP });
  await page.getByRole('heading', { name: '36.2° N 75.1° W' }).waitFor();
  await page.getByRole('table').first().waitFor();
  await page.getByRole('group', { name: 'Units' }).waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toMatch(/WAVES\s+6\.[56] ft\s+12 s E/i);
  expect(text).toMatch(/SWELL BY SWELL\s+6\.2 ft\s+12 s\s+E\s+2\.0 ft\s+4 s\s+ENE\s+wind sea/i);
  expect(text).toMatch(/SEA\s+68 °F/i);
  expect(text).toMatch(/First light 6:\d\dam, sun 6:\d\dam to 4:\d\dpm, last light 5:\d\dpm/);
  expect(await page.getByRole('table').count()).toBe(3);
  expect(await page.getByRole('columnheader', { name: /^Surf/i }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open the chart' }).getAttribute('href')).toMatch(
    /^\/maps\?lat=36\.2&lon=-75\.1&zoom=7#wave$/,
  );
});

test('the way a beach faces gives its surf, and stands in the address', async () => {
  const page = await visit(SEA, { viewport: PHONE });
  await page.getByLabel('A beach here faces').selectOption({ label: 'E, 90°' });
  await expect.poll(() => page.url()).toContain('facing=90');
  await page.getByRole('columnheader', { name: /^Surf/i }).first().waitFor();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/SURF\s+\d+–\d+ ft/i);
  await page.getByLabel('A beach here faces').selectOption({ label: 'W, 270°' });
  await expect.poll(() => page.locator('main').innerText()).toMatch(/SURF\s+flat/i);
});

test('on land there are no waves, and the nearest beach is a link', async () => {
  const page = await visit('/forecast/at/36.2,-79', { viewport: PHONE });
  await page.getByText('No wave forecast here').waitFor();
  expect(await page.locator('main a[href^="/forecast/"]').count()).toBe(1);
  expect(await page.getByRole('table').count()).toBe(0);
});

test('an address of no place, or of an ocean that is not stored, says so', async () => {
  const page = await visit('/forecast/at/-40,100', { viewport: PHONE }, FAILED_REQUEST);
  await page.getByText('There is no forecast of the ocean here yet.').waitFor();
  for (const place of ['91,0', 'here', '36.2']) {
    const reply = await page.goto(new URL(`/forecast/at/${place}`, page.url()).href);
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no such place' }).waitFor();
    await page.getByText('like 36.2,-75.1').waitFor();
  }
});
