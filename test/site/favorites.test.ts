import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { authForm, callsOf, enter, enterByForm, giveCode, newPerson, passProvider } from '../support/account.ts';
import { type Beach, FOLLY, HUNTINGTON, keepBefore, openPanel, PIPELINE, settings } from '../support/favorites.ts';
import { click, untilHydrated, untilShown } from '../support/hands.ts';
import { listMail, nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const site = inject('siteUrl');

async function visitWith(...beaches: readonly Beach[]): Promise<Page> {
  const who = newPerson();
  await keepBefore(site, who, beaches);
  return visit('/offline', { who }, FAILED_REQUEST);
}

/** Waits until the page knows who is signed in. A favorite that is added earlier would not belong to this user. */
const untilKnown = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/api/auth/me') && reply.ok()).then((reply) => reply.finished());

test('after a bounce or a spam complaint the panel and the settings state why no alert comes, and offer the remedy', async () => {
  /**
   * Creates a user with an address of SES's mailbox simulator. Then sends the bounce or complaint event that SES would
   * send.
   */
  const trouble = async (outcome: string, state: string) => {
    const { email, password } = newPerson();
    const address = email.replace(/^surfer-(.*)@.*$/, `${outcome}+$1@simulator.amazonses.com`);
    await keepBefore(site, { email: address }, [HUNTINGTON]);
    const call = await callsOf(site, { email: address });
    await call('POST /register/ajax', { email: address, password });
    await expect.poll(async () => (await call('GET /api/auth/me')).mail_state).toBe(state);
    return address;
  };
  const bounced = await trouble('bounce', 'bounced');
  const page = await visit('/offline', { who: { email: bounced } }, FAILED_REQUEST);
  const profile = page.getByRole('dialog');
  const message = (of: Locator, sentence: string) => of.getByRole('status').getByText(sentence);
  const panel = await openPanel(page);
  await panel.dialog.getByText(`Email to ${bounced} bounced, so alerts are no longer sent.`).waitFor();
  await profile.getByRole('button', { name: 'Fix it in the settings' }).click();
  await message(profile, `Email to ${bounced} bounced, so alerts are no longer sent.`).waitFor();
  const before = await listMail(site, bounced);
  await profile.getByRole('button', { name: 'Try this address again' }).click();
  await profile.getByRole('button', { name: 'Send the code' }).click();
  const works = page.getByText('Your email works again: alerts will be sent.');
  await untilShown(works, () => giveCode(profile, nextMail(site, bounced, before)));
  await profile.getByRole('heading', { name: 'Units' }).waitFor();
  await expect.poll(() => profile.getByText('came back').count()).toBe(0);

  const complained = await trouble('complaint', 'complained');
  const sentence = `An email of ours to ${complained} was reported as spam, so alerts are no longer sent.`;
  const other = await visit('/offline', { who: { email: complained } }, FAILED_REQUEST);
  await settings(other).click();
  await message(other.getByRole('dialog'), sentence).waitFor();
  await other.getByRole('button', { name: 'Email me alerts again' }).click();
  await message(other.getByRole('dialog'), sentence).waitFor({ state: 'detached' });
});

test('more favorites than the plan allows are refused with its sentence, and nothing changes', async () => {
  const page = await visitWith(PIPELINE, FOLLY);
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
    .getByRole('button', { name: 'See the plans' })
    .waitFor();
  await expect.poll(() => pipeline.getByLabel('How far ahead').inputValue()).toBe('4');
  await pipeline
    .getByRole('radio', { name: 'Push' })
    .or(pipeline.getByRole('button', { name: 'Push' }))
    .click();
  await pipeline.getByText('This browser blocks notifications: allow them in its settings for this site.').waitFor();
  await pipeline.getByRole('switch', { name: 'Surf alert' }).click();
  await pipeline.getByText('Surf alert: on').waitFor();
  await pipeline.getByText('Surf alert: on').click();

  await row(FOLLY).getByText('Surf alert: off').click();
  await row(FOLLY).getByRole('switch', { name: 'Surf alert' }).click();
  await row(FOLLY)
    .getByText('Basic users can have 1 surf alert(s). Upgrade to Groundswell Pro to get 5 alerts.')
    .getByRole('button', { name: 'See the plans' })
    .waitFor();
  await expect.poll(() => row(FOLLY).getByRole('switch', { name: 'Surf alert' }).isChecked()).toBe(false);

  await page.route('**/api/favorites/remove-favorite/*', (route) => route.fulfill({ status: 500, json: {} }));
  const remove = row(FOLLY).getByRole('button', { name: `Remove ${FOLLY.name} from favorites` });
  await untilShown(dialog.getByText('Error: An error occurred'), () => remove.click());
  await row(FOLLY).waitFor();
});

test.each([
  ['surf alerts greater than 4 days', (row: Locator) => row.getByLabel('How far ahead').selectOption('7 days (Pro)')],
  ['Upgrade to Groundswell Pro to get 5 alerts', (row: Locator) => row.getByRole('switch').first().click()],
])('the sentence of a limit, “%s”, leads to the plans', async (words, exceed) => {
  const page = await visitWith(PIPELINE, FOLLY);
  const { row } = await openPanel(page);
  await row(PIPELINE).getByText('Surf alert: off').click();
  await row(PIPELINE).getByRole('switch', { name: 'Surf alert' }).click();
  await row(PIPELINE).getByText('Surf alert: on').waitFor();
  await row(FOLLY).getByText('Surf alert: off').click();
  await exceed(row(FOLLY));
  await row(FOLLY).getByText(words).getByRole('button', { name: 'See the plans' }).click();
  const plans = page.getByRole('dialog', { name: 'Groundswell Pro' });
  await plans.getByRole('button', { name: 'Try Pro 14 days free' }).waitFor();
});

test('a star pressed without a connection waits for one; the last wish for each beach counts', async () => {
  let known: Promise<unknown> = Promise.resolve();
  const before = (opened: Page) => {
    known = untilKnown(opened);
    return opened.clock.install();
  };
  const page = await visit(`/forecast/${PIPELINE.slug}`, { who: newPerson(), before }, FAILED_REQUEST);
  await known;
  const add = page.getByRole('button', { name: `Add ${PIPELINE.name} to favorites` });
  const remove = page.getByRole('button', { name: `Remove ${PIPELINE.name} from favorites` });
  await untilHydrated(add);
  // Waits for the elements of the page that appear last.
  await page.getByRole('slider', { name: 'Hour of the forecast' }).waitFor();
  await page.getByText('The graph as a table').waitFor();
  await page.context().setOffline(true);
  const waits = page.getByText('Not sent yet: your choice is kept here, and sent once the server answers again.');
  for (const star of [add, remove, add]) await untilShown(waits, () => star.click());
  const unsent = page.getByRole('button', { name: `Remove ${PIPELINE.name} from favorites (not sent yet)` });
  await unsent.waitFor();
  // The first request after the connection returns is also made to fail, but only after the next retry has become due.
  await page.clock.pauseAt(Date.now() + 60_000);
  let lose = () => {};
  const isDue = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const address = '**/api/favorites/add-favorite/*';
  await page.route(address, (route) => isDue.then(() => route.abort()), { times: 1 });
  const sent = page.waitForRequest(address);
  // The message that the favorites are saved must not depend on reading them again. The test therefore makes that
  // reading fail.
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.context().setOffline(false);
  await sent;
  const saved = page.getByText('Sent: your favorites are saved.');
  await untilShown(saved, () => page.clock.runFor(15_000).then(lose));
  await unsent.waitFor({ state: 'detached' });
  await remove.waitFor();
  await page.clock.resume();
  await page.goto(`${site}/offline`);
  const { names } = await openPanel(page);
  await expect.poll(names).toEqual([PIPELINE.name]);
});

test('a tab that waited with another is true once the other has sent; an order that nobody answers is told and reverted', async () => {
  const page = await visitWith(FOLLY, HUNTINGTON);
  await page.goto(`${site}/forecast/${PIPELINE.slug}`);
  const other = await page.context().newPage();
  await other.goto(`${site}/forecast/${PIPELINE.slug}`);
  const starOf = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });
  const add = starOf(page, `Add ${PIPELINE.name} to favorites`);
  await untilHydrated(add);
  await untilHydrated(starOf(other, `Add ${PIPELINE.name} to favorites`));
  const address = '**/api/favorites/add-favorite/*';
  for (const tab of [page, other]) await tab.route(address, (route) => route.abort());
  const unsent = (tab: Page) => starOf(tab, `Remove ${PIPELINE.name} from favorites (not sent yet)`);
  await untilShown(unsent(page), () => add.click());
  await unsent(other).waitFor();
  await page.unroute(address);
  const connect = () => page.evaluate(() => void dispatchEvent(new Event('online')));
  await untilShown(page.getByText('Sent: your favorites are saved.'), connect);
  for (const tab of [page, other]) await starOf(tab, `Remove ${PIPELINE.name} from favorites`).waitFor();
  await other.close();

  await page.goto(`${site}/offline`);
  await page.evaluate(() => {
    AbortSignal.timeout = () => AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  const { dialog, names, row } = await openPanel(page);
  const before = await names();
  const told = dialog.getByText('The server has not answered. Try again.');
  await untilShown(told, () =>
    row(FOLLY)
      .getByRole('button', { name: `Move ${FOLLY.name} down` })
      .click(),
  );
  await expect.poll(names).toEqual(before);
});

test('what a session left unsent when the server ended it is sent after the next sign-in; who signs out is told what is dropped; the panel names what is to come', async () => {
  const who = newPerson();
  await keepBefore(site, who, [FOLLY]);
  let known: Promise<unknown> = Promise.resolve();
  const before = async (opened: Page) => {
    known = untilKnown(opened);
  };
  const page = await visit(`/forecast/${PIPELINE.slug}`, { who, before }, FAILED_REQUEST);
  const star = page.getByRole('button', { name: new RegExp(`${PIPELINE.name} (to|from) favorites`) });
  await untilHydrated(star);
  await known;
  const calls = '**/api/favorites/*-favorite/*';
  await page.route(calls, (route) => route.fulfill({ status: 401, json: { errorMsg: 'Sign in to do this.' } }));
  await untilShown(page.getByText('Your session has ended, or was ended on another device.'), () => star.click());
  await page.unroute(calls);
  await page.reload();
  await enterByForm(page, who);
  const { dialog, names, close } = await openPanel(page);
  await expect.poll(names).toEqual([FOLLY.name, PIPELINE.name]);
  await close();

  await page.route(calls, (route) => route.abort());
  await page.goto(`${site}/forecast/${HUNTINGTON.slug}`);
  const other = page.getByRole('button', { name: `Add ${HUNTINGTON.name} to favorites` });
  await untilHydrated(other);
  await untilShown(page.getByText('Not sent yet: your choice is kept here').first(), () => other.click());
  await openPanel(page);
  await dialog.getByText(`Still to be added: ${HUNTINGTON.name}`).waitFor();
  await close();
  await settings(page).click();
  const signOut = page.getByRole('dialog').getByRole('button', { name: 'Sign Out', exact: true });
  await untilShown(page.getByText('Your last change to your favorites was not sent and is lost.'), () =>
    signOut.click(),
  );
});

test('a removal that is undone without a connection waits in the window, and is sent with its place; a press there replaces a star’s that waits', async () => {
  const page = await visitWith(PIPELINE, FOLLY);
  const { dialog, names, row } = await openPanel(page);
  const undo = dialog.getByRole('button', { name: 'Undo' });
  const remove = () =>
    row(PIPELINE)
      .getByRole('button', { name: `Remove ${PIPELINE.name} from favorites` })
      .click();
  await untilShown(undo, remove);
  const calls = '**/api/favorites/*-favorite/*';
  await page.route(calls, (route) => route.abort());
  const waits = dialog.getByText('Not sent yet: your choice is kept here');
  await untilShown(waits.first(), () => undo.click());
  await expect.poll(names).toEqual([PIPELINE.name, FOLLY.name]);
  await page.unroute(calls);
  const saved = page.getByText('Sent: your favorites are saved.');
  const connect = () => page.evaluate(() => void dispatchEvent(new Event('online')));
  await untilShown(saved, connect);
  await waits.waitFor({ state: 'detached' });
  await expect.poll(names).toEqual([PIPELINE.name, FOLLY.name]);

  await page.route(calls, (route) => route.abort());
  await untilShown(waits.first(), remove);
  await undo.waitFor();
  await page.reload();
  await openPanel(page);
  await expect.poll(names).toEqual([FOLLY.name]);
  await page.unroute(calls);
  await untilShown(saved, connect);
  await expect.poll(names).toEqual([FOLLY.name]);
});

test('a visitor’s star leads to an account, also over a reload, and the beach is then a favorite; a window that was closed or left has forgotten it and gives the focus back; Back then leaves the page, and a full plan refuses', async () => {
  const page = await visit(`/forecast/${PIPELINE.slug}`, {}, FAILED_REQUEST);
  const star = page.getByRole('button', { name: `Add ${PIPELINE.name} to favorites` });
  const kept = page.getByRole('button', { name: `Remove ${PIPELINE.name} from favorites` });
  const form = authForm(page);
  const signOut = () =>
    page
      .context()
      .clearCookies()
      .then(() => page.evaluate(() => localStorage.clear()));
  await click(star);
  await form.email.waitFor();
  await page.reload();
  await untilShown(page.getByText('Favorite Added', { exact: true }), () => passProvider(page, newPerson()));
  await form.go('Done').click();
  await kept.waitFor();

  await signOut();
  await page.goto(`${site}/offline`);
  await page.goto(`${site}/forecast/${PIPELINE.slug}`);
  const isFocused = () => star.evaluate((element) => element === document.activeElement);
  await click(star);
  await form.email.waitFor();
  await page.goBack();
  await form.dialog.waitFor({ state: 'detached' });
  await expect.poll(isFocused).toBe(true);
  await page.goForward();
  const eva = newPerson();
  await passProvider(page, eva);
  await form.go('Done').click();
  await form.dialog.waitFor({ state: 'detached' });
  expect((await (await callsOf(site, eva))('GET /api/auth/me')).favorites).toEqual([]);

  await signOut();
  await page.goto(`${site}/forecast/${PIPELINE.slug}`);
  await click(star);
  await form.email.waitFor();
  await page.keyboard.press('Escape');
  await form.dialog.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(/offline$/);
  await page.goForward();
  await untilHydrated(star);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In / Register' }).click();
  const ana = newPerson();
  await passProvider(page, ana);
  await form.go('Done').click();
  const call = await callsOf(site, ana);
  expect((await call('GET /api/auth/me')).favorites).toEqual([]);

  for (const beachId of [1, 2, 3, 4, 5]) await call(`POST /api/favorites/add-favorite/${beachId}`);
  await signOut();
  await page.goto(`${site}/forecast/${PIPELINE.slug}`);
  await click(star);
  await passProvider(page, ana);
  await page
    .getByText('Your plan keeps 5 favorites. Upgrade to Groundswell Pro to keep 15.', { exact: true })
    .waitFor();
});

test('who presses “Set a surf alert” as a visitor has it on once registered or signed in, and is the surfer they said they are', async () => {
  const before = (tab: Page) => tab.addInitScript(() => localStorage.setItem('sc_surfer', 'improving 2'));
  const page = await visit(`/forecast/${PIPELINE.slug}`, { before }, FAILED_REQUEST);
  const form = authForm(page);
  const panel = page.getByRole('dialog', { name: 'Favorites' });
  const offer = page.getByRole('button', { name: 'Set a surf alert' });
  const eva = newPerson();
  await click(offer);
  await form.dialog.getByText(`For a surf alert at ${PIPELINE.name}.`).waitFor();
  await passProvider(page, eva);
  await form.dialog.getByText(`${PIPELINE.name} is among your favorites now.`).waitFor();
  await form.go('Set a surf alert').click();
  await panel.getByText('Surf alert: on').waitFor();
  await page.keyboard.press('Escape');

  const call = await callsOf(site, eva);
  expect(await call('GET /api/auth/me')).toMatchObject({ skill: 'improving', boards: 2 });
  // The settings stored in the browser are removed, because the next account in this browser may belong to another
  // person.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sc_surfer'))).toBeNull();
  await call(`DELETE /api/favorites/remove-favorite/${PIPELINE.beachId}`);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/forecast/${PIPELINE.slug}`);
  await click(offer);
  await passProvider(page, eva);
  await panel.getByText('Surf alert: on').waitFor();
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('an alert that a visitor wanted is offered once the connection is back, where its favorite could not be kept at once', async () => {
  const page = await visit(`/forecast/${PIPELINE.slug}`, {}, FAILED_REQUEST);
  const adding = '**/add-favorite/**';
  await page.route(adding, (route) => route.abort());
  await click(page.getByRole('button', { name: 'Set a surf alert' }));
  await untilShown(page.getByText('Not sent yet: your choice is kept here'), () => passProvider(page, newPerson()));
  await authForm(page).go('Done').click();
  await page.unroute(adding);
  const saved = page.getByText('Sent: your favorites are saved.');
  await untilShown(saved, () => page.evaluate(() => void dispatchEvent(new Event('online'))));
  await page.getByRole('status').getByRole('button', { name: 'Set a surf alert' }).click();
  await page.getByRole('dialog', { name: 'Favorites' }).getByText('Surf alert: on').waitFor();
});

test('a failed request for an alert shows a message, and the alert stays off', async () => {
  const page = await visitWith(PIPELINE);
  await page.goto(`${site}/forecast/${PIPELINE.slug}`);
  await page.evaluate(() => {
    AbortSignal.timeout = () => {
      const call = new AbortController();
      addEventListener('late', () => call.abort(new DOMException('', 'TimeoutError')));
      return call.signal;
    };
  });
  await page.route('**/save-alert', () => undefined);
  await click(page.getByRole('button', { name: 'Set a surf alert' }));
  const panel = page.getByRole('dialog', { name: 'Favorites' });
  const alert = panel.getByRole('switch', { name: 'Surf alert' });
  await expect.poll(() => alert.isChecked()).toBe(true);
  const isTold = panel.getByText('The server has not answered. Try again.');
  await untilShown(isTold, () => page.evaluate(() => void dispatchEvent(new Event('late'))));
  expect(await alert.isChecked()).toBe(false);
});

test('a star that is pressed before the user’s favorites are known adds its beach, and takes no favorite away', async () => {
  const eva = newPerson();
  const call = await callsOf(site, eva);
  await call(`POST /api/favorites/add-favorite/${PIPELINE.beachId}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const removals: string[] = [];
  const before = async (tab: Page) => {
    await tab.route('**/oauth/token', async (route) => {
      await held;
      await route.continue();
    });
    tab.on('request', (request) => request.method() === 'DELETE' && removals.push(request.url()));
  };
  const page = await visit(`/forecast/${PIPELINE.slug}`, { who: eva, before }, FAILED_REQUEST);
  await click(page.getByRole('button', { name: `Add ${PIPELINE.name} to favorites` }));
  const kept = page.getByRole('button', { name: `Remove ${PIPELINE.name} from favorites` });
  await kept.waitFor();
  await untilShown(page.getByText('Favorite Added', { exact: true }), async () => release());
  await kept.waitFor();
  expect((await call('GET /api/auth/me')).favorites).toEqual([PIPELINE.beachId]);
  expect(removals).toEqual([]);
});

test('a star that fails reverts and states why; at the plan’s limit the warning is the limit’s own, and leads to the plans', async () => {
  const page = await visit(`/forecast/${PIPELINE.slug}`, {}, FAILED_REQUEST);
  const star = page.getByRole('button', { name: `Add ${PIPELINE.name} to favorites` });
  await enter(page, newPerson(), `/forecast/${PIPELINE.slug}`);
  await page.route('**/api/favorites/add-favorite/*', (route) => route.fulfill({ status: 500, json: {} }));
  await untilShown(page.getByText('Favorite Error: An error occurred'), () => click(star));
  await star.waitFor();
  const refused = { success: false, favCount: 3, favLimit: 3 };
  await page.route('**/api/favorites/add-favorite/*', (route) => route.fulfill({ json: refused }));
  await star.click();
  await page.getByText('Favorite Error', { exact: true }).waitFor();
  await star.waitFor();
  const full = { ...refused, reason: { code: 'favorites-full', values: { count: 3 } } };
  await page.route('**/api/favorites/add-favorite/*', (route) => route.fulfill({ json: full }));
  await star.click();
  await page
    .getByText('Your plan keeps 3 favorites. Upgrade to Groundswell Pro to keep 15.', { exact: true })
    .waitFor();
  await star.waitFor();
  await page.getByRole('button', { name: 'See the plans' }).click();
  await page.getByRole('dialog', { name: 'Groundswell Pro' }).waitFor();
});

test('a removed favorite is restored to its place with its alert: in the panel, and at its star by keyboard', async () => {
  const page = await visitWith(PIPELINE, FOLLY, HUNTINGTON);
  const names = [PIPELINE.name, FOLLY.name, HUNTINGTON.name];
  const panel = await openPanel(page);
  const folly = panel.row(FOLLY);
  await folly.getByText('Surf alert: off').click();
  const height = folly.getByLabel('Minimum wave height');
  await untilShown(panel.dialog.getByText('Saved', { exact: true }), () => height.selectOption('6 ft'));
  await folly.getByRole('switch', { name: 'Surf alert' }).click();
  await folly.getByText('Surf alert: on').waitFor();

  const notice = page.getByText('Favorite Removed', { exact: true });
  const remove = folly.getByRole('button', { name: `Remove ${FOLLY.name} from favorites` });
  await untilShown(notice, () => remove.click());
  expect(await panel.names()).toEqual([PIPELINE.name, HUNTINGTON.name]);
  await panel.dialog.getByRole('button', { name: 'Undo' }).click();
  await folly.getByText('Surf alert: on').waitFor();
  expect(await panel.names()).toEqual(names);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(HUNTINGTON.name);

  await page.goto(`${site}/forecast/${FOLLY.slug}`);
  await page.getByText(`You get an alert when ${FOLLY.name} is good.`).waitFor();
  const star = page.getByRole('button', { name: `Remove ${FOLLY.name} from favorites` });
  await untilHydrated(star);
  await star.focus();
  await untilShown(notice, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Tab');
  await untilShown(page.getByText('Favorite Is Back', { exact: true }), () => page.keyboard.press('Enter'));
  await star.waitFor();
  expect(await star.evaluate((element) => element === document.activeElement)).toBe(true);
  const again = await openPanel(page);
  await expect.poll(again.names).toEqual(names);
  await again.row(FOLLY).getByText('Surf alert: on').click();
  expect(await again.row(FOLLY).getByLabel('Minimum wave height').locator('option:checked').textContent()).toBe('6 ft');
});

test('a row is dragged by its handle to another place, and Escape cancels', async () => {
  const page = await visitWith(PIPELINE, FOLLY, HUNTINGTON);
  const { dialog, names, row } = await openPanel(page);
  const status = dialog.getByRole('status').getByText(/ is number \d of 3$/);
  const drag = async (from: Beach, onto: Beach) => {
    const handle = row(from).getByRole('button', { name: `Move ${from.name}`, exact: true });
    // The handles respond only a second after the dialog has opened, so the test tries to grab one repeatedly.
    await expect
      .poll(async () => {
        await handle.hover();
        await page.mouse.down();
        const isHeld = (await row(from).getAttribute('data-dragged')) !== null;
        if (!isHeld) await page.mouse.up();
        return isHeld;
      })
      .toBe(true);
    const target = await row(onto).boundingBox();
    const held = await handle.boundingBox();
    if (!target || !held) throw new Error('The rows are not there.');
    const x = held.x + held.width / 2;
    await page.mouse.move(x, target.y + target.height / 2, { steps: 4 });
    await page.mouse.move(x, target.y + target.height - 4, { steps: 4 });
    // The other rows move out of the way.
    await expect.poll(async () => (await row(onto).boundingBox())?.y).toBeLessThan(target.y - 20);
  };

  await drag(PIPELINE, HUNTINGTON);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => row(PIPELINE).getAttribute('data-dragged')).toBe(null);
  await dialog.waitFor();
  expect(await names()).toEqual([PIPELINE.name, FOLLY.name, HUNTINGTON.name]);
  expect(await status.count()).toBe(0);
  await drag(PIPELINE, HUNTINGTON);
  await page.mouse.up();
  await dialog.getByRole('status').getByText(`${PIPELINE.name} is number 3 of 3`).waitFor();
  await expect.poll(names).toEqual([FOLLY.name, HUNTINGTON.name, PIPELINE.name]);
});
