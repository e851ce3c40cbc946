import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { authForm, enter, enterByForm, newPerson, type Person, passProvider, register } from '../support/account.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { settings } from '../support/favorites.ts';
import { click, untilHydrated, untilShown } from '../support/hands.ts';
import { codeOf, listMail, nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
/** Opens a page. These tests provoke refused calls, so the browser's messages about them do not fail the test. */
const open = (path: string, locale = 'en-US', who?: Pick<Person, 'email'>) =>
  visit(path, { locale, ...(who && { who }) }, FAILED_REQUEST);
const openSignedIn = (path = '/offline', who: Pick<Person, 'email'> = newPerson()) => open(path, 'en-US', who);
const origin = (page: Page) => new URL(page.url()).origin;

const signInLink = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In / Register' });

/** Fills in and sends the form of a new account, up to the step that asks for the code. */
async function awaitCode() {
  const page = await open('/offline?login=register');
  const [ana, form] = [newPerson(), authForm(page)];
  await form.email.fill(ana.email);
  await form.password.fill(ana.password);
  await form.send.click();
  const letter = await nextMail(origin(page), ana.email);
  // The reply sets a cookie to which the code is bound. The email may arrive first, so the test waits for the reply.
  await form.code.waitFor();
  return { page, ana, form, letter };
}

/** The user of the first test, which registers them and changes their password. */
const kai = newPerson();
let kaisPassword = kai.password;

test('register, enter the code and be signed in; sign out on a phone; reset the password and sign in with it', async () => {
  const page = await open('/offline');
  await register(page, kai);
  await settings(page).waitFor();

  // A reload restores the session: the cookie brings a new token.
  await page.reload();
  await settings(page).waitFor();

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const signOut = page.getByRole('button', { name: 'Sign Out', exact: true });
  await untilShown(page.getByText('You are signed out.'), () => signOut.click());
  // The browser removes this entry only after the server has ended the session.
  await page.waitForFunction(() => localStorage.getItem('sc_session_expires_at') === null);

  await page.goto(`${origin(page)}/offline?login=true`);
  const form = authForm(page);
  const before = await listMail(origin(page), kai.email);
  await form.go('Forgot your password?').click();
  await form.email.fill(kai.email);
  await form.send.click();
  const letter = await nextMail(origin(page), kai.email, before);
  await form.code.fill(codeOf(letter));
  await form.send.click();
  kaisPassword = `${kai.password}, and a red one`;
  await form.newPassword.fill(kaisPassword);
  await form.send.click();
  await form.dialog.getByText('Your password changed. Sign in with your new password.').waitFor();
  expect(await form.email.inputValue()).toBe(kai.email);
  // This email is consumed here, because a later test waits for a different one.
  expect((await nextMail(origin(page), kai.email, [letter, ...before])).subject).toContain('password changed');
  await form.password.fill(kaisPassword);
  await form.send.click();
  await form.dialog.waitFor({ state: 'detached' });
  await page.setViewportSize(DESKTOP);
  await settings(page).waitFor();
});

test('an address of another script reads as its owner typed it, and a domain that imitates another stays in ASCII', async () => {
  const [name] = newPerson().email.split('@');
  const shown = `${name}@пример.рф`;
  const page = await open('/offline?login=register');
  const form = authForm(page);
  await form.email.fill(shown);
  await form.password.fill(newPerson().password);
  await form.send.click();
  await form.dialog.getByText(shown).waitFor();

  const own = await openSignedIn('/offline', { email: `${name}@xn--e1afmkfd.xn--p1ai` });
  await settings(own).click();
  await own.getByRole('dialog').getByText(shown).first().waitFor();
  await own.getByRole('button', { name: 'Change email' }).click();
  await own.getByRole('dialog').getByText(shown).nth(1).waitFor();
  expect(await own.locator('body').innerText()).not.toContain('xn--');

  // All letters of the domain are Cyrillic.
  const imitation = `${name}@xn--80ak6aa92e.com`;
  const other = await openSignedIn('/offline', { email: imitation });
  await settings(other).click();
  await other.getByRole('dialog').getByText(imitation).first().waitFor();
});

test('where no email is sent, the form says so before anything is typed, and the refusal says the same', async () => {
  const vars = { user: null, canvasPath: '/canvas-ui', sends_mail: false, providers: [] };
  const why = 'Este sitio aún no envía correos';
  const page = await open('/faq', 'es-ES');
  await page.route('**/home/getScriptVars', (route) => route.fulfill({ json: vars }));
  await page.route('**/register/ajax', (route) =>
    route.fulfill({
      status: 409,
      json: {
        error: 'No.',
        errorMsg: 'No.',
        code: 'conflict',
        requestId: 'r1',
        reason: { code: 'mail-off', values: {} },
      },
    }),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Entrar / Registrarse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: 'Registrarse' })
    .or(dialog.getByRole('button', { name: 'Registrarse' }))
    .first()
    .click();
  await dialog.getByText(why).waitFor();
  await dialog.locator('input[name="email"]').fill(newPerson().email);
  await dialog.locator('input[type="password"]').fill(newPerson().password);
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByRole('alert').filter({ hasText: why }).waitFor();
  expect(await dialog.getByText(why).count()).toBe(2);
});

