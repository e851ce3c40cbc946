import type { Locator, Page, Response } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { newPerson } from '../support/account.ts';
import { changeAccount } from '../support/change-account.ts';
import { untilShown } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const siteUrl = inject('siteUrl');

function writer(role: 'contributor' | 'editor', path: string): Promise<Page> {
  const who = newPerson();
  const before = () => changeAccount(siteUrl, who, { role });
  return visit(path, { who, before }, FAILED_REQUEST);
}

const parts = (page: Page) => ({
  title: page.getByLabel('Title', { exact: true }),
  text: page.getByRole('textbox', { name: 'Text', exact: true }),
  status: page.locator('[role=status][data-state]'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
});
const untilSaved = (page: Page) => expect.poll(() => parts(page).status.innerText()).toMatch(/^Saved/);
/** Saves without waiting for the autosave. */
const saved = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await untilSaved(page);
};
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('aria-label') ?? (one?.matches('button') ? one.textContent : one?.tagName);
  });
const paste = (into: Locator, text: string, type = 'text/html') =>
  into.evaluate(
    (one, [text, type]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, text);
      one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [text, type] as const,
  );
const pasteFile = (into: Locator, base64: string, name: string) =>
  into.evaluate(
    (one, [bytes, called]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], called));
      one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [base64, name] as const,
  );
const notSaved = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Not saved: the server cannot be reached.').waitFor();
};
/**
 * Closes a tab without a connection. Playwright's closing tab is online for a moment and would save the text, so its
 * requests are made to fail.
 */
const closeOffline = async (page: Page) => {
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('No connection.'));
  });
  await page.close();
};

test('a visitor is told to sign in, and before that of an invitation that cannot be accepted', async () => {
  const page = await visit('/canvas-ui', {}, FAILED_REQUEST);
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await page.goto(new URL(`/canvas-ui/join?token=${'a'.repeat(80)}`, page.url()).href);
  await page.getByText('This link is cut off or damaged. Copy all of it, or ask for a new one.').waitFor();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
});

test('hidden characters of what is pasted are removed, and the post is saved', async () => {
  const page = await writer('contributor', '/canvas-ui');
  await parts(page).button('New post').click();
  const { title, text } = parts(page);
  await title.focus();
  await paste(title, 'Fore\ufffecast of\fthe week', 'text/plain');
  expect(await title.inputValue()).toBe('Forecast of the week');
  await text.focus();
  await paste(text, 'A page\fbreak\u0000, \uffffand a\vline', 'text/plain');
  expect(await text.innerText()).toBe('A page break, and a line');
  await saved(page);
  await paste(text, '<p>More\u2028of\ufdd0 it</p>');
  await expect.poll(() => text.innerText()).toContain('More of it');
  await saved(page);
});

