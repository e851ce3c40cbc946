// Runs at CloudFront (runtime 2.0) for each request on a path that is a page and a call, or that depends on the
// reader's units. It folds what tells two replies apart into few values, so that the cache keeps few copies.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-groundswell-as'] = { value: asksForJson(request) ? 'json' : 'page' };
  foldUnits(request);
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
