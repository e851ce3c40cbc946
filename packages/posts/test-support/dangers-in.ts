import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { EMBED_HOSTS } from '../src/embeds.ts';

const ELEMENTS =
  /^(?:p|h[234]|blockquote|pre|code|ol|ul|li|hr|br|strong|em|a|table|tbody|tr|td|th|figure|figcaption|picture|source|img|iframe|div)$/;
const ATTRIBUTES =
  /^(?:href|rel|class|data-forecast|start|colspan|rowspan|scope|type|srcset|sizes|src|alt|width|height|loading|decoding|title|sandbox|allow|referrerpolicy)$/;

/**
 * Lists everything in HTML that would make a browser run scripts, load from other sites, or navigate. Parses the HTML
 * by the standard, as browsers do.
 */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (node.nodeName === '#text') return;
    if (!('tagName' in node) || !ELEMENTS.test(node.tagName) || !node.namespaceURI.endsWith('xhtml')) {
      dangers.push(node.nodeName);
      return;
    }
    for (const { name, value } of node.attrs) {
      const danger = !ATTRIBUTES.test(name) || !fits(node.tagName, name, value);
      if (danger) dangers.push(`${node.tagName} ${name}=${value}`);
    }
    if (node.tagName === 'iframe' && !node.attrs.some(({ name }) => name === 'sandbox')) dangers.push('free frame');
    node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return dangers;
}

function fits(tag: string, name: string, value: string): boolean {
  if (name === 'href') return /^(?:https?:\/\/|mailto:|\/(?!\/)|#|[\w.-]*$)/i.test(value);
  if (name === 'src' && tag === 'iframe') return EMBED_HOSTS.some((host) => value.startsWith(`https://${host}/`));
  if (name === 'src' || name === 'srcset') return value.startsWith('/') && !value.startsWith('//');
  if (name === 'sandbox') return !/allow-(?:top|forms|popups|modals|downloads|same-origin allow-top)/.test(value);
  return true;
}
