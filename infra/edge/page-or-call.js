// Runs at CloudFront (runtime 2.0) for each request on a path that is a page and a call, or that depends on the
// reader's units or language. It normalizes the parts of the cache key, so that the cache keeps few copies.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const asJson = asksForJson(request);
  request.headers['x-groundswell-as'] = { value: asJson ? 'json' : 'page' };
  setHostHeader(request);
  // '/nearby/' would match the call '/nearby/{beach}' with an empty name, so it redirects to the page '/nearby'.
  if (/^\/nearby\/+$/.test(request.uri)) return movedTo('/nearby', request.querystring);
  const isPage = !asJson && (request.uri.startsWith('/forecast/') || ['/compare', '/status'].includes(request.uri));
  const own = asJson ? request.uri : ownUri(request.uri);
  if (own !== request.uri) return movedTo(own, request.querystring);
  if (isPage) dropUnknown(request.querystring);
  foldLanguage(request);
  foldUnits(request, asJson);
  foldDay(request, isPage);
  foldBeaches(request, isPage);
  return request;
}

// Returns a page's canonical path: without a trailing slash, and in lower case for a place.
function ownUri(uri) {
  const bare = uri.replace(/^(\/blog|\/(?:blog|forecast)\/.*[^/])\/+$/, '$1');
  return bare.startsWith('/forecast/') ? bare.toLowerCase() : bare;
}

// Drops unknown values from a page's query, so that the page uses its defaults. A call refuses them instead.
function dropUnknown(querystring) {
  const lang = querystring.lang && knownLanguage(querystring.lang.value);
  const units = querystring.units ? querystring.units.value : '';
  delete querystring.isAjax;
  delete querystring.lang;
  delete querystring.units;
  if (lang) querystring.lang = { value: lang };
  if (isUnits(units)) querystring.units = { value: units };
}

function isUnits(value) {
  return value === '1' || value === '2';
}

function asksForJson(request) {
  const isAjax = request.querystring.isAjax;
  if (isAjax && isAjax.value === 'true') return true;
  const accept = request.headers.accept ? request.headers.accept.value.toLowerCase() : '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

// Sets the reader's language in the query, unless the query has one.
function foldLanguage(request) {
  if (!request.querystring.lang) request.querystring.lang = { value: readerLanguage(request) };
  delete request.cookies.locale;
}

// Sets a visitor's units in the query, unless the query has some. The cookie takes precedence; a page without one has
// the usual units of its language and the browser's region. A call without units is imperial, as its description says.
function foldUnits(request, asJson) {
  const { units, lang } = request.querystring;
  const cookie = request.cookies.sc_units;
  const own = cookie && isUnits(cookie.value) ? cookie.value : asJson ? undefined : readerUnits(request, lang.value);
  if (own && !units) request.querystring.units = { value: own };
  delete request.cookies.sc_units;
}

// Keeps a forecast's day for its page only, whose link preview shows it. An invalid date is dropped.
function foldDay(request, isPage) {
  const day = request.querystring.day;
  if (!day || !request.uri.startsWith('/forecast/')) return;
  delete request.querystring.day;
  if (isPage && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day.value))
    request.querystring.day = { value: day.value };
}

// Normalizes the list of beaches. A page compares the first two of its URL; an invalid list is dropped.
function foldBeaches(request, isPage) {
  const beaches = request.querystring.beaches;
  if (!beaches || request.uri !== '/compare') return;
  const names = beaches.value.replace(/%2c/gi, ',').toLowerCase().replace(/^,|,$/g, '');
  const told = isPage ? names.split(',').slice(0, 2).join(',') : names;
  delete request.querystring.beaches;
  if (!isPage || /^[a-z0-9-]{1,80}(,[a-z0-9-]{1,80})?$/.test(told)) request.querystring.beaches = { value: told };
}
