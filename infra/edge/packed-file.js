// Runs at CloudFront (runtime 2.0) for each request on /assets/* and for its reply. Scripts and styles lie in the bucket twice: plain, and
// packed by brotli at the build, smaller than CloudFront packs while a reader waits. Who reads no brotli gets the plain
// file, which CloudFront compresses by gzip if it may.
const IS_PACKED = /\.(?:js|css)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler({ request, response }) {
  return response ? tellVariety(response) : toPacked(request);
}

// For caches between here and the reader.
function tellVariety(response) {
  response.headers.vary = { value: 'Accept-Encoding' };
  return response;
}

function toPacked(request) {
  const accepted = request.headers['accept-encoding'];
  if (IS_PACKED.test(request.uri) && accepted && readsBrotli(accepted.value)) request.uri = `/packed${request.uri}`;
  return request;
}

function readsBrotli(accepted) {
  return accepted
    .toLowerCase()
    .split(',')
    .some((part) => /^br(?:;q=(?:1|0\.0*[1-9]).*)?$/.test(part.replace(/\s/g, '')));
}