test('every error of the form is shown word for word, also of the server’s own, in the page’s language; nothing typed is lost', async () => {
  const ana = newPerson();
  const page = await open('/offline?login=register', 'es-ES');
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.locator(`input[name="${name}"]`);
  const send = () => dialog.locator('button[type="submit"]').click();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).first().click();
  const untilError = (sentence: string) => dialog.getByRole('alert').filter({ hasText: sentence }).waitFor();

  for (const path of ['/terms', '/privacy']) await dialog.locator(`a[href="${path}"][target="_blank"]`).waitFor();
  await send();
  await untilError('Tu correo no es válido');
  await untilError('Debes escribir una contraseña');
  await field('email').fill(ana.email);
  await field('password').fill('short');
  await send();
  await untilError('Tu contraseña debe tener al menos 8 caracteres');
  await field('password').fill('password123');
  await send();
  await untilError('Elige otra contraseña: esta figura en las listas que los ladrones prueban primero.');
  expect(await field('email').inputValue()).toBe(ana.email);
  await field('password').fill(ana.password);
  await send();
  await field('passcode').waitFor();

  await send();
  await untilError('Escribe un código');
  const first = await nextMail(origin(page), ana.email);
  expect(first.subject).toBe('Tu código de Groundswell');
  await field('passcode').fill(codeOf(first) === '000000' ? '000001' : '000000');
  await send();
  await untilError('Ese código es incorrecto o demasiado antiguo, o se pidió en otro navegador:');
  await press('Enviar un código nuevo');
  await dialog.getByText('Te enviamos un código nuevo.').waitFor();
  expect(codeOf(await nextMail(origin(page), ana.email, [first]))).not.toBe(codeOf(first));
  // The email field is not on this step of the form, so its error is shown for the whole form.
  const errors = { email: ['Tu correo no es válido'] };
  await page.route('**/user/check-pass-code', (route) => route.fulfill({ status: 422, json: { errors } }));
  await field('passcode').fill('123456');
  await send();
  await untilError(errors.email.join());
  await press('¿Dirección equivocada? Cámbiala');
  expect([await field('email').inputValue(), await field('password').inputValue()]).toEqual([ana.email, ana.password]);

  await dialog.getByText('Entrar', { exact: true }).first().click();
  await field('password').fill('not the right one');
  await send();
  await untilError('El correo o la contraseña no es correcto.');
  await page.route('**/oauth/token', (route) => route.fulfill({ status: 500, json: {} }));
  await send();
  await untilError('Hubo un error del servidor al entrar');
  await page.route('**/password/email-ajax', (route) => route.fulfill({ status: 500, json: {} }));
  await press('¿Olvidaste tu contraseña?');
  await send();
  await untilError('Hubo un error al procesar esta solicitud');
  // After the right password for an unverified address, the form asks for a new code.
  await page.unroute('**/oauth/token');
  await page.goto(`${origin(page)}/offline?login=true`);
  await field('email').fill(ana.email);
  await field('password').fill(ana.password);
  await send();
  await field('password').waitFor({ state: 'detached' });
  const asked = page.waitForResponse('**/login/verify-email');
  await send();
  expect((await asked).status()).toBe(200);
  await field('passcode').waitFor();
});

test('Apple at the address of an account: the window says so, and the mailed code links the two', async () => {
  const ana = newPerson();
  await openSignedIn('/offline', ana);
  const page = await open('/offline?login=true');
  const form = authForm(page);
  await passProvider(page, ana, 'Apple');
  await form.dialog
    .getByText(`You already have an account with ${ana.email}. We emailed a six-digit code there`)
    .waitFor();
  await form.dialog.getByText('enter it, and Apple opens that account too.', { exact: false }).waitFor();
  await form.go('Use your password instead').waitFor();
  await form.code.fill(codeOf(await nextMail(origin(page), ana.email)));
  await form.send.click();
  await form.dialog.getByText('Apple opens your account now.', { exact: false }).waitFor();
  await passProvider(page, ana, 'Apple');
  await form.dialog.waitFor({ state: 'detached' });
  await settings(page).waitFor();
});

