import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, followLink, openIn } from '../support/accessible.ts';
import { PHONE, SMALL_DESKTOP } from '../support/browser.ts';
import { visitors } from '../support/visitors.ts';

const visit = visitors();
const SENTENCE = /^It left a storm 1,000\smi E on /;
const cartouche = (page: Page) => page.getByRole('complementary', { name: 'The swell’s story' });
const way = (page: Page) => page.locator('[data-kind=beach] b', { hasText: 'The Washout' });

async function goToEnd(page: Page, part: ReturnType<Page['locator']>): Promise<void> {
  const down = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return part.count();
  };
  await expect.poll(down).toBe(1);
}

test('a beach’s swell story leads to its track on the chart, which shows storm and beach and can be closed; all is accessible', async () => {
  const page = await visit('/forecast/folly-beach-the-washout', { viewport: PHONE });
  const onChart = page.getByRole('link', { name: 'See its way on the chart' });
  await goToEnd(page, onChart);
  await page.locator('section', { hasText: 'The swell’s story' }).getByText(SENTENCE).first().waitFor();
  await expectAccessible(page);
  await onChart.click();
  await page.waitForURL('**/maps?story=folly-beach-the-washout#wave');
  await cartouche(page).getByText(SENTENCE).waitFor();
  const stage = await page.getByRole('application', { name: /^Chart of/ }).boundingBox();
  for (const kind of ['origin', 'beach']) {
    const inside = async () => {
      const place = await page.locator(`[data-kind=${kind}] b`).boundingBox();
      return place && stage && place.x > stage.x && place.x < stage.x + stage.width && place.y > stage.y;
    };
    await expect.poll(inside, { message: kind }).toBe(true);
  }
  await expectAccessible(page);
  await cartouche(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => way(page).count()).toBe(0);
  expect(new URL(page.url()).search).not.toContain('story');
});

test('the read-out off the beach tells where its swell was born, and draws the way; a beach without a story says so', async () => {
  // Tiles that would show only land do not exist, and the browser logs the 404.
  const missing: string[] = [];
  const before = async (opened: Page) => {
    opened.on('response', (reply) => reply.status() === 404 && missing.push(new URL(reply.url()).pathname));
  };
  const page = await visit('/maps?lat=32.66&lon=-79.87&zoom=10#wave', { viewport: SMALL_DESKTOP, before }, /404/);
  await page.getByRole('application', { name: /^Chart of/ }).click();
  await page
    .getByRole('complementary', { name: 'Values here' })
    .getByRole('link', { name: /^The \d+-second swell at .* left a storm 1,000\smi E on / })
    .click();
  await way(page).waitFor();
  expect(await page.getByRole('complementary', { name: 'Values here' }).count()).toBe(0);
  await cartouche(page)
    .getByText(/Give or take \d+\smi and \d+ hours/)
    .waitFor();
  await followLink(page, '/maps?story=cisco-beach#wave');
  await cartouche(page).getByText('No groundswell is running here now').waitFor();
  expect(missing.filter((path) => !path.startsWith('/tiles/'))).toEqual([]);
});

test('in the language with the longest words the story scrolls nothing sideways', async () => {
  const page = await openIn(visit, '/forecast/folly-beach-the-washout', 'es');
  await goToEnd(page, page.locator('#guide-story'));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
