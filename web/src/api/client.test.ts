import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signCallsBy } from './bearer.ts';
import { addressOf, request } from './client.ts';
import { serverClock } from './server-clock.ts';
import { underWay } from './under-way.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  signCallsBy(undefined);
});

const QUIET = { alertTxt: '', alertLang: 'en', kind: 'info', from: null, until: null, promo: null };
const SWELL = { ...QUIET, alertTxt: 'Big swell on the way.' };

test('path fields are escaped and undefined query values are left out', () => {
  expect(addressOf('/weather/{slug}', { slug: 'a/b c' }, { isAjax: 'true', units: undefined })).toBe(
    '/weather/a%2Fb%20c?isAjax=true',
  );
});

test('a reply that keeps its contract is returned', async () => {
  vi.stubGlobal('fetch', async () => Response.json(SWELL));
  expect(await request('getSiteAlert')).toEqual(SWELL);
});

test('a reply that breaks its contract is reported in development', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...QUIET, alertTxt: 7 }));
  await expect(request('getSiteAlert')).rejects.toThrow('The reply of getSiteAlert breaks its contract at alertTxt');
});

test('the error carries the server’s sentence and status', async () => {
  const envelope = { error: 'No.', errorMsg: 'There is no such beach.', code: 'NOT_FOUND', requestId: '1' };
  vi.stubGlobal('fetch', async () => Response.json(envelope, { status: 404 }));
  await expect(request('getForecast', { params: { fcstId: 'x' } })).rejects.toMatchObject({
    status: 404,
    message: 'There is no such beach.',
  });
});

test('a call that times out is reported as unanswered; an aborted call is not reported', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  await expect(request('getSiteAlert', { signal: late })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    message: 'The server has not answered. Try again.',
  });
  await expect(request('getSiteAlert', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a rate-limited call states when to try again, even if the reply is a proxy’s', async () => {
  const headers = { 'retry-after': '701' };
  const envelope = { errorMsg: 'Too many requests. Try again later.', code: 'too_many_requests' };
  const replies = [Response.json(envelope, { status: 429, headers }), new Response('no', { status: 429, headers })];
  for (const reply of replies) {
    vi.stubGlobal('fetch', async () => reply);
    const message = 'Too many requests. Try again in 12 minutes.';
    await expect(request('getSiteAlert')).rejects.toMatchObject({ status: 429, message });
  }
  vi.stubGlobal('fetch', async () => Response.json(envelope, { status: 429 }));
  await expect(request('getSiteAlert')).rejects.toMatchObject({ message: envelope.errorMsg });
});

test.each([
  [429, { message: 'Too Many Requests' }],
  [503, { message: 'Service Unavailable' }],
])('API Gateway’s own %i says that the site is busy', async (status, body) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const message = 'The site is very busy right now. Try again in a moment.';
  await expect(request('getSiteAlert')).rejects.toMatchObject({ status, message });
});

test('a reply that is not JSON is an error, also with status 200', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await expect(request('getSiteAlert')).rejects.toMatchObject({
    message: 'The server sent an answer that could not be read.',
  });
});

test('a request counts as under way until its reply arrives, a quiet one does not', async () => {
  const seen: boolean[] = [];
  vi.stubGlobal('fetch', async () => {
    seen.push(underWay.isAny());
    return Response.json(QUIET);
  });
  await request('getSiteAlert');
  await request('getSiteAlert', { quiet: true });
  expect([...seen, underWay.isAny()]).toEqual([true, false, false]);
});

test('every reply sets the clock, including an error', async () => {
  const sync = vi.spyOn(serverClock, 'sync');
  const replies = [Response.json(QUIET), Response.json({}, { status: 429 })];
  for (const reply of replies) {
    vi.stubGlobal('fetch', async () => reply);
    await request('getSiteAlert').catch(() => undefined);
    expect(sync).toHaveBeenLastCalledWith(reply, expect.any(Number));
  }
  sync.mockRestore();
});

test('a server out of reach has status 0', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(request('getSiteAlert')).rejects.toMatchObject({
    status: 0,
    message: 'The server could not be reached.',
  });
});

