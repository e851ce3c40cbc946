// Stands before every function of this folder: says which of its names the site was asked by, whatever the request says
// of that. API Gateway would take the host itself for its own.
// biome-ignore lint/correctness/noUnusedVariables: those that come after call it.
function sayHost(request) {
  request.headers['x-groundswell-host'] = { value: request.headers.host ? request.headers.host.value : '' };
}
