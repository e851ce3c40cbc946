// Runs at CloudFront (runtime 2.0) for each request on the site's own files. An address without an extension is a page
// of the app, which index.html draws; a missing file stays a 404.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.split('/').pop();
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
