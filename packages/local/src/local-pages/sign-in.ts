import { createHash } from 'node:crypto';
import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import { SOCIAL_PROVIDERS, type SocialProvider, type SocialProviders } from '../services/social/providers.ts';
import { html, page } from './html.ts';
import type { LocalPages } from './local-pages.ts';

const NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  'sign-in-with-apple': 'Apple',
  facebook: 'Facebook',
};

/**
 * Serves a page for each social sign-in provider: a person enters a name and an address, and gets the provider's token.
 */
export function signInPages({ giveToken }: Pick<SocialProviders, 'giveToken'>): LocalPages {
  const path = new RegExp(`^/_local/sign-in/(${SOCIAL_PROVIDERS.join('|')})$`);
  return [
    ['GET', path, ({ query }, [, provider = '']) => signInPage(providerOf(provider), new URLSearchParams(query))],
    [
      'POST',
      path,
      async (request, [, name = '']) => {
        const provider = providerOf(name);
        const form = new URLSearchParams(request.body.toString('utf8'));
        const email = form.get('email')?.trim() || undefined;
        const subject = form.get('subject')?.trim() || subjectOf(email ?? 'nobody');
        const person = { subject, email, emailVerified: form.has('verified') };
        const token = await giveToken(provider, person, form.get('nonce') || undefined);
        return returnTo(form, request, token) ?? tokenPage(provider, token);
      },
    ],
  ];
}

function providerOf(name: string): SocialProvider {
  return SOCIAL_PROVIDERS.find((one) => one === name) ?? 'google';
}

/** Derives a stable account id from the email address, so that the same address is always the same person. */
function subjectOf(email: string): string {
  return BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`).toString();
}

const CARRIED = ['redirect_uri', 'state', 'nonce'] as const;

function signInPage(provider: SocialProvider, query: URLSearchParams): HttpReply {
  const carried = CARRIED.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [html`<input type="hidden" name="${name}" value="${value}">`];
  });
  return page(
    `Sign in with ${NAMES[provider]}`,
    html`<main><h1>${NAMES[provider]}, as this machine plays it</h1>
<form method="post" action="/_local/sign-in/${provider}">${carried}
<label for="email">E-mail (none: it is not shared)</label>
<input id="email" name="email" type="email" value="surfer@example.com" autocomplete="off">
<label for="subject">Who one is at ${NAMES[provider]} (none: told from the e-mail)</label>
<input id="subject" name="subject" autocomplete="off">
<label><input name="verified" type="checkbox" checked> ${NAMES[provider]} has verified the e-mail</label>
<p><button>Sign in</button></p></form></main>`,
  );
}

/** Redirects to a page of this site. The token follows `#`, as with the real providers, so no server sees it. */
function returnTo(form: URLSearchParams, { headers }: HttpRequest, token: string): HttpReply | undefined {
  const redirectUri = form.get('redirect_uri');
  const site = `http://${headers.host}`;
  if (redirectUri === null || !URL.canParse(redirectUri, site)) return undefined;
  const target = new URL(redirectUri, site);
  if (target.origin !== site) return undefined;
  target.hash = new URLSearchParams({ access_token: token, state: form.get('state') ?? '' }).toString();
  return { status: 303, headers: { location: target.href }, cookies: [], body: Buffer.alloc(0) };
}

/**
 * Notifies the site's pages through a BroadcastChannel, because a cross-origin page during the sign-in has removed
 * `window.opener`.
 */
const NOTIFY_SCRIPT = `const { provider, token } = document.querySelector('textarea').dataset;
new BroadcastChannel('sign-in').postMessage({ provider, access_token: token });`;
const NOTIFY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(NOTIFY_SCRIPT).digest('base64')}'`;

function tokenPage(provider: SocialProvider, token: string): HttpReply {
  return page(
    `Signed in with ${NAMES[provider]}`,
    html`<main><h1>What ${NAMES[provider]} gives the page</h1><p><label for="token">Token, for
<code>POST /oauth/token</code> with grant <code>social</code> and provider <code>${provider}</code></label>
<textarea id="token" rows="12" readonly data-provider="${provider}" data-token="${token}">${token}</textarea></p>
</main><script>${{ html: NOTIFY_SCRIPT }}</script>`,
    NOTIFY_POLICY,
  );
}
