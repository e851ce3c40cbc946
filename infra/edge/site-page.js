// Runs at CloudFront (runtime 2.0) for each request on the site's own files and for its reply. A URL that matches no
// file is a page of the app: index.html in the reader's language renders it. If the app has no such page, index.html
// says so, and the status is 404. Readers therefore never see the bucket's own error. All files come from the folder of
// one release, so publishing this function switches all pages at once.

/** Inserted by `edgeCode` in infra/edge-code.ts, as are the next five. */
const RELEASE = '';
const FILES = ['/index.html'];
const PAGES = ['/'];
/** The pages that a function renders, without a trailing slash. */
const DRAWN = ['/compare'];
/** The paths that people type for a page, with the page's path. */
const TYPED = {};
/** The files of the pages that have a head of their own. */
const HEADED = {};
const MISSING = 'x-groundswell-missing';
/** The path of a place at sea, in the form that the app parses. */
const AT_SEA = /^\/forecast\/at\/(-?\d{1,2}(?:\.\d{1,12})?)(?:,|%2c)(?:%20)?(-?\d{1,3}(?:\.\d{1,12})?)\/*$/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  return event.response ? setMissingStatus(event) : toShell(event.request);
}

function toShell(request) {
  delete request.headers[MISSING];
  if (FILES.includes(request.uri)) return inRelease(request, request.uri);
  const own = request.uri.replace(/\/+$/, '');
  if (DRAWN.includes(own)) return movedTo(own, request.querystring);
  if (TYPED[own]) return movedTo(TYPED[own], request.querystring);
  if (!isPage(request.uri)) request.headers[MISSING] = { value: '1' };
  return inRelease(request, pageFile(request));
}

function inRelease(request, file) {
  request.uri = RELEASE + file;
  return request;
}

// CloudFront's guide does not say whether the event has the viewer's request or the rewritten one, so both are checked.
// While a release is published, the request may have been rewritten by the function of the one before.
function setMissingStatus({ request, response }) {
  const uri = request.uri.replace(/^\/releases\/\w+/, '');
  const isMissing = request.headers[MISSING] || (!FILES.includes(uri) && !isPage(uri));
  if (isMissing && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}

// Chooses the page's file. The build writes the page once for each language, also a home page as a new reader sees it, and
// some pages with a head of their own. A reader who has chosen a beach gets the plain page, which then shows that beach.
function pageFile(request) {
  const page = request.uri === '/' && !request.cookies.beach ? 'home' : HEADED[request.uri] || 'index';
  const asked = request.querystring.lang;
  const language = (asked && knownLanguage(asked.value)) || readerLanguage(request);
  return `/${page}.${language}.html`;
}

function isPage(uri) {
  if (/^\/forecast\/at\/[^/]/.test(uri)) return isAtSea(uri);
  const asked = segmentsOf(uri);
  return PAGES.some((page) => {
    const known = segmentsOf(page);
    return known.length === asked.length && known.every((part, i) => part.startsWith('{') || part === asked[i]);
  });
}

function isAtSea(uri) {
  const place = AT_SEA.exec(uri);
  return place !== null && Math.abs(place[1]) <= 90 && Math.abs(place[2]) <= 180;
}

function segmentsOf(path) {
  return path.split('/').filter((part) => part !== '');
}
