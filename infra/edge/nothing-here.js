// Runs at CloudFront (runtime 2.0) for each request at the frames' host that is not for a widget.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler() {
  return { statusCode: 404, statusDescription: 'Not Found' };
}
