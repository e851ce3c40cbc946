import type { Page } from 'playwright-core';
import { callsOf, type Person } from './account.ts';
import { untilHydrated, untilShown } from './hands.ts';
import { ENGLISH } from './words.ts';

const { account, favorites } = ENGLISH;

export interface Beach {
  readonly slug: string;
  readonly name: string;
  readonly beachId: number;
}
export const PIPELINE: Beach = { slug: 'banzai-pipeline', name: 'Banzai Pipeline', beachId: 293 };
export const FOLLY: Beach = { slug: 'folly-beach-the-washout', name: 'Folly Beach, The Washout', beachId: 136 };
/** A beach that has surf and daylight at the fixed time of the tests. */
export const HUNTINGTON: Beach = { slug: 'huntington-beach-pier', name: 'Huntington Beach Pier', beachId: 262 };

/** Saves a user's favorites by calls, without a page. */
export async function keepBefore(site: string, who: Pick<Person, 'email'>, beaches: readonly Beach[]): Promise<void> {
  const call = await callsOf(site, who);
  for (const { beachId } of beaches) await call(`POST /api/favorites/add-favorite/${beachId}`);
}

/** Presses the star on a beach's own page. */
export async function keep(page: Page, { slug, name }: Beach): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/forecast/${slug}`);
  const star = page.getByRole('button', { name: favorites.add(name) });
  await untilHydrated(star);
  await untilShown(page.getByText(favorites.added, { exact: true }), () => star.click());
  await page.getByRole('button', { name: favorites.remove(name) }).waitFor();
}

/** Opens the panel of favorites from the header. */
export async function openPanel(page: Page) {
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

/** Returns the profile's button in the header of a signed-in user. */
export const settings = (page: Page) => page.getByRole('banner').getByRole('button', { name: account.settings });
