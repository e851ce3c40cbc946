import { describe, expect, test } from 'vitest';
import { edgeCode } from '../edge-code.ts';
import { redirectAtEdge, runAtEdge, SITE_FILES } from '../test-support/edge.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each([
  ['a browser opening the page', BROWSER, undefined, 'page'],
  ['a browser that asks for the call', BROWSER, 'true', 'json'],
  ['a fetch for JSON', 'application/json', undefined, 'json'],
  ['a fetch for JSON, whatever the case', 'Application/JSON', undefined, 'json'],
  ['a fetch for JSON before anything', 'application/json, */*', undefined, 'json'],
  ['JSON and a page alike', 'application/json, text/html', undefined, 'page'],
  ['a link preview that takes anything', '*/*', undefined, 'page'],
  ['no preference at all', undefined, undefined, 'page'],
  ['isAjax=false', 'text/html', 'false', 'page'],
  ['isAjax=false with JSON wanted', 'application/json', 'false', 'json'],
])('%s', (_, accept, isAjax, expected) => {
  const request = runAtEdge('page-or-call', {
    headers: accept === undefined ? {} : { accept: { value: accept } },
    querystring: isAjax === undefined ? {} : { isAjax: { value: isAjax } },
  });
  expect(request.headers['x-groundswell-as']?.value).toBe(expected);
});

test("a visitor's own value of the header does not count", () => {
  const headers = { 'x-groundswell-as': { value: 'json' }, accept: { value: BROWSER } };
  expect(runAtEdge('page-or-call', { headers }).headers['x-groundswell-as']?.value).toBe('page');
});

describe('units', () => {
  const unitsOf = (query?: string, cookie?: string) =>
    runAtEdge('page-or-call', {
      querystring: query === undefined ? {} : { units: { value: query } },
      cookies: cookie === undefined ? {} : { sc_units: { value: cookie } },
    }).querystring.units?.value;

  test.each(['1', '2'])('the cookie sc_units=%s replaces a missing query value', (units) => {
    expect(unitsOf(undefined, units)).toBe(units);
  });
  test('the query wins over the cookie', () => expect(unitsOf('1', '2')).toBe('1'));
  test('a cookie with unknown units counts as none', () => expect(unitsOf(undefined, '3')).toBe('1'));
  test.each([
    ['en', 'en-GB,en;q=0.9', '1'],
    ['es', 'es-US,es;q=0.9', '1'],
    ['es', 'es;q=0.4, es-PR', '1'],
    ['es', 'es-MX,es;q=0.9,en-US;q=0.8', '2'],
    ['es', 'es', '2'],
    ['es', '', '2'],
    ['zh-CN', 'en-US', '2'],
  ])('a page in %s for a browser in %s has units %s, a call none', (lang, accepts, units) => {
    const request = (accept: string) =>
      runAtEdge('page-or-call', {
        uri: '/forecast/folly',
        headers: { accept: { value: accept }, 'accept-language': { value: accepts } },
        querystring: { lang: { value: lang } },
      }).querystring.units?.value;
    expect(request(BROWSER)).toBe(units);
    expect(request('application/json')).toBeUndefined();
  });
  test('an invalid query value stays, so that the call refuses it', () => expect(unitsOf('9', '2')).toBe('9'));
});

