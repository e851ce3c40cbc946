// Runs at CloudFront (runtime 2.0) for each request on the site's own files and for its reply. An address without an
// extension is a page of the app, which index.html draws, in the reader's language; where the app has no such page,
// index.html says so and the status does too. A missing file stays a 404.

/** Filled in where this is deployed. */
const PAGES = ['/'];
/** The same: files of the pages that have a head of their own. */
const HEADED = {};
const MISSING = 'x-groundswell-missing';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  return event.response ? tellMissing(event) : toShell(event.request);
}

function toShell(request) {
  delete request.headers[MISSING];
  if (isFile(request.uri)) return request;
  if (!isPage(request.uri)) request.headers[MISSING] = { value: '1' };
  request.uri = pageFile(request);
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

// The build writes the page once for each language, with the words of that language named in it; the first page once
// more, with what a new reader sees there, and some pages with a head of their own. Who has chosen a beach sees that beach there.
function pageFile(request) {
  const page = request.uri === '/' && !request.cookies.beach ? 'home' : HEADED[request.uri] || 'index';
  const asked = request.querystring.lang;
  const language = (asked && knownLanguage(asked.value)) || readerLanguage(request);
  return `/${page}.${language}.html`;
}

// What a page's address ends with may have a dot in it, as the tokens of letters have.
function isFile(uri) {
  return uri.split('/').pop().includes('.') && !isPage(uri);
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
