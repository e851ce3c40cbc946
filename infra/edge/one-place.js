// Runs at CloudFront (runtime 2.0) for each request on a place at sea. It rounds the coordinates to a thousandth of a
// degree, as the call itself does, and a beach's facing to a degree, so that the cache keeps one copy of each place.

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

// Leaves an invalid number unchanged, so that the call refuses it. Adding 0 turns a negative zero, '-0', into '0'.
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