describe('language', () => {
  const languageOf = (over: { query?: string; cookie?: string; accepts?: string }) =>
    runAtEdge('page-or-call', {
      querystring: over.query === undefined ? {} : { lang: { value: over.query } },
      cookies: over.cookie === undefined ? {} : { locale: { value: over.cookie } },
      headers: over.accepts === undefined ? {} : { 'accept-language': { value: over.accepts } },
    }).querystring.lang?.value;

  test.each([
    ['nothing said', {}, 'en'],
    ['the query', { query: 'es', cookie: 'zh-CN', accepts: 'en' }, 'es'],
    ['the cookie', { cookie: 'zh-CN', accepts: 'es' }, 'zh-CN'],
    ['a cookie of an unknown language', { cookie: 'fr', accepts: 'es' }, 'es'],
    ['a broken cookie', { cookie: '%', accepts: '' }, 'en'],
    ['a bad query, to be answered as one', { query: 'xx', cookie: 'es' }, 'xx'],
    ['a Mexican browser', { accepts: 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    ['a Chinese browser', { accepts: 'zh-Hans-CN;q=1, en;q=0.5' }, 'zh-CN'],
    ['a language that we lack before one that we have', { accepts: 'fr-CH, fr;q=0.9, es;q=0.8, *;q=0.5' }, 'es'],
    ['order by quality', { accepts: 'es;q=0.3, EN-gb; q=0.7' }, 'en'],
    ['of equals the first', { accepts: 'es, en' }, 'es'],
    ['a language that is refused', { accepts: 'es;q=0' }, 'en'],
    ['nonsense', { accepts: ';;,=,q=,__proto__,constructor;q=x' }, 'en'],
  ])('%s', (_, over, expected) => expect(languageOf(over)).toBe(expected));

  test('the cookie is not passed on', () => {
    expect(runAtEdge('page-or-call', { cookies: { locale: { value: 'es' } } }).cookies).toEqual({});
  });
});

test("the page receives the site's requested host name, whatever a visitor states", () => {
  const headers = { host: { value: 'waves.example' }, 'x-groundswell-host': { value: 'evil.example' } };
  expect(runAtEdge('page-or-call', { headers }).headers['x-groundswell-host']?.value).toBe('waves.example');
});

test("each edge function, with its lists, is within CloudFront's limit of 10 KB", () => {
  for (const name of ['page-or-call', 'site-page', 'site-host', 'one-place', 'open-call', 'upload-form'])
    expect(
      Buffer.byteLength(edgeCode(name, { files: SITE_FILES, folder: '/releases/0123456789ab' })),
      name,
    ).toBeLessThan(10_240);
});

describe('day', () => {
  const dayOf = (day: string, uri: string, accept: string) =>
    runAtEdge('page-or-call', { uri, headers: { accept: { value: accept } }, querystring: { day: { value: day } } })
      .querystring.day?.value;

  test.each([
    ['a page keeps its date', '2026-11-21', '/forecast/x', BROWSER, '2026-11-21'],
    ['a page without a real date has none', 'soon', '/forecast/x', BROWSER, undefined],
    ['nor one in a month that there is not', '2026-13-45', '/forecast/x', BROWSER, undefined],
    ['nor one on a day that no month has', '2026-11-32', '/forecast/x', BROWSER, undefined],
    ['the call is the same for every day', '2026-11-21', '/forecast/x', 'application/json', undefined],
    ['a picture keeps what was request, to be answered', 'soon', '/share/x.png', 'image/png', 'soon'],
  ])('%s', (_, day, uri, accept, expected) => expect(dayOf(day, uri, accept)).toBe(expected));
});

describe('a place’s page', () => {
  const request = (over: Partial<Parameters<typeof runAtEdge>[1]>, accept = BROWSER) =>
    runAtEdge('page-or-call', { uri: '/forecast/folly', ...over, headers: { accept: { value: accept } } }).querystring;

  test.each([
    ['es-MX', 'es'],
    ['zh', 'zh-CN'],
    ['fr', 'zh-CN'],
  ])('in %s is shown in the nearest language, else in the reader’s', (lang, nearest) => {
    const cookies = { locale: { value: 'zh-CN' } };
    expect(request({ querystring: { lang: { value: lang } }, cookies })).toMatchObject({ lang: { value: nearest } });
  });

  test('in unknown units is shown in the reader’s units', () => {
    const querystring = { units: { value: '3' }, isAjax: { value: 'maybe' } };
    const cookies = { sc_units: { value: '2' } };
    expect(request({ querystring, cookies }).units).toEqual({ value: '2' });
    expect(request({ querystring })).toEqual({ lang: { value: 'en' }, units: { value: '1' } });
  });

  test('a value given twice is passed on once', () => {
    const twice = { value: 'es', multiValue: [{ value: 'es' }, { value: 'fr' }] };
    expect(request({ querystring: { lang: twice } }).lang).toEqual({ value: 'es' });
  });

  test('a call receives a wrong value unchanged', () => {
    const querystring = { lang: { value: 'fr' }, units: { value: '3' } };
    expect(request({ querystring }, 'application/json')).toEqual(querystring);
  });

  test.each([
    ['/forecast/BANZAI-Pipeline', {}, '/forecast/banzai-pipeline'],
    ['/forecast/folly/', { day: { value: '2026-11-21' } }, '/forecast/folly?day=2026-11-21'],
    ['/blog/', {}, '/blog'],
    ['/blog/12/Spring-Tides/', { lang: { value: 'es' } }, '/blog/12/Spring-Tides?lang=es'],
    ['/nearby/', { sort: { value: 'surf' } }, '/nearby?sort=surf'],
    ['/forecast/folly//', { profile: { value: '' } }, '/forecast/folly?profile'],
    ['/forecast/x/Y/', { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } }, '/forecast/x/y?a=1&a=2'],
  ])('%s redirects to its canonical URL', (uri, querystring, location) => {
    const reply = redirectAtEdge('page-or-call', { uri, querystring, headers: { accept: { value: BROWSER } } });
    expect(reply).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });

  test.each(['/forecast/', '/forecast/folly', '/forecast/folly/deeper', '/blog', '/blog/12/Spring-Tides'])(
    '%s does not redirect',
    (uri) => {
      expect(runAtEdge('page-or-call', { uri }).uri).toBe(uri);
    },
  );

  test('other paths, and requests for JSON, do not redirect', () => {
    expect(runAtEdge('page-or-call', { uri: '/share/X.png/' }).uri).toBe('/share/X.png/');
    const headers = { accept: { value: 'application/json' } };
    expect(runAtEdge('page-or-call', { uri: '/forecast/X/', headers }).uri).toBe('/forecast/X/');
  });
});

describe('two beaches', () => {
  const beachesOf = (told: string, accept = BROWSER) =>
    runAtEdge('page-or-call', {
      uri: '/compare',
      headers: { accept: { value: accept } },
      querystring: { beaches: { value: told } },
    }).querystring.beaches?.value;

  test.each([
    ['folly-beach,cocoa-beach', 'folly-beach,cocoa-beach'],
    ['Folly-Beach%2ccocoa-beach', 'folly-beach,cocoa-beach'],
    ['folly-beach,', 'folly-beach'],
    ['folly-beach,cocoa-beach,pipeline', 'folly-beach,cocoa-beach'],
  ])('%s are normalized to %s, so that the cache keeps one copy', (told, expected) =>
    expect(beachesOf(told)).toBe(expected),
  );

  test('an invalid list of beaches is dropped for the page and left for the call to refuse', () => {
    expect(beachesOf('a,b c')).toBeUndefined();
    expect(beachesOf('a,b,c', 'application/json')).toBe('a,b,c');
  });
});
