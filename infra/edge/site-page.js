// Runs at CloudFront (runtime 2.0) for each request on the site's own files and for its reply. An address that is none of
// the files is a page of the app, which index.html draws, in the reader's language; where the app has no such page,
// index.html says so and the status does too. So nobody sees what the bucket says of a file that it lacks.

/** Filled in where this is deployed. */
const FILES = ['/index.html'];
const PAGES = ['/'];
/** The same: pages that a function draws, without a slash behind. */
const DRAWN = ['/compare'];
/** The same: what people type for a page, with its path. */
const TYPED = {};
/** The same: files of the pages that have a head of their own. */
const HEADED = {};
const MISSING = 'x-groundswell-missing';
/** A place at sea, as the app reads it. */
const AT_SEA = /^\/forecast\/at\/(-?\d{1,2}(?:\.\d{1,12})?)(?:,|%2c)(?:%20)?(-?\d{1,3}(?:\.\d{1,12})?)\/*$/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  return event.response ? tellMissing(event) : toShell(event.request);
}

function toShell(request) {
  delete request.headers[MISSING];
  if (FILES.includes(request.uri)) return request;
  const own = request.uri.replace(/\/+$/, '');
  if (DRAWN.includes(own)) return movedTo(own, request.querystring);
  if (TYPED[own]) return movedTo(TYPED[own], request.querystring);
  if (!isPage(request.uri)) request.headers[MISSING] = { value: '1' };
  request.uri = pageFile(request);
  return request;
}

// CloudFront's guide leaves open whether a reply comes with the viewer's request or with the one made of it above.
function tellMissing({ request, response }) {
  const isMissing = request.headers[MISSING] || (!FILES.includes(request.uri) && !isPage(request.uri));
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
