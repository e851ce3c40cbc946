// Runs at CloudFront (runtime 2.0) for each file that a browser posts: the bucket accepts forms only at its root.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  if (event.request.method !== 'POST') return { statusCode: 404, statusDescription: 'Not Found' };
  event.request.uri = '/';
  return event.request;
}
