// Prepended to every function of this folder: chooses the language of a reader whose URL names none. The cookie takes
// precedence, then the browser's preference; the default is English.
// biome-ignore lint/correctness/noUnusedVariables: the functions after it call it.
function readerLanguage(request) {
  const cookie = request.cookies.locale;
  const header = request.headers['accept-language'];
  return (cookie && knownLanguage(cookie.value)) || preferredLanguage(header ? header.value : '') || 'en';
}

// Parses 'es-MX,es;q=0.9,en;q=0.8': returns the site's language with the highest quality, of equals the first.
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

// Matches by the first subtag: 'es-MX' is Spanish. The only Chinese is in the simplified script.
function knownLanguage(tag) {
  const first = tag.split('-')[0].toLowerCase();
  return ['en', 'es', 'zh-CN'].find((language) => language.split('-')[0] === first);
}
