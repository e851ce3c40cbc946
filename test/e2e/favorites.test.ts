import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authForm, enter, register, somebody } from '../support/account.ts';
import { RUN_MS, runAgain } from '../support/alerts.ts';
import { untilTakenOver } from '../support/hands.ts';
import { codeOf, listMail, type Mail, nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const PIPELINE = { slug: 'banzai-pipeline', name: 'Banzai Pipeline' };
const FOLLY = { slug: 'folly-beach-the-washout', name: 'Folly Beach, The Washout' };
/** It has surf on that day, and there it is not night. */
const HUNTINGTON = { slug: 'huntington-beach-pier', name: 'Huntington Beach Pier' };
/** Registering, mails and windows of ten pages; a run of the ocean. */
const JOURNEY_MS = 240_000 + RUN_MS;

const visit = visitors();
const origin = (page: Page) => new URL(page.url()).origin;

/** Full where the beach is kept; words are of one language. */
const ENGLISH = { add: 'Add {} to favorites', remove: 'Remove {} from favorites', added: 'Favorite Added' };
const SPANISH = { add: 'Añadir {} a favoritos', remove: 'Quitar {} de favoritos', added: 'Favorito añadido' };

async function keep(page: Page, { slug, name }: typeof PIPELINE, words = ENGLISH): Promise<void> {
  await page.goto(`${origin(page)}/forecast/${slug}`);
  const star = page.getByRole('button', { name: words.add.replace('{}', name) });
  await untilTakenOver(star);
  await star.click();
  await page.getByText(words.added, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.remove.replace('{}', name) }).waitFor();
}

const settings = (page: Page, name = 'Settings') => page.getByRole('banner').getByRole('button', { name });

/** The panel of favorites, opened from the header. */
async function openPanel(page: Page, name = 'Favorites') {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.locator('ol > li');
  await rows.first().waitFor();
  return {
    dialog,
    rows,
    names: () => rows.getByRole('link').allTextContents(),
    row: ({ name }: { name: string }) => rows.filter({ has: page.getByRole('link', { name, exact: true }) }),
    close: () => page.keyboard.press('Escape').then(() => dialog.waitFor({ state: 'detached' })),
  };
}

/** Gives the code of a letter to the window that waits for one. */
async function giveCode(window: Locator, letter: Promise<Mail>, label = 'Pass code', confirm = 'Confirm') {
  await window.getByLabel(label, { exact: true }).fill(codeOf(await letter));
  await window.getByRole('button', { name: confirm, exact: true }).click();
}

/** An address of this site in a letter, as a path. */
function linkIn({ text }: Mail, path: string): string {
  const found = text.split(/\s+/).find((word) => word.includes(path));
  if (!found) throw new Error(`Nothing leads to ${path} in: ${text}`);
  return new URL(found).pathname;
}

