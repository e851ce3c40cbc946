import type { Page } from 'playwright-core';
import { untilShown, untilTakenOver } from './hands.ts';
import { ENGLISH, type Words } from './words.ts';

export interface Beach {
  readonly slug: string;
  readonly name: string;
}
export const PIPELINE: Beach = { slug: 'banzai-pipeline', name: 'Banzai Pipeline' };
export const FOLLY: Beach = { slug: 'folly-beach-the-washout', name: 'Folly Beach, The Washout' };
/** It has surf on the day of the tests, and daylight at that time. */
export const HUNTINGTON: Beach = { slug: 'huntington-beach-pier', name: 'Huntington Beach Pier' };

/** Presses the star on a beach's own page. */
export async function keep(page: Page, { slug, name }: Beach, { favorites }: Words = ENGLISH): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/forecast/${slug}`);
  const star = page.getByRole('button', { name: favorites.add(name) });
  await untilTakenOver(star);
  await untilShown(page.getByText(favorites.added, { exact: true }), () => star.click());
  await page.getByRole('button', { name: favorites.remove(name) }).waitFor();
}

/** The panel of favorites, opened from the header. */
export async function openPanel(page: Page, { favorites }: Words = ENGLISH) {
  await page.getByRole('banner').getByRole('button', { name: favorites.title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.locator('ol > li');
  await rows.first().waitFor();
  return {
    dialog,
    names: () => rows.getByRole('link').allTextContents(),
    row: ({ name }: Beach) => rows.filter({ has: page.getByRole('link', { name, exact: true }) }),
    close: () => page.keyboard.press('Escape').then(() => dialog.waitFor({ state: 'detached' })),
  };
}

/** The profile's button in the header of a signed-in user. */
export const settings = (page: Page, { account }: Words = ENGLISH) =>
  page.getByRole('banner').getByRole('button', { name: account.settings });
