// Prepended to every function of this folder. It chooses the language of a reader whose URL names none: the cookie takes
// precedence, then the browser's preference; the default is English.
// biome-ignore lint/correctness/noUnusedVariables: the functions after it call it.
function readerLanguage(request) {
  const cookie = request.cookies.locale;
  const header = request.headers['accept-language'];
  return (cookie && knownLanguage(cookie.value)) || preferredLanguage(header ? header.value : '') || 'en';
}

// Chooses the units of a reader without a choice, as `defaultUnits` in web/src/preferences does: 1 imperial, 2 metric.
// English and Spanish in the United States are imperial.
// biome-ignore lint/correctness/noUnusedVariables: the functions after it call it.
function readerUnits(request, language) {
  const header = request.headers['accept-language'];
  const locale = acceptedTags(header ? header.value : '')[0] || '';
  return language === 'en' || (language === 'es' && /-(US|PR|VI|GU|AS|MP)$/i.test(locale)) ? '1' : '2';
}

// Returns the site's language that a header such as 'es-MX,es;q=0.9,en;q=0.8' prefers.
function preferredLanguage(accepted) {
  return acceptedTags(accepted).map(knownLanguage).find(Boolean);
}

// Returns the header's tags, the highest quality first, equal ones in their order.
function acceptedTags(accepted) {
  return accepted
    .replace(/ /g, '')
    .split(',')
    .map((range) => ({
      tag: range.split(';')[0],
      quality: range.includes(';q=') ? Number(range.split(';q=')[1]) : 1,
    }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

// Matches by the first subtag: 'es-MX' is Spanish. The only Chinese is in the simplified script.
function knownLanguage(tag) {
  const first = tag.split('-')[0].toLowerCase();
  return ['en', 'es', 'zh-CN'].find((language) => language.split('-')[0] === first);
}
