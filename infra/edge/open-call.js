// Runs at CloudFront (runtime 2.0) for each request on a path of the open API. It answers the CORS preflight, since pages
// of any site may call with a key. It refuses a key in the URL, because logs store URLs.

/** Inserted by `edgeCode` in infra/edge-code.ts. */
const KEY_IN_ADDRESS = {};
/** The prefix of every API key. */
const KEY = 'gsw_';
const ANY_SITE = { 'access-control-allow-origin': { value: '*' } };

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  if (request.method === 'OPTIONS') return preflightReply();
  if (hasKey(request)) return refusal();
  setHostHeader(request);
  return request;
}

function preflightReply() {
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

/** Decodes percent-encoded characters one by one, since a URL may encode any part of a key. */
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
