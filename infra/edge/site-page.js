// Runs at CloudFront (runtime 2.0) for each request on the site's own files and for its reply. An address without an
// extension is a page of the app, which index.html draws; where the app has no such page, index.html says so and the
// status does too. A missing file stays a 404.

/** Filled in where this is deployed. */
const PAGES = ['/'];
const MISSING = 'x-groundswell-missing';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  return event.response ? tellMissing(event) : toShell(event.request);
}

function toShell(request) {
  delete request.headers[MISSING];
  if (isFile(request.uri)) return request;
  if (!isPage(request.uri)) request.headers[MISSING] = { value: '1' };
  request.uri = '/index.html';
  return request;
}

// CloudFront's guide leaves open whether a reply comes with the viewer's request or with the one made of it above.
function tellMissing({ request, response }) {
  const isMissing = request.headers[MISSING] || (!isFile(request.uri) && !isPage(request.uri));
  if (isMissing && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}

function isFile(uri) {
  return uri.split('/').pop().includes('.');
}

function isPage(uri) {
  const asked = segmentsOf(uri);
  return PAGES.some((page) => {
    const known = segmentsOf(page);
    return known.length === asked.length && known.every((part, i) => part.startsWith('{') || part === asked[i]);
  });
}

function segmentsOf(path) {
  return path.split('/').filter((part) => part !== '');
}
