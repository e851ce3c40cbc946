// Runs at CloudFront (runtime 2.0) for each request on /assets/* and for its reply. The bucket has two copies of scripts
// and styles: plain, and compressed with brotli at the build, which is smaller than CloudFront's own compression. A client
// without brotli gets the plain file, which CloudFront compresses with gzip.
const IS_PACKED = /\.(?:js|css)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler({ request, response }) {
  return response ? addVary(response) : toPacked(request);
}

// Tells caches between CloudFront and the reader that the reply depends on the encoding.
function addVary(response) {
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
