/**
 * A post's HTML for feed readers, which show it on another site: addresses of this site are whole, and frames, which they
 * remove, are links.
 */
export function readersHtml(html: string, site: string): string {
  return html
    .replace(/<iframe\b([^>]*)><\/iframe>/g, (_, attributes: string) => linkOf(attributes))
    .replace(/\b(href|src)="\/(?!\/)/g, `$1="${site}/`)
    .replace(/\bsrcset="([^"]*)"/g, (_, list: string) => `srcset="${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${site}/`)}"`);
}

/** The attributes are escaped already, as the document's own HTML has them. */
function linkOf(attributes: string): string {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const src = read('src');
  return src === undefined ? '' : `<a href="${src}">${read('title') || src}</a>`;
}