test('Facebook, which verifies no address, tells no visitor of an account; the letter tells its owner', async () => {
  const ana = newPerson();
  await openSignedIn('/offline', ana);
  const told: string[] = [];
  for (const who of [ana, newPerson()]) {
    const page = await open('/offline?login=true');
    const { dialog } = authForm(page);
    await passProvider(page, who, 'Facebook');
    await dialog.getByRole('heading', { name: 'Verify your email' }).waitFor();
    told.push((await dialog.innerText()).replaceAll(who.email, ''));
    const { subject } = await nextMail(origin(page), who.email);
    expect(subject).toBe(who === ana ? 'You already have a Groundswell account' : 'Your Groundswell code');
  }
  expect(told[0]).toBe(told[1]);
  expect(told[0]).not.toContain('already have');
});

test('a link with a token opens the new-password step, and the token is stored nowhere', async () => {
  const page = await open('/offline?password_token=made.up&email=kai%40example.com&day=1');
  const form = authForm(page);
  await form.newPassword.waitFor();
  expect(page.url()).not.toContain('made.up');
  expect(page.url()).not.toContain('kai');
  await form.newPassword.fill('four green boards more');
  await form.send.click();
  await form.dialog.getByText('This code was used already, or is too old. Ask for a new code.').waitFor();
  expect(await form.newPassword.inputValue()).toBe('four green boards more');
});

test('on a desktop and a phone the sign-in and register forms are fully visible, and the page behind keeps its width', async () => {
  const page = await open('/contact');
  const sizes = [DESKTOP, PHONE];
  const widths = async () => {
    const measured: number[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      measured.push(await page.evaluate(() => document.body.getBoundingClientRect().width));
    }
    return measured;
  };
  const before = await widths();
  for (const step of ['true', 'register']) {
    await page.goto(`${origin(page)}/contact?login=${step}`);
    const { dialog, go } = authForm(page);
    await go('Continue with Facebook').waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const hidden = () => dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(hidden).toBe(0);
    }
    expect(await widths()).toEqual(before);
  }
});

test('a signed-in user is not asked to sign in: the sign-in page leads to the first page, the form stays closed', async () => {
  const page = await open('/signed-in');
  await page.getByRole('heading').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/signed-in');
  await enter(page, newPerson(), '/offline?login=register');
  await page.waitForURL(`${origin(page)}/offline`);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto(`${origin(page)}/signed-in#state=another&id_token=none`);
  await page.waitForURL(`${origin(page)}/`);
});

test('the account windows close with a notice when another tab signs out, the sign-in window when it signs in', async () => {
  const page = await openSignedIn();
  const other = await page.context().newPage();
  await other.goto(`${origin(page)}/offline`);
  const window = page.getByRole('dialog');
  for (const isByAddress of [false, true]) {
    if (isByAddress) await page.goto(`${origin(page)}/offline?profile`);
    else await settings(page).click();
    await window.getByRole('heading', { name: 'Units' }).waitFor();
    await settings(other).click();
    const signOut = other.getByRole('dialog').getByRole('button', { name: 'Sign Out', exact: true });
    await untilShown(page.getByText('You are signed out.'), () => signOut.click());
    await window.waitFor({ state: 'detached' });
    await signInLink(page).waitFor();
    // The reply to the sign-out clears the session cookie. The test waits for it, because a late reply would clear the
    // next session's cookie.
    const isIn = async () => (await page.context().cookies()).some(({ name }) => name === '__Host-session');
    await expect.poll(isIn).toBe(false);
    if (isByAddress) continue;
    await signInLink(page).click();
    await window.waitFor();
    const eva = newPerson();
    await untilShown(page.getByText(`You are signed in as ${eva.email}.`), () => enter(other, eva, '/offline'));
    await window.waitFor({ state: 'detached' });
  }
});

test('a window that waits for a code stays when another tab signs in as somebody else, and its code still opens the account', async () => {
  const { page, ana, form, letter } = await awaitCode();
  const other = await page.context().newPage();
  await other.goto(`${origin(page)}/offline`);
  const signedIn = page.getByText(/^Another tab signed in as /);
  await untilShown(signedIn, () => enter(other, newPerson(), '/offline'));
  await form.code.fill(codeOf(letter));
  await form.send.click();
  await form.go('Done').click();
  await settings(page).click();
  await page.getByRole('dialog').getByText(ana.email).first().waitFor();
});

test('a window that was closed while it waited for a code waits for it again when it is opened', async () => {
  const { page, ana, form, letter } = await awaitCode();
  await page.keyboard.press('Escape');
  await form.dialog.waitFor({ state: 'detached' });
  await signInLink(page).click();
  await form.dialog.getByText(ana.email).waitFor();
  await form.code.fill(codeOf(letter));
  await form.send.click();
  await form.dialog.getByText('Your email has been verified').waitFor();
});

