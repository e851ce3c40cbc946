// Runs at CloudFront (runtime 2.0) for each request on a path of calls that no other function of this folder sees.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  sayHost(event.request);
  return event.request;
}
