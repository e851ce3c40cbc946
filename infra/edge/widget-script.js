// Runs at CloudFront (runtime 2.0) for /js/get-widget.js and replies without an origin, so that pages of other sites can
// load it even during an outage. Its URL may carry a version, `v`, which is reserved for a second version.

/** Inserted by `widgetScriptCode` in infra/edge-code.ts. */
const SCRIPT = '';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  if (event.request.uri !== '/js/get-widget.js') return { statusCode: 404, statusDescription: 'Not Found' };
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    // Unlike the site's other files, pages of other sites may load it, including cross-origin isolated ones.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const named = Object.keys(headers).map((name) => [name, { value: headers[name] }]);
  return { statusCode: 200, statusDescription: 'OK', headers: Object.fromEntries(named), body: SCRIPT };
}
