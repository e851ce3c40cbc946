// Prepended to every function of this folder: forwards the requested host name in a header, and overwrites a viewer's
// own value. The Host header cannot be forwarded, because API Gateway would take it for its own.
// biome-ignore lint/correctness/noUnusedVariables: the functions after it call it.
function setHostHeader(request) {
  request.headers['x-groundswell-host'] = { value: request.headers.host ? request.headers.host.value : '' };
}