const outcome = { valid: true };
function listen(status = 200, reply: unknown = outcome) {
  const requests: { address: string; init: RequestInit; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push({ address, init, headers: Object.fromEntries(new Headers(init.headers)) });
    return Response.json(reply, { status });
  });
  return requests;
}
const signer = (token: () => Promise<string | undefined>, next?: string) => {
  const told: string[] = [];
  const renewed = async (text: string) => {
    told.push(`renew ${text}`);
    return next;
  };
  signCallsBy({
    token,
    renewed,
    refused: (text) => told.push(`refused ${text}`),
    onTokenMissing: () => told.push('missed'),
  });
  return told;
};

test('a body is sent as JSON; a call without one has no content type', async () => {
  const requests = listen();
  await request('subscribe', { body: { email: 'kai@example.org', lang: 'es' } });
  expect(requests[0]?.init).toMatchObject({ method: 'POST', body: '{"email":"kai@example.org","lang":"es"}' });
  expect(requests[0]?.headers['content-type']).toBe('application/json');
  const reading = listen(200, QUIET);
  await request('getSiteAlert');
  expect(reading[0]?.headers).not.toHaveProperty('content-type');
  const leaving = listen(200, { success: true });
  await request('logout');
  expect(leaving[0]?.init.body).toBeUndefined();
  expect(leaving[0]?.headers).not.toHaveProperty('content-type');
});

/** The reply to a visitor. */
const VARS = { user: null, canvasPath: '/canvas-ui', sends_mail: true, providers: [] };

test('the token is sent with the calls that read it, and with no other', async () => {
  signer(async () => 'secret');
  const requests = listen(200, QUIET);
  await request('getSiteAlert');
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  const withToken = listen(200, VARS);
  await request('getScriptVars');
  expect(withToken[0]?.headers.authorization).toBe('Bearer secret');
  // A visitor's cached replies must not answer a user.
  expect([requests[0]?.init.cache, withToken[0]?.init.cache]).toEqual(['default', 'no-store']);
});

test('a call that needs a user is not sent for a visitor', async () => {
  const requests = listen();
  await expect(request('getMe')).rejects.toMatchObject({ status: 401 });
  expect(requests).toEqual([]);
});

test('a call that needs a user waits for the token, and fails with its error', async () => {
  signer(() => Promise.reject(new Error('no connection')));
  await expect(request('getMe')).rejects.toThrow('no connection');
});

test('an open call is sent without a token, marked as a user’s; the session is notified of a visitor’s reply but not of a cached one', async () => {
  const told = signer(() => Promise.reject(new Error('no connection')));
  const requests = listen(200, VARS);
  await request('getScriptVars');
  expect(requests[0]?.headers.authorization).toBe('Bearer none');
  expect(told).toEqual(['missed']);
  vi.stubGlobal('fetch', async () => Response.json(VARS, { headers: { 'x-kept': 'true' } }));
  await request('getScriptVars');
  expect(told).toEqual(['missed']);
});

test('a list that the service worker may hold is requested even without a token, but not when signed out', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const requests = listen(200, { locations: [], favLimit: 5, as_of: '2026-11-20T15:00:00Z' });
  await expect(request('listFavoritesToday')).rejects.toMatchObject({ status: 401 });
  signer(() => Promise.reject(new Error('no connection')));
  await request('listFavoritesToday');
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer none']);
});

test('after a change by the page, a cached copy of the user is refused', async () => {
  vi.resetModules();
  const fresh = await import('./client.ts');
  (await import('./bearer.ts')).signCallsBy({
    token: async () => 'token',
    renewed: async () => undefined,
    refused() {},
    onTokenMissing() {},
  });
  const [me, kept] = [{ user: null }, { headers: { 'x-kept': 'true' } }];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => Response.json(me, method === 'GET' ? kept : {}));
  const read = () =>
    fresh.request('getMe').then(
      () => 'read',
      ({ status }) => status,
    );
  expect(await read()).not.toBe(0);
  await fresh.request('removeFavorite', { params: { locationBeachId: 148 } }).catch(() => undefined);
  expect(await read()).toBe(0);
});

test('an open call waits three seconds for a token and no longer', async () => {
  vi.useFakeTimers();
  signer(() => new Promise(() => {}));
  const requests = listen(200, VARS);
  const reply = request('getScriptVars');
  await vi.advanceTimersByTimeAsync(2900);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await reply;
  expect(requests).toHaveLength(1);
});

