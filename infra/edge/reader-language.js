// Stands before every function of this folder: which of our languages a reader gets who named none in the address. The
// cookie is heard first, then what the browser prefers, then it is English.
// biome-ignore lint/correctness/noUnusedVariables: those that come after call it.
function readerLanguage(request) {
  const cookie = request.cookies.locale;
  const header = request.headers['accept-language'];
  return (cookie && knownLanguage(cookie.value)) || preferredLanguage(header ? header.value : '') || 'en';
}

// 'es-MX,es;q=0.9,en;q=0.8': of the languages that we have, the one wanted most, of equals the first.
function preferredLanguage(accepted) {
  const wanted = accepted
    .replace(/ /g, '')
    .split(',')
    .map((range) => ({
      language: knownLanguage(range.split(';')[0]),
      quality: range.includes(';q=') ? Number(range.split(';q=')[1]) : 1,
    }));
  const known = wanted.filter((one) => one.language && one.quality > 0);
  return known.reduce((best, one) => (one.quality > best.quality ? one : best), known[0] || {}).language;
}

// By its first part: 'es-MX' is Spanish. Of Chinese we have the simplified script only.
function knownLanguage(tag) {
  const first = tag.split('-')[0].toLowerCase();
  return ['en', 'es', 'zh-CN'].find((language) => language.split('-')[0] === first);
}
