// Prepended to every function of this folder: redirects to another URL of the same page and keeps the query.
// biome-ignore lint/correctness/noUnusedVariables: the functions after it call it.
function movedTo(uri, querystring) {
  const pairs = Object.keys(querystring).map((key) => {
    const held = querystring[key];
    return (held.multiValue || [held]).map(({ value }) => (value === '' ? key : `${key}=${value}`)).join('&');
  });
  const location = { value: pairs.length > 0 ? `${uri}?${pairs.join('&')}` : uri };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
}
