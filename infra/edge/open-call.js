// Runs at CloudFront (runtime 2.0) for each request on a path of the open API. Pages of any site may ask with a key, for
// which a browser first asks whether it may; a key in an address, which logs keep, is refused.

/** Filled in where this is deployed. */
const KEY_IN_ADDRESS = {};
/** Every key begins with this. */
const KEY = 'gsw_';
const ANY_SITE = { 'access-control-allow-origin': { value: '*' } };

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  if (request.method === 'OPTIONS') return mayAsk();
  if (hasKey(request)) return refusal();
  sayHost(request);
  return request;
}

function mayAsk() {
  return {
    statusCode: 204,
    statusDescription: 'No Content',
    headers: {
      ...ANY_SITE,
      'access-control-allow-methods': { value: 'GET, HEAD' },
      'access-control-allow-headers': { value: 'authorization, if-none-match' },
      'access-control-max-age': { value: '86400' },
    },
  };
}

function hasKey(request) {
  const values = Object.keys(request.querystring).flatMap((name) => {
    const held = request.querystring[name];
    return [name].concat((held.multiValue || [held]).map(({ value }) => value));
  });
  return [request.uri].concat(values).some((text) => plain(text).includes(KEY));
}

/** Without what is percent-encoded: an address may have it in any place. */
function plain(text) {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function refusal() {
  return {
    statusCode: 400,
    statusDescription: 'Bad Request',
    headers: {
      ...ANY_SITE,
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    },
    body: JSON.stringify(KEY_IN_ADDRESS),
  };
}
