import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openIn } from '../support/accessible.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { HANDS } from '../support/hands.ts';
import { visitors } from '../support/visitors.ts';

const visit = visitors();
const wants = (page: Page) => page.locator('section', { has: page.locator('#guide-wants') });
const along = (page: Page) => page.locator('section', { has: page.locator('#guide-along') });
const line = (page: Page, name: string) =>
  wants(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Returns an element's text with plain spaces. The page uses non-breaking spaces between a number and its unit. */
const textOf = async (part: Locator) => (await part.innerText()).replaceAll('\u00a0', ' ');

/** Scrolls down until the guide is loaded, and unfolds it on a phone. */
async function openGuide(page: Page): Promise<void> {
  const down = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return along(page).count();
  };
  await expect.poll(down, { timeout: 15_000 }).toBe(1);
  const folded = page.locator('details:not([open]) > summary', { has: page.locator('#guide-wants, #guide-along') });
  while ((await folded.count()) > 0) await folded.first().press('Enter');
}

test('the guide is asked for when a reader comes near, and tells, accessibly, what the beach wants and whether it is so now', async () => {
  const asked: string[] = [];
  const page = await visit('/offline', { viewport: DESKTOP });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const guides = () => asked.filter((path) => path.endsWith('/guide'));
  await page.goto(new URL('/forecast/steamer-lane', page.url()).href);
  await page.getByRole('slider').waitFor();
  expect(guides()).toEqual([]);
  await openGuide(page);
  expect(guides()).toEqual(['/api/beach/steamer-lane/guide']);
  const trust = page.locator('section', { has: page.getByRole('heading', { name: 'How far to trust this' }) });
  await expect
    .poll(() => textOf(trust))
    .toMatch(
      /At buoy \d{5} \(.+\), .* off by 0\.2 ft on average\. 100% of the hours were within .*\. Forecast 7 days ahead, it was off by 1\.4 ft/,
    );
  expect(await textOf(trust)).toContain('from the sample ocean');
  await trust.getByText('Day by day').click();
  await trust.getByRole('row', { name: /^Day 16 3\.1 ft too high/ }).waitFor();
  expect(asked.filter((path) => path === '/api/accuracy')).toHaveLength(1);

  await expect
    .poll(() => wants(page).locator('header').innerText())
    .toMatch(/What Steamer Lane wants\s+Point break, faces SSE/);
  await wants(page)
    .getByRole('img', { name: /^Swell window for 12 s: works from S to W?NW, best from S to W(?:SW)?/ })
    .waitFor();
  await wants(page)
    .getByText(/^Land blocks E?SE to S \(\d+\smi off\)\.$/)
    .waitFor();
  await wants(page)
    .getByText(/A gale needs 220\smi of open water to raise 12-second swell/)
    .waitFor();
  expect(await textOf(line(page, 'Tide'))).toMatch(
    /Low to mid tide\s+Now [\d.]+\sft, (rising|falling): (right|not its tide)\./,
  );
  const wind = await textOf(line(page, 'Wind'));
  expect(wind).toMatch(/W to NE, under 12\smph/);
  expect(wind).toMatch(/Straight offshore it stays clean under 23\smph, straight onshore under 5\smph\./);
  expect(wind).toMatch(/Now [A-Z]+ \d+\smph: (clean|fair|choppy)\./);
  expect(await textOf(line(page, 'Size'))).toMatch(/2 to 16\sft[\s\S]*Now [\d–\u2060]+\sft: (right|too small)\./);
  expect(await textOf(line(page, 'Skill'))).toContain('Advanced to expert');
  expect(await line(page, 'Hazards').getByRole('listitem').allInnerTexts()).toContain('Cliffs on the way in and out');
  await wants(page).getByText('Where this comes from').click();
  await wants(page)
    .getByText(/swell traced in past the land, .* a surveyed sea floor/)
    .waitFor();
  await wants(page).locator('summary', { hasText: 'The window in numbers' }).click();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
});

test('unknown facts about a beach are shown as unknown', async () => {
  const page = await visit('/forecast/scott-creek', { viewport: DESKTOP });
  await openGuide(page);
  await wants(page).getByText('Kind of break not known, faces WSW').waitFor();
  for (const name of ['Tide', 'Size', 'Skill', 'Hazards'])
    expect(await textOf(line(page, name)), name).toContain('Not known');
});

describe.each(HANDS)('by $name', ({ options, press }) => {
  test('the window is read in numbers, and a neighbour with its surf today leads to its page, and from there up to the stretch of coast', async () => {
    const page = await visit('/forecast/steamer-lane', options);
    await openGuide(page);
    await press(wants(page).locator('summary', { hasText: 'The window in numbers' }));
    const southwest = wants(page).getByRole('row', { name: /^210°/ });
    await expect.poll(() => southwest.getByRole('cell').allInnerTexts()).toHaveLength(7);
    expect((await southwest.getByRole('cell').allInnerTexts()).every((cell) => Number(cell) > 50)).toBe(true);
    await press(along(page).getByRole('link', { name: /Cowell's.*morning.*ft.*afternoon/ }));
    await page.waitForURL('**/forecast/cowells-beach');
    // The link to the stretch of coast is above the beach's name.
    await press(page.locator('main').getByRole('link', { name: 'Santa Cruz', exact: true }).first());
    await page.waitForURL('**/forecast/santa-cruz');
  });
});

test('a long name is a visible heading, never cut', async () => {
  const page = await visit('/forecast/indian-river-inlet-northside', { viewport: { width: 320, height: 640 } });
  const name = page.locator('h1 > [aria-hidden]');
  expect(await name.innerText()).toBe('Indian River Inlet, Northside');
  const { left, right, cut } = await page.locator('h1').evaluate((heading) => {
    const { left, right } = heading.getBoundingClientRect();
    return { left, right, cut: heading.scrollWidth > heading.clientWidth };
  });
  expect([left >= 0, right <= 320, cut]).toEqual([true, true, false]);
  await page.getByRole('heading', { level: 1, name: 'Indian River Inlet, Northside surf forecast' }).waitFor();
});

test('in the language with the longest words the guide scrolls nothing sideways', async () => {
  const page = await openIn(visit, '/forecast/steamer-lane', 'es');
  await openGuide(page);
  const closed = wants(page).locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
