// Stands before every function of this folder: leads to another address of the same page, with what was asked of it.
// biome-ignore lint/correctness/noUnusedVariables: those that come after call it.
function movedTo(uri, querystring) {
  const pairs = Object.keys(querystring).map((key) => {
    const held = querystring[key];
    return (held.multiValue || [held]).map(({ value }) => (value === '' ? key : `${key}=${value}`)).join('&');
  });
  const location = { value: pairs.length > 0 ? `${uri}?${pairs.join('&')}` : uri };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
}
