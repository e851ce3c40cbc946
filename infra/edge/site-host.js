// Runs at CloudFront (runtime 2.0) for each request on a path of calls that no other function of this folder handles.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  setHostHeader(event.request);
  return event.request;
}