test('a contributor writes by keyboard, through an outage and a closed tab, and hands in; an editor is told of another’s text, compares and schedules, and a session that ends loses no word', async () => {
  const page = await writer('contributor', '/canvas-ui');
  await page.getByRole('heading', { name: 'Posts', level: 1 }).waitFor();
  await parts(page).button('New post').click();
  const { title, text } = parts(page);
  // An empty post cannot be handed in. The dialog lists what is missing, and its button leads to the first missing
  // field.
  await parts(page).button('Hand in for review').click();
  const missing = page.getByRole('dialog', { name: 'Not ready yet' });
  expect(await missing.getByRole('listitem').allInnerTexts()).toEqual(['a title', 'a text']);
  await expectAccessible(page);
  await missing.getByRole('button', { name: 'Fill it in' }).click();
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);
  await title.fill('Whose wave is it');
  await text.focus();
  await page.keyboard.type('## Before you paddle\nThe **surfer** nearest the peak\n- first\nsecond\n\nand so on');
  await expect.poll(() => text.locator('h2').innerText()).toBe('Before you paddle');
  expect(await text.locator('strong').innerText()).toBe('surfer');
  expect(await text.locator('li').allInnerTexts()).toEqual(['first', 'second']);
  await untilSaved(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  // On a phone the toolbar is one row, and a button unfolds all tools. No tool is cut off.
  const tools = page.getByRole('toolbar');
  const height = async () => (await tools.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(50);
  await page.getByRole('button', { name: 'More tools' }).click();
  await expect.poll(height).toBeGreaterThan(130);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // By keyboard alone, the focus can move from the text to the toolbar and back.
  await text.focus();
  await page.keyboard.press('Alt+F10');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Kind of paragraph');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Bold');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Kind of paragraph');
  // The toolbar is a single Tab stop between the title and the text.
  await title.focus();
  const tour: (string | null)[] = [];
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    tour.push(await page.locator(':focus').evaluate((one) => one.getAttribute('aria-label') ?? one.tagName));
  }
  expect(tour).toEqual(['Kind of paragraph', 'Text', 'TEXTAREA']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Said by keyboard.');
  await expect.poll(() => text.innerText()).toContain('Said by keyboard.');
  await saved(page);

  // Both tabs with the post are closed during an outage. The text is restored, and is saved when the server is
  // reachable again.
  const address = page.url();
  const beside = await page.context().newPage();
  await beside.goto(address);
  await parts(beside).title.waitFor();
  await page.context().setOffline(true);
  await title.fill('Whose wave is this');
  await parts(beside).title.fill('Whose wave is it, then');
  for (const tab of [page, beside]) await notSaved(tab);
  const again = await page.context().newPage();
  await Promise.all([page, beside].map(closeOffline));
  await again.context().setOffline(false);
  await again.goto(address);
  await expect.poll(() => parts(again).title.inputValue()).toMatch(/^Whose wave is (this|it, then)$/);
  const newest = await parts(again).title.inputValue();
  await saved(again);
  await again.getByText('Another tab of yours left a different text').waitFor();
  await parts(again).button('Put mine back').click();
  await expect.poll(() => parts(again).title.inputValue()).not.toBe(newest);
  expect(await parts(again).title.inputValue()).toMatch(/^Whose wave is (this|it, then)$/);
  await saved(again);

  // If the browser cannot store the text, the page says so, and the browser asks before it closes the tab.
  const unkept = await page.context().newPage();
  await unkept.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await unkept.goto(address);
  await parts(unkept).title.waitFor();
  await unkept.context().setOffline(true);
  await parts(unkept).title.pressSequentially('!');
  await unkept.keyboard.press('ControlOrMeta+s');
  await unkept.getByText('this browser keeps nothing').waitFor();
  expect(await unkept.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false);
  // The page also asks before it follows a link within the admin interface. A user who stays keeps the text.
  const asked = unkept.waitForEvent('dialog');
  const leaving = unkept.getByRole('link', { name: 'Posts', exact: true }).first().click();
  const question = await asked;
  expect(question.message()).toContain('Leave and lose it?');
  await question.dismiss();
  await leaving;
  expect(unkept.url()).toBe(address);
  await closeOffline(unkept);
  await again.context().setOffline(false);
  await untilShown(again.getByText('Handed in for review.'), () => parts(again).button('Hand in for review').click());
  await again.getByText('In review', { exact: true }).waitFor();
  await expect.poll(() => focused(again)).toBe('H1');

  const editor = await writer('editor', new URL(address).pathname);
  await parts(editor).title.waitFor();
  // Two authors change the title of the same post. The editor is offline, so the contributor's change is saved first.
  await editor.context().setOffline(true);
  await parts(editor).title.fill('Right of way');
  await notSaved(editor);
  const isSaved = (reply: Response) => reply.request().method() === 'POST' && reply.url().includes('/canvas/posts/');
  await parts(again).title.fill('Whose wave');
  await Promise.all([again.waitForResponse(isSaved), again.keyboard.press('ControlOrMeta+s')]);
  await editor.context().setOffline(false);
  await editor.getByRole('heading', { name: 'Somebody else changed the same text.' }).waitFor();
  await expectAccessible(editor);
  expect(await editor.locator('section del').allInnerTexts()).not.toEqual([]);
  await parts(editor).button('Keep mine').click();
  await expect.poll(() => focused(editor)).toBe('H1');
  await saved(editor);
  expect(await parts(editor).title.inputValue()).toBe('Right of way');

  await parts(editor).button('More actions').click();
  await editor.getByRole('menuitem', { name: 'Earlier texts' }).click();
  await editor.getByRole('heading', { name: 'Earlier texts', level: 1 }).waitFor();
  await editor.locator('section ins').first().waitFor();
  await expectAccessible(editor);
  await editor.getByRole('link', { name: 'To the post' }).click();
  await parts(editor).button('Schedule').click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByLabel('When it goes out').fill('2026-11-19T09:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await dialog.getByText('Choose a time at least a minute from now.').waitFor();
  await dialog.getByLabel('When it goes out').fill('2026-12-01T09:00');
  await untilShown(editor.getByText('It goes out by itself.'), () =>
    dialog.getByRole('button', { name: 'Schedule', exact: true }).click(),
  );
  await editor.getByText(/^Goes out Dec 1, 2026/).waitFor();

  // Pasted bold text stays bold. A picture from another site is dropped with a message. A post whose picture has no
  // description cannot be published. The dialog says so and leads to the description in the language that lacks it.
  await untilShown(editor.getByText('Pictures were left out. Pictures are added with the picture button.'), () =>
    paste(
      parts(editor).text,
      '<p><span style="font-weight:700">Look far</span> ahead<img src="https://example.com/a.png"></p><img src="/avatar.svg">',
    ),
  );
  expect(await parts(editor).text.locator('strong').allInnerTexts()).toContain('Look far');
  // A pasted image file is uploaded. Any other file is refused with the message of the picture dialog.
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#0077bb' } });
  const file = (await photo.png().toBuffer()).toString('base64');
  await pasteFile(parts(editor).text, file, 'wave.png');
  const pasted = parts(editor).text.locator('img[src^="/uploads/"]');
  await pasted.waitFor();
  await pasteFile(parts(editor).text, 'bm90ZXM=', 'notes.txt');
  await editor.getByText('This picture cannot be read.').waitFor();
  await parts(editor).text.getByLabel('Description for people who cannot see it').last().fill('A blue wave');
  await editor.getByRole('button', { name: '+ Español' }).click();
  await parts(editor).title.fill('De quién es la ola');
  const fillIn = async (needs: readonly string[]) => {
    await parts(editor).button('Publish now').click();
    const dialog = editor.getByRole('dialog', { name: 'Not ready yet' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(needs);
    await dialog.getByRole('button', { name: 'Fill it in' }).click();
  };
  const describe = 'a description of each picture in the text (English)';
  await fillIn(['a text (Español)', describe]);
  await expect.poll(() => focused(editor)).toBe('Text');
  await parts(editor).text.fill('Para quien está más cerca del pico.');
  await fillIn([describe]);
  const description = parts(editor).text.getByLabel('Description for people who cannot see it').first();
  await expect.poll(() => description.evaluate((one) => one === document.activeElement)).toBe(true);
  const error = await description.getAttribute('aria-describedby');
  expect(await editor.locator(`[id="${error}"]`).innerText()).toBe('The post needs this before it goes out.');
  await expectAccessible(editor);
  await description.fill('A surfer looks along a wave');
  await expect.poll(() => description.getAttribute('aria-invalid')).toBeNull();
  await parts(editor).button('Publish now').click();
  const ask = editor.getByRole('dialog', { name: 'Publish now' });
  await ask.getByText('De quién es la ola').waitFor();
  expect(await ask.innerText()).toMatch(/\/blog\/\d+\/[\w-]+\s+English\s+Right of way\s+Español/);
  await ask.getByText('Not needed, but good to have: a summary, a topic, and a picture of its own.').waitFor();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => focused(editor)).toBe('Publish now');
  await saved(editor);
  // The contributor's tab is still open, but the contributor may no longer edit the post. The text in the tab is not
  // lost.
  await parts(again).title.fill('Whose wave, once more');
  await again.keyboard.press('ControlOrMeta+s');
  await again.getByRole('heading', { name: 'This post is not yours to change now.' }).waitFor();
  await expectAccessible(again);

  // The session ends during editing; the text is restored after the next sign-in.
  const refused = { status: 401, json: { error: '', errorMsg: '', code: 'unauthorized', requestId: '' } };
  const ended = await editor.evaluate(() => localStorage.getItem('sc_session_expires_at') ?? '');
  await editor.route('**/api/canvas/posts/*', (route) => route.fulfill(refused));
  await parts(editor).title.fill('Right of way, again');
  await editor.keyboard.press('ControlOrMeta+s');
  await editor.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  expect(new URL(editor.url()).searchParams.get('from')).toBe(new URL(address).pathname);
  await editor.unroute('**/api/canvas/posts/*');
  await editor.evaluate((until) => localStorage.setItem('sc_session_expires_at', until), ended);
  await editor.goto(address);
  await expect.poll(() => parts(editor).title.inputValue()).toBe('Right of way, again');
  await saved(editor);

  // The post is deleted during editing; the text continues as a new draft.
  const deleting = await editor.context().newPage();
  await parts(editor).button('More actions').click();
  const made = editor.waitForResponse((reply) => reply.url().endsWith('/preview'));
  await untilShown(editor.getByText(/^The link is copied\. Whoever has it reads the post until Nov 23, 2026/), () =>
    editor.getByRole('menuitem', { name: 'Link to a preview' }).click(),
  );
  await deleting.goto(new URL((await (await made).json()).path, siteUrl).href);
  await deleting.getByText(/This link ends Nov 23, 2026/).waitFor();
  await deleting.goto(address);
  await parts(deleting).button('More actions').click();
  await untilShown(deleting.getByText('The post is deleted.'), () =>
    deleting.getByRole('menuitem', { name: 'Delete', exact: true }).click(),
  );
  // The deleted post stays at its address, where it can be restored.
  await deleting.goto(address);
  await deleting.getByRole('button', { name: 'Bring back' }).waitFor();
  await deleting.close();
  await parts(editor).title.fill('Right of way, still');
  await editor.keyboard.press('ControlOrMeta+s');
  await editor.getByRole('heading', { name: 'This post was deleted.' }).waitFor();
  await expectAccessible(editor);
  await parts(editor).button('Keep it as a new draft').click();
  await editor.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await editor.getByText('Draft', { exact: true }).waitFor();
  expect(await parts(editor).title.inputValue()).toBe('Right of way, still');
  await saved(editor);
});
