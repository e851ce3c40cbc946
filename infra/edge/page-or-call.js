// Runs at CloudFront (runtime 2.0) for each request on a path that is a page and a call, or that depends on the
// reader's units or language. It folds what tells two replies apart into few values, so that the cache keeps few copies.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-groundswell-as'] = { value: asksForJson(request) ? 'json' : 'page' };
  request.headers['x-groundswell-host'] = { value: request.headers.host ? request.headers.host.value : '' };
  foldUnits(request);
  foldLanguage(request);
  return request;
}

function asksForJson(request) {
  const isAjax = request.querystring.isAjax;
  if (isAjax && isAjax.value === 'true') return true;
  const accept = request.headers.accept ? request.headers.accept.value.toLowerCase() : '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

// A visitor's units are a cookie; the calls know them as a query. The query wins.
function foldUnits(request) {
  const cookie = request.cookies.sc_units;
  const isKnown = cookie && (cookie.value === '1' || cookie.value === '2');
  if (isKnown && !request.querystring.units) request.querystring.units = { value: cookie.value };
  delete request.cookies.sc_units;
}

// Likewise the language: the query wins, then the cookie, then what the browser prefers, then English.
function foldLanguage(request) {
  const cookie = request.cookies.locale;
  const header = request.headers['accept-language'];
  if (!request.querystring.lang) {
    const language = (cookie && knownLanguage(cookie.value)) || preferredLanguage(header ? header.value : '') || 'en';
    request.querystring.lang = { value: language };
  }
  delete request.cookies.locale;
}

// 'es-MX,es;q=0.9,en;q=0.8': of the languages that we have, the one wanted most, of equals the first.
function preferredLanguage(accepted) {
  const wanted = accepted
    .replace(/ /g, '')
    .split(',')
    .map((range) => ({
      language: knownLanguage(range.split(';')[0]),
      quality: range.includes(';q=') ? Number(range.split(';q=')[1]) : 1,
    }));
  const known = wanted.filter((one) => one.language && one.quality > 0);
  return known.reduce((best, one) => (one.quality > best.quality ? one : best), known[0] || {}).language;
}

// By its first part: 'es-MX' is Spanish. Of Chinese we have the simplified script only.
function knownLanguage(tag) {
  const first = tag.split('-')[0].toLowerCase();
  return ['en', 'es', 'zh-CN'].find((language) => language.split('-')[0] === first);
}
