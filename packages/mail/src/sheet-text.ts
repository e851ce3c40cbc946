import { visible } from './escape.ts';
import type { Block, Link, Sheet } from './sheet.ts';

/** A letter as plain text, with all that its HTML says. What comes after '-- ' is the signature (RFC 3676, 4.3). */
export function writeText({ blocks, footer, product }: Sheet): string {
  const end = [footer.text, ...footer.links.map(linkText)].filter(Boolean);
  const parts = [...blocks.map(blockText), ['-- ', product, ...end].join('\n')];
  return `${visible(parts.join('\n\n'))}\n`;
}

function blockText(block: Block): string {
  switch (block.block) {
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'surf':
      return `${block.surf}, ${block.rated}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'button':
      return linkText(block.link);
    case 'code':
      return `    ${block.text}`;
    default:
      return block.text;
  }
}

function linkText({ label, url }: Link): string {
  return `${label}:\n${url}`;
}
