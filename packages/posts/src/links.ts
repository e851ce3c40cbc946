const HREF_MAX = 2000;

/** Tells whether a link may lead to an address: http(s), an email address, a page of this site, or a fragment. */
export function isSafeHref(href: string): boolean {
  if (href.length > HREF_MAX || /[^\x21-\u{10ffff}]|[\u007f-\u00a0\u2028\u2029"<>\\^`{|}]/u.test(href)) return false;
  if (/^#[\w-]+$/.test(href)) return true;
  if (href.startsWith('/')) return !href.startsWith('//');
  if (!/^(?:https?:\/\/[^/]|mailto:[^/])/i.test(href)) return false;
  return URL.canParse(href);
}

/** Tells whether a path names a file of this site, such as `/uploads/k3x9.webp`: no other host, no query, no `..`. */
export function isSitePath(path: string): boolean {
  return /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path) && path.length <= 300;
}