test('a refused token is reported to the session, a refused user is not', async () => {
  const envelope = {
    error: 'Sign in to do this.',
    errorMsg: 'Sign in to do this.',
    code: 'unauthorized',
    requestId: '1',
  };
  const told = signer(async () => 'old');
  listen(401, envelope);
  await expect(request('getMe')).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  expect(told).toEqual(['renew old']);
  listen(403, envelope);
  await expect(request('getMe')).rejects.toMatchObject({ status: 403 });
  expect(told).toEqual(['renew old']);
});

test('a call whose token was refused is retried once with the next token, which may be refused too', async () => {
  const told = signer(async () => 'old', 'new');
  const requests = listen(401, { error: 'x', errorMsg: 'Sign in to do this.', code: 'unauthorized', requestId: '1' });
  await expect(request('logoutEverywhere')).rejects.toMatchObject({ status: 401 });
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  expect(told).toEqual(['renew old', 'refused new']);
});

test('the sentences of refused fields are in the error', async () => {
  const errors = { email: ['Your email is not valid'] };
  listen(422, { error: 'x', errorMsg: 'Your email is not valid', code: 'invalid', requestId: '1', errors });
  await expect(request('verifyEmail', { body: { email: 'kai@' } })).rejects.toMatchObject({ fields: errors });
});

describe('on a page in Spanish', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../preferences/language.ts', () => ({ language: 'es' }));
  });
  afterEach(() => {
    vi.doUnmock('../preferences/language.ts');
  });
  /** Returns fresh copies of the client and the messages for a page in Spanish. */
  async function requestInSpanish() {
    const { overwriteGetLocale } = await import('../paraglide/runtime.js');
    overwriteGetLocale(() => 'es');
    return (await import('./client.ts')).request;
  }
  const body = { email: 'kai@example.org', name: 'Kai', message: 'hi', subject: 'Contact Form' } as const;
  const unnamed = { code: 'name-missing' };
  const refused = { error: 'x', errorMsg: 'Enter your name.', code: 'invalid', reason: unnamed, requestId: '1' };

  test('the server’s English is translated into Spanish: its sentence, and those of the fields', async () => {
    const phone = ['The phone must be 40 characters at most.', 'The phone is odd.', 'The phone is old.'];
    const reasons = {
      name: [unnamed],
      phone: [{ code: 'too-long', values: { field: 'phone', count: 40 } }, { code: 'phone-odd' }],
    };
    listen(422, { ...refused, errors: { name: ['Enter your name.'], phone }, reasons });
    await expect((await requestInSpanish())('contact', { body })).rejects.toMatchObject({
      message: 'Escribe tu nombre.',
      fields: {
        name: ['Escribe tu nombre.'],
        phone: ['Escribe 40 caracteres como máximo.', 'Hay algún dato que no es válido.', 'The phone is old.'],
      },
    });
  });

  test('a refusal within a reply is translated into Spanish', async () => {
    const errorMsg = 'This link is too old. Subscribe again to get a new one.';
    listen(200, { valid: false, errorMsg, reason: { code: 'link-too-old' } });
    const reply = await (await requestInSpanish())('confirmSubscription', { body: { token: 'x'.repeat(20) } });
    expect(reply.errorMsg).toBe('Este enlace es demasiado antiguo. Suscríbete otra vez para recibir uno nuevo.');
  });

  test('a refusal whose reason has no translation is explained by its kind', async () => {
    listen(404, { ...refused, errorMsg: 'The sea is closed.', reason: { code: 'sea-closed' }, code: 'not_found' });
    await expect((await requestInSpanish())('getSiteAlert')).rejects.toThrow('Aquí no hay nada con ese nombre.');
  });

  test.each([undefined, null, 'why', { code: 7 }])(
    'a refusal for the reason %j shows the sentence that came',
    async (reason) => {
      listen(404, { errorMsg: 'The sea is closed.', code: 'not_found', reason });
      await expect((await requestInSpanish())('getSiteAlert')).rejects.toThrow('The sea is closed.');
    },
  );
});
