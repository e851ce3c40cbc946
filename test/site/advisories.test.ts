import { expect, inject, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { click } from '../support/hands.ts';
import { visitors } from '../support/visitors.ts';

const BEACH = `${inject('siteUrl')}/forecast/banzai-pipeline`;
const visit = visitors();

test.each([
  ['en-US', 'High Surf Warning until Sat Nov 21, 2:00am', 'Surf now'],
  ['es-ES', 'Aviso de oleaje alto hasta el sáb 21 nov, 2:00', 'Olas ahora'],
  ['zh-CN', '大浪警报 至 11月21日周六 2:00', '当前浪况'],
])('an advisory stands above the surf in the drawn page, in %s', async (locale, text, surf) => {
  const page = await visit(BEACH, { locale, viewport: PHONE, javaScriptEnabled: false });
  const strip = page.locator('main summary').first();
  expect(await strip.innerText()).toBe(text);
  const topOf = async (part: typeof strip) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(strip)).toBeLessThan(await topOf(page.getByText(surf).first()));
});

test('it opens to the service’s own words, with a link to it', async () => {
  const page = await visit(BEACH);
  expect(await page.getByText('higher surf than this forecast shows. Go by the warning.').isVisible()).toBe(true);
  const words = page.getByText('Stay out of the water. Large breaking waves can sweep people off rocks and jetties.');
  expect(await words.first().isVisible()).toBe(false);
  await click(page.getByText('High Surf Warning', { exact: true }));
  await expect.poll(() => words.first().isVisible()).toBe(true);
  const link = page.getByRole('link', { name: 'More on weather.gov' }).first();
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/forecast\.weather\.gov\/MapClick\.php\?lat=21\./);
});
