import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, request } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fields fill the path escaped and undefined query values are left out', () => {
  expect(addressOf('/weather/{slug}', { slug: 'a/b c' }, { isAjax: 'true', units: undefined })).toBe(
    '/weather/a%2Fb%20c?isAjax=true',
  );
});

test('a reply that keeps its contract is handed on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ alertTxt: 'Big swell on the way.' }));
  expect(await request('getSiteAlert')).toEqual({ alertTxt: 'Big swell on the way.' });
});

test('a reply that breaks its contract is named while developing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ alertTxt: 7 }));
  await expect(request('getSiteAlert')).rejects.toThrow('The reply of getSiteAlert breaks its contract at alertTxt');
});

test('the sentence and status of the server reach the reader', async () => {
  const envelope = { error: 'No.', errorMsg: 'There is no such beach.', code: 'NOT_FOUND', requestId: '1' };
  vi.stubGlobal('fetch', async () => Response.json(envelope, { status: 404 }));
  await expect(request('getForecast', { params: { fcstId: 'x' } })).rejects.toMatchObject({
    status: 404,
    message: 'There is no such beach.',
  });
});

test('an answer that is no JSON is an error, also with status 200', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await expect(request('getSiteAlert')).rejects.toMatchObject({
    message: 'The server sent an answer that could not be read.',
  });
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
