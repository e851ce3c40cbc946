// Runs at CloudFront (runtime 2.0) for each request on a place at sea. It has one address, however many decimals it is
// asked with, so that the cache keeps one copy of it: to a thousandth of a degree, as the call itself takes it, and a
// beach's facing to a degree.

const DEGREES = /^-?\d{1,3}(\.\d{1,12})?$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.uri = request.uri
    .split('/')
    .map((part) => rounded(part, 1000))
    .join('/');
  const facing = request.querystring.facing;
  if (facing) request.querystring.facing = { value: rounded(facing.value, 1) };
  return request;
}

// What is no number of degrees stays, for the call to refuse. Plus 0: a negative zero would be written '-0'.
function rounded(text, parts) {
  const degrees = decoded(text);
  return DEGREES.test(degrees) ? String(Math.round(Number(degrees) * parts) / parts + 0) : text;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (_) {
    return text;
  }
}
