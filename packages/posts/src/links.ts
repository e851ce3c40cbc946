const HREF_MAX = 2000;

/** An address that a link may lead to: https, http, a mail address, a page of this site, a place in this page. */
export function isSafeHref(href: string): boolean {
  if (href.length > HREF_MAX || /[^\x21-\u{10ffff}]|[\u007f-\u00a0\u2028\u2029"<>\\^`{|}]/u.test(href)) return false;
  if (/^#[\w-]+$/.test(href)) return true;
  if (href.startsWith('/')) return !href.startsWith('//');
  if (!/^(?:https?:\/\/[^/]|mailto:[^/])/i.test(href)) return false;
  return URL.canParse(href);
}

/** The path of a file of this site, such as `/uploads/k3x9.webp`: no other host, no query, no way up. */
export function isSitePath(path: string): boolean {
  return /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path) && path.length <= 300;
}