test('deleting the account signs out, also where its window is closed at once', async () => {
  const ana = newPerson();
  const page = await openSignedIn('/offline', ana);
  const before = await listMail(origin(page), ana.email);
  await settings(page).click();
  const account = page.getByRole('dialog');
  await account.getByRole('button', { name: 'Delete account' }).click();
  await account.getByRole('button', { name: 'DELETE', exact: true }).click();
  await account.getByLabel('Pass code').fill(codeOf(await nextMail(origin(page), ana.email, before)));
  await account.getByRole('button', { name: 'Confirm' }).click();
  await account.getByText('Your account has been deleted.').waitFor();
  await untilShown(page.getByText('You are signed out.'), () => page.keyboard.press('Escape'));
  await signInLink(page).waitFor();
});

test('where browser storage is closed, a user stays signed in over a reload, also with an address that asks to sign in, until signing out', async () => {
  const page = await open('/offline');
  await page.context().addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto(`${origin(page)}/offline?login=true`);
  const form = authForm(page);
  await form.email.fill(kai.email);
  await form.password.fill(kaisPassword);
  await form.send.click();
  await form.dialog.waitFor({ state: 'detached' });
  await page.goto(`${origin(page)}/offline?login=register`);
  await settings(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signInLink(page).waitFor();
  await page.reload();
  await signInLink(page).waitFor();
});

test('who signs in with a provider on a device whose clock is a month ahead stays signed in', async () => {
  const page = await open('/offline');
  await page.clock.setFixedTime(new Date('2026-12-22T15:00:00Z'));
  await enterByForm(page, newPerson());
  await page.reload();
  await settings(page).waitFor();
});

test('of two units chosen in a row the last one wins, however slow the first was; without a connection a sentence refuses a change; going back closes the window', async () => {
  const page = await openSignedIn('/offline');
  await click(page.getByRole('contentinfo').locator('a[href="/app"]'));
  await page.waitForURL(`${origin(page)}/app`);
  await settings(page).click();
  const profile = page.getByRole('dialog');
  const wind = profile.getByRole('group', { name: 'Wind' });
  const sent: number[] = [];
  let letGo = () => {};
  const bothChosen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/user-setting/update', async (route) => {
    sent.push(route.request().postDataJSON().value);
    await bothChosen;
    await route.continue();
  });
  await wind.getByText('kph').click();
  await wind.getByText('kts').click();
  const read = page.waitForResponse('**/api/user-setting/units');
  letGo();
  expect((await (await read).json()).wind.value).toBe(7);
  expect(sent).toEqual([6, 7]);

  await page.unroute('**/api/user-setting/update');
  await page.context().setOffline(true);
  await profile.getByText('°C').click();
  await profile.getByText('The server could not be reached.').first().waitFor();
  await page.context().setOffline(false);

  // The browser's Back button closes the dialog. If the dialog was closed by a key before, no history entry of it
  // remains.
  await page.goBack();
  await profile.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/app');
  await settings(page).click();
  await wind.waitFor();
  await page.keyboard.press('Escape');
  await profile.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(/offline$/);
});

test('a profile that fails to load shows an error, and loads on retry; a session that expires within a day is ended, and the form is shown', async () => {
  const before = (page: Page) => page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: {} }));
  const page = await visit('/offline', { who: newPerson(), before }, FAILED_REQUEST);
  await settings(page).click();
  const profile = page.getByRole('dialog');
  await profile.getByRole('alert').getByText('An error occurred').waitFor();
  await page.unroute('**/api/auth/me');
  await profile.getByRole('button', { name: 'Try again' }).click();
  await profile.getByRole('heading', { name: 'Units' }).waitFor();

  await page.evaluate(() => {
    localStorage.setItem('sc_session_expires_at', new Date(Date.now() + 86_000_000).toISOString());
  });
  await page.reload();
  await authForm(page).email.waitFor();
  await signInLink(page).waitFor({ state: 'attached' });
});

test('a request shows the progress line, also one that is no query, and a success message goes away', async () => {
  const page = await open('/offline');
  const box = page.getByRole('contentinfo').locator('form');
  await untilHydrated(box.getByRole('button'));
  const asked = new Promise<Route>((resolve) => {
    void page.route('**/subscribe', resolve);
  });
  await box.locator('input').fill(newPerson().email);
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
  await box.getByRole('button').click();
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'attached' });
  await (await asked).fulfill({ json: { valid: true } });
  await box.getByText("Thanks! We'll be in touch").waitFor();
  await box.getByText("Thanks! We'll be in touch").waitFor({ state: 'detached' });
});
