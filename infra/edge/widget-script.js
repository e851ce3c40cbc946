// Runs at CloudFront (runtime 2.0) for /js/get-widget.js and answers it by itself: pages of other sites load it, so it
// is there whatever else is not. Its address may carry a version, v, for the day on which there is a second one.

/** Filled in where this is deployed. */
const SCRIPT = '';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  if (event.request.uri !== '/js/get-widget.js') return { statusCode: 404, statusDescription: 'Not Found' };
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    // Unlike the site's other files it is meant for pages of other sites, also those that isolate themselves.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const named = Object.keys(headers).map((name) => [name, { value: headers[name] }]);
  return { statusCode: 200, statusDescription: 'OK', headers: Object.fromEntries(named), body: SCRIPT };
}