test(
  'from an account to favorites in order, an alert that a run of the ocean fires, its end, a new address, a new password, and no account',
  async () => {
    const page = await visit('/', {}, FAILED_REQUEST);
    const site = origin(page);
    const kai = somebody();
    await register(page, kai);

    await keep(page, PIPELINE);
    await keep(page, FOLLY);
    await keep(page, HUNTINGTON);
    const panel = await openPanel(page);
    expect(await panel.names()).toEqual([PIPELINE.name, FOLLY.name, HUNTINGTON.name]);
    expect(await panel.row(PIPELINE).locator('dd').allTextContents()).toEqual([
      expect.stringMatching(/^(flat|[\d.–]+ ft(clean|fair|choppy))$/i),
      expect.stringMatching(/^(flat|[\d.–]+ ft(clean|fair|choppy))$/i),
    ]);

    // By keyboard alone: the handle keeps the focus while its row moves.
    await panel
      .row(HUNTINGTON)
      .getByRole('button', { name: `Move ${HUNTINGTON.name}`, exact: true })
      .focus();
    for (const place of [2, 1]) {
      const moved = page.waitForResponse('**/api/favorites/reorder');
      await page.keyboard.press('ArrowUp');
      await panel.dialog.getByRole('status').getByText(`${HUNTINGTON.name} is number ${place} of 3`).waitFor();
      await moved;
    }
    await page.reload();
    const again = await openPanel(page);
    expect(await again.names()).toEqual([HUNTINGTON.name, PIPELINE.name, FOLLY.name]);

    const row = again.row(HUNTINGTON);
    await row.getByText('Surf alert: off').click();
    await row.getByLabel('Minimum wave height').selectOption('2 ft');
    await again.dialog.getByText('Saved', { exact: true }).waitFor();
    await row.getByLabel('Surf conditions').selectOption('Any');
    await row.getByRole('switch', { name: 'Surf alert' }).click();
    await row.getByText('Surf alert: on').waitFor();
    await row.getByText(/^This alert would have fired|^No past days are known here yet/).waitFor();
    await again.close();

    const before = await listMail(site, kai.email);
    await runAgain(site);
    const alert = await nextMail(site, kai.email, before, RUN_MS);
    expect(alert.subject).toContain(HUNTINGTON.name);
    expect(alert.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(alert.headers['list-unsubscribe']).toMatch(/^<.+\/api\/unsubscribe\/.+>$/);

    await page.goto(site + linkIn(alert, '/unsubscribe/'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText(`No more alerts for ${HUNTINGTON.name}`).first().waitFor();
    const after = await openPanel(page);
    await after.row(HUNTINGTON).getByText('Surf alert: off').waitFor();
    await after.close();

    const moved = somebody().email;
    await settings(page).click();
    const account = page.getByRole('dialog');
    await account.getByRole('button', { name: 'Change email' }).click();
    await account.getByLabel('New email').fill(moved);
    await account.getByRole('button', { name: 'Send the code' }).click();
    await account.getByText(`We mailed six digits to ${moved}.`).waitFor();
    await giveCode(account, nextMail(site, moved));
    await account.getByText('Your email has been changed.').waitFor();
    await account.getByText(moved).first().waitFor();
    await account.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.getByText('You are signed out.').waitFor();

    await page.goto(`${site}/?login=true`);
    const form = authForm(page);
    const letters = await listMail(site, moved);
    await form.go('Forgot your password?').click();
    await form.email.fill(moved);
    await form.send.click();
    await form.code.fill(codeOf(await nextMail(site, moved, letters)));
    await form.send.click();
    const password = `${kai.password}, changed`;
    await form.newPassword.fill(password);
    await form.send.click();
    await form.dialog.getByText('Your password changed. Sign in with your new password.').waitFor();
    await form.password.fill(password);
    await form.send.click();
    await form.dialog.waitFor({ state: 'detached' });

    const own = await listMail(site, moved);
    await settings(page).click();
    await account.getByRole('button', { name: 'Delete account' }).click();
    await account.getByRole('button', { name: 'DELETE', exact: true }).click();
    await giveCode(account, nextMail(site, moved, own));
    await account.getByText('Your account has been deleted.').waitFor();
    await page.getByText('You are signed out.').waitFor();
    await page.goto(`${site}/?login=true`);
    await form.email.fill(moved);
    await form.password.fill(password);
    await form.send.click();
    await form.dialog.getByText('The email or the password is not right.').waitFor();
  },
  JOURNEY_MS,
);

test(
  'in Spanish: an account, a favorite, an alert that mails in Spanish, its end, and no account',
  async () => {
    const page = await visit('/?login=register', { locale: 'es-ES' }, FAILED_REQUEST);
    const site = origin(page);
    const ana = somebody();
    const window = page.getByRole('dialog');
    const field = (name: string) => window.locator(`input[name="${name}"]`);
    const send = window.locator('button[type="submit"]');
    await field('email').fill(ana.email);
    await field('password').fill(ana.password);
    await send.click();
    await field('passcode').fill(codeOf(await nextMail(site, ana.email)));
    await send.click();
    await settings(page, 'Ajustes').waitFor({ state: 'attached' });

    await keep(page, HUNTINGTON, SPANISH);
    const { row, close } = await openPanel(page, 'Favoritos');
    await row(HUNTINGTON).getByText('Alerta de surf: desactivada').click();
    await row(HUNTINGTON).getByLabel('Altura mínima de las olas').selectOption('2 ft');
    await row(HUNTINGTON).getByLabel('Estado del surf').selectOption('Cualquiera');
    await row(HUNTINGTON).getByRole('switch', { name: 'Alerta de surf' }).click();
    await row(HUNTINGTON).getByText('Alerta de surf: activada').waitFor();
    await close();

    const before = await listMail(site, ana.email);
    await runAgain(site);
    const alert = await nextMail(site, ana.email, before, RUN_MS);
    expect(alert.text).toContain('Recibes este mensaje porque tienes una alerta de surf');
    await page.goto(site + linkIn(alert, '/unsubscribe/'));
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await page.getByRole('heading', { name: `No habrá más alertas de ${HUNTINGTON.name}` }).waitFor();

    const own = await listMail(site, ana.email);
    await settings(page, 'Ajustes').click();
    await window.getByRole('button', { name: 'Eliminar la cuenta' }).click();
    await window.getByRole('button', { name: 'ELIMINAR', exact: true }).click();
    await giveCode(window, nextMail(site, ana.email, own), 'Código', 'Confirmar');
    await window.getByText('Tu cuenta ha sido eliminada.').waitFor();
    await page.getByText('Has salido de tu cuenta.').waitFor();
  },
  JOURNEY_MS,
);

test('where mail came back, or was called spam, the panel and the profile say why no alert comes, and mend it', async () => {
  const page = await visit('/', {}, FAILED_REQUEST);
  const site = origin(page);
  /** The letter to who has an account already goes to an address of SES's simulator, which is answered for it. */
  const trouble = async (outcome: 'bounce' | 'complaint') => {
    const { email, password } = somebody();
    const address = email.replace(/^surfer-(.*)@.*$/, `${outcome}+$1@simulator.amazonses.com`);
    await enter(page, { email: address });
    await page.request.post(`${site}/register/ajax`, { data: { email: address, password } });
    await nextMail(site, address);
    return address;
  };
  const profile = page.getByRole('dialog');
  const said = (sentence: string) => profile.getByRole('status').getByText(sentence);

  const bounced = await trouble('bounce');
  await keep(page, HUNTINGTON);
  await expect
    .poll(async () => {
      await page.reload();
      const panel = await openPanel(page);
      return panel.dialog.getByText(`Mail to ${bounced} came back, so no alert is mailed any more.`).isVisible();
    })
    .toBe(true);
  await profile.getByRole('button', { name: 'Mend it in the profile' }).click();
  await said(`Mail to ${bounced} came back, so no alert is mailed any more.`).waitFor();
  const before = await listMail(site, bounced);
  await profile.getByRole('button', { name: 'Try this address again' }).click();
  await profile.getByRole('button', { name: 'Send the code' }).click();
  await giveCode(profile, nextMail(site, bounced, before));
  await page.getByText('Mail arrives again: alerts are mailed.').waitFor();
  await profile.getByRole('heading', { name: 'Units' }).waitFor();
  expect(await profile.getByText('came back').count()).toBe(0);
  await profile.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByText('You are signed out.').waitFor();

  const complained = await trouble('complaint');
  const sentence = `A mail of ours to ${complained} was reported as spam, so no alert is mailed any more.`;
  await expect
    .poll(async () => {
      await page.reload();
      await settings(page).click();
      await profile.getByRole('heading', { name: 'Units' }).waitFor();
      return said(sentence).isVisible();
    })
    .toBe(true);
  await profile.getByRole('button', { name: 'Mail me alerts again' }).click();
  await said(sentence).waitFor({ state: 'detached' });
});

test('more than the plan allows is refused in its sentence, and nothing changes', async () => {
  const page = await visit('/', {}, FAILED_REQUEST);
  await enter(page);
  await keep(page, PIPELINE);
  await keep(page, FOLLY);
  await page.route('**/api/favorites/preview-alert?*', (route) =>
    route.fulfill({ json: { fired: 3, days: 12, windows: [] } }),
  );
  const { dialog, row } = await openPanel(page);
  const pipeline = row(PIPELINE);
  await pipeline.getByText('Surf alert: off').click();
  await pipeline
    .getByText('This alert would have fired 3 times in the last month. Of the last month 12 days are known so far.')
    .waitFor();
  await pipeline.getByLabel('How far ahead').selectOption('7 days (Pro)');
  await pipeline
    .getByText('Only Groundswell Pro users can set surf alerts greater than 4 days. Upgrade to Pro.')
    .waitFor();
  expect(await pipeline.getByLabel('How far ahead').inputValue()).toBe('4');
  await pipeline
    .getByRole('radio', { name: 'Push' })
    .or(pipeline.getByRole('button', { name: 'Push' }))
    .click();
  await pipeline.getByText('Push notifications can only be enabled on the Groundswell app.').waitFor();
  await pipeline.getByRole('switch', { name: 'Surf alert' }).click();
  await pipeline.getByText('Surf alert: on').waitFor();
  await pipeline.getByText('Surf alert: on').click();

  await row(FOLLY).getByText('Surf alert: off').click();
  await row(FOLLY).getByRole('switch', { name: 'Surf alert' }).click();
  await row(FOLLY)
    .getByText('Basic users can have 1 surf alert(s). Upgrade to Groundswell Pro to get 5 alerts.')
    .waitFor();
  expect(await row(FOLLY).getByRole('switch', { name: 'Surf alert' }).isChecked()).toBe(false);

  await page.route('**/api/favorites/remove-favorite/*', (route) => route.fulfill({ status: 500, json: {} }));
  await row(FOLLY)
    .getByRole('button', { name: `Remove ${FOLLY.name} from favorites` })
    .click();
  await dialog.getByText('Error: An error occurred').waitFor();
  await row(FOLLY).waitFor();
});

test('a star pressed without a connection waits for one, the last wish of a beach counts', async () => {
  const page = await visit('/', {}, FAILED_REQUEST);
  await enter(page);
  await page.goto(`${origin(page)}/forecast/${PIPELINE.slug}`);
  const add = page.getByRole('button', { name: `Add ${PIPELINE.name} to favorites` });
  const remove = page.getByRole('button', { name: `Remove ${PIPELINE.name} from favorites` });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const star of [add, remove, add]) {
    await star.click();
    await page.getByText('No connection: your star is kept here, and sent once you are back online.').waitFor();
  }
  await remove.waitFor();
  await page.context().setOffline(false);
  await page.getByText('Back online: your favorites are saved.').waitFor();
  await page.reload();
  await remove.waitFor();
  const { names } = await openPanel(page);
  expect(await names()).toEqual([PIPELINE.name]);
});

test('a star that fails turns back and says why; signed out it leads to an account', async () => {
  const page = await visit(`/forecast/${PIPELINE.slug}`, {}, FAILED_REQUEST);
  const star = page.getByRole('button', { name: `Add ${PIPELINE.name} to favorites` });
  await untilTakenOver(star);
  await star.click();
  await page.getByRole('heading', { name: 'Make an account' }).waitFor();

  await enter(page);
  await page.goto(`${origin(page)}/forecast/${PIPELINE.slug}`);
  await page.route('**/api/favorites/add-favorite/*', (route) => route.fulfill({ status: 500, json: {} }));
  await star.click();
  await page.getByText('Favorite Error: An error occurred').waitFor();
  await star.waitFor();
  const full = { success: false, favCount: 3, favLimit: 3 };
  await page.route('**/api/favorites/add-favorite/*', (route) => route.fulfill({ json: full }));
  await star.click();
  await page.getByText('Favorite Error: Your plan keeps 3 favorites. Upgrade to Groundswell Pro to keep 15.').waitFor();
  await star.waitFor();
  await page.getByRole('button', { name: 'See the plans' }).click();
  await page.getByRole('dialog', { name: 'Subscription' }).waitFor();
});

test('a row is dragged by its handle to another place, and Escape takes it back', async () => {
  const page = await visit('/', {}, FAILED_REQUEST);
  await enter(page);
  await keep(page, PIPELINE);
  await keep(page, FOLLY);
  await keep(page, HUNTINGTON);
  const { dialog, names, row } = await openPanel(page);
  const drag = async (from: typeof PIPELINE, onto: typeof PIPELINE) => {
    const handle = await row(from)
      .getByRole('button', { name: `Move ${from.name}`, exact: true })
      .boundingBox();
    const target = await row(onto).boundingBox();
    if (!handle || !target) throw new Error('The rows are not there.');
    await page.mouse.move(handle.x + 22, handle.y + 22);
    await page.mouse.down();
    await page.mouse.move(handle.x + 22, target.y + target.height / 2, { steps: 4 });
    await page.mouse.move(handle.x + 22, target.y + target.height - 4, { steps: 4 });
    // The other rows give way.
    await expect.poll(async () => (await row(onto).boundingBox())?.y).toBeLessThan(target.y - 20);
  };

  // Handles take hold a second after the window has opened.
  await page.waitForTimeout(1200);
  await drag(PIPELINE, HUNTINGTON);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await dialog.waitFor();
  expect(await names()).toEqual([PIPELINE.name, FOLLY.name, HUNTINGTON.name]);
  await drag(PIPELINE, HUNTINGTON);
  await page.mouse.up();
  await dialog.getByRole('status').getByText(`${PIPELINE.name} is number 3 of 3`).waitFor();
  await expect.poll(names).toEqual([FOLLY.name, HUNTINGTON.name, PIPELINE.name]);
});
