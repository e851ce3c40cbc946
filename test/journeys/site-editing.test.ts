import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { enter, newPerson } from '../support/account.ts';
import { clearEdge } from '../support/clear-edge.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
/**
 * An edit of the site is visible to all its readers. The editing is therefore tested on the journeys' cloud, which few
 * tests share.
 */
const site = inject('siteUrl');
const at = (path: string) => new URL(path, site).href;
const NOTICE = { English: 'Big swell on Saturday.', Spanish: 'Gran oleaje el sábado.', Chinese: '周六有大浪。' };

/** Makes an account an editor, as `npm run local -- admin` does. */
async function makeEditor(email: string): Promise<void> {
  const { environment } = await (await fetch(at('/_local/cloud.json'))).json();
  Object.assign(process.env, environment);
  const { accounts } = await import('@groundswell/data/accounts');
  const account = await accounts.findByEmail(email);
  expect(account && (await accounts.change(account.id, { role: 'admin' }))).toBe('changed');
}

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(at(path));
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

test('an editor writes the notice that all readers see, is told of another’s change, takes it away, and adds a picture that is checked', async () => {
  const page = await visit(at('/'), {}, FAILED_REQUEST);
  const who = newPerson();
  await enter(page, who);
  await makeEditor(who.email);

  await open(page, '/canvas-ui/site', 'The site');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Site-wide notice' }).click();
  await page.getByLabel('Show the notice').check();
  await page.getByLabel('English').fill(NOTICE.English);
  await page.getByLabel('Spanish').fill(NOTICE.Spanish);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Write this in each language.').waitFor();

  // A reload keeps the unsaved text.
  await page.reload();
  await expect.poll(() => page.getByLabel('Spanish').inputValue()).toBe(NOTICE.Spanish);
  await page.getByLabel('Chinese').fill(NOTICE.Chinese);
  const other = await page.context().newPage();
  await open(other, '/canvas-ui/site/notice', 'Site-wide notice');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Readers see it').waitFor();
  await expectAccessible(page);

  await other.getByLabel('English').fill('Another text.');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('heading', { name: 'Another text was saved meanwhile' }).waitFor();
  expect(await other.getByLabel('English').inputValue()).toBe('Another text.');
  const differences = other.getByRole('region', { name: 'Another text was saved meanwhile' });
  await differences.getByRole('heading', { name: 'Text · English' }).waitFor();
  const inEnglish = differences.getByRole('listitem').filter({ hasText: 'Text · English' });
  expect(await inEnglish.getByRole('definition').allInnerTexts()).toEqual([NOTICE.English, 'Another text.']);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Take the other' }).click();
  await expect.poll(() => other.getByLabel('English').inputValue()).toBe(NOTICE.English);
  // After taking the other version, the user can still restore their own text.
  await other.getByRole('button', { name: 'Put my text back' }).click();
  await expect.poll(() => other.getByLabel('English').inputValue()).toBe('Another text.');
  await other.close();

  // The edge caches the notice for a minute.
  await clearEdge(site);
  const reader = await visit(at('/about'), { locale: 'zh-CN' });
  await reader.getByRole('region', { name: '公告' }).getByText(NOTICE.Chinese).waitFor();
  await page.getByLabel('Show the notice').uncheck();
  const taken = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok());
  await page.getByRole('button', { name: 'Save' }).click();
  await taken;

  await open(page, '/canvas-ui/pictures', 'Pictures');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'wave.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>1</script>') });
  await page.getByText('This picture cannot be read.').waitFor();
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0077bb' } });
  await choose.setInputFiles({ name: 'wave.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() });
  const picture = page.getByRole('img', { name: 'wave.png' });
  await picture.waitFor();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  await expectAccessible(page);
  // After an item is removed, the focus moves to the page's heading, or to the heading of whatever replaces the item.
  await page.getByRole('button', { name: 'Remove: wave.png' }).press('Enter');
  await picture.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').count()).toBe(1);

  await open(page, '/canvas-ui/changes', 'Changes');
  await page.getByRole('row', { name: /Picture · \S+\.\w+ · added/ }).waitFor();
  await expectAccessible(page);

  await open(page, '/canvas-ui/statistics', 'Statistics');
  await page.getByText('Readers', { exact: true }).waitFor();
  await expectAccessible(page);
});

test('an editor writes an incident, which visitors see on the status page until it is resolved, and another editor adds to it meanwhile', async () => {
  const page = await visit(at('/'), {}, FAILED_REQUEST);
  const who = newPerson();
  await enter(page, who);
  await makeEditor(who.email);
  const saved = () => page.getByText('Saved. Readers see it').waitFor();
  const status = async (timezoneId = 'UTC') => {
    await clearEdge(site);
    return visit(at('/status'), { javaScriptEnabled: false, timezoneId });
  };

  await open(page, '/canvas-ui/site/incidents', 'Incidents');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('group', { name: 'What readers notice' }).getByLabel('English').fill('Charts do not load');
  const update = (number: number) => page.getByRole('group', { name: `Update ${number}` });
  const known = update(1).getByRole('group', { name: 'What is known' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Write this in English.').waitFor();
  await known.getByLabel('English').fill('We are looking for the cause.');
  await expectAccessible(page);
  const other = await page.context().newPage();
  await open(other, '/canvas-ui/site/incidents', 'Incidents');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved();

  const seen = await status();
  expect(await seen.getByRole('heading', { level: 1 }).innerText()).toBe('Charts do not load');
  await seen.getByText('We are looking for the cause.').waitFor();
  await seen.getByText('Looking into it').waitFor();

  // The other editor began an incident before the first one was saved.
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await other.getByRole('group', { name: 'What readers notice' }).getByLabel('English').fill('Emails come late');
  await other.getByRole('group', { name: 'What is known' }).getByLabel('English').fill('They come within an hour.');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('heading', { name: 'Another text was saved meanwhile' }).waitFor();
  await other.getByRole('button', { name: 'Go on with mine' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Saved. Readers see it').waitFor();
  const both = await status();
  await both.getByRole('heading', { name: 'Charts do not load', level: 3 }).waitFor();
  await both.getByRole('heading', { name: 'Emails come late', level: 3 }).waitFor();
  await other.close();

  await open(page, '/canvas-ui/site/incidents', 'Incidents');
  await page.getByText('Charts do not load').click();
  await page.getByRole('button', { name: 'Add an update' }).click();
  await update(2).getByLabel('State').selectOption('resolved');
  await update(2).getByRole('group', { name: 'What is known' }).getByLabel('English').fill('Charts load again.');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved();
  const ended = await status();
  await ended.getByText('Charts load again.').waitFor();
  const past = ended.locator('section').filter({ has: ended.getByRole('heading', { name: 'Past incidents' }) });
  await past.getByRole('heading', { name: 'Charts do not load' }).waitFor();
});
