/**
 * Converts a post's HTML for feed readers, which show it on another site: URLs of this site become absolute. Frames,
 * which readers remove, become links.
 */
export function feedReaderHtml(html: string, site: string): string {
  return html
    .replace(/<iframe\b([^>]*)><\/iframe>/g, (_, attributes: string) => linkOf(attributes))
    .replace(/\b(href|src)="\/(?!\/)/g, `$1="${site}/`)
    .replace(/\bsrcset="([^"]*)"/g, (_, list: string) => `srcset="${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${site}/`)}"`);
}

/**
 * Converts a frame to a link. The attributes are already escaped, because they come from the HTML of the stored
 * document.
 */
function linkOf(attributes: string): string {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  const src = read('src');
  return src === undefined ? '' : `<a href="${src}">${read('title') || src}</a>`;
}
