import type { Language } from '@groundswell/contracts';
import type { Block, EmailDocument, Link } from './email-document.ts';
import { visible } from './escape.ts';

/** The punctuation of Western languages. Chinese punctuation is full-width and needs no space. */
const WESTERN = { colon: ':', space: ' ', comma: ', ' };
const MARKS: Readonly<Record<Language, typeof WESTERN>> = {
  en: WESTERN,
  es: WESTERN,
  'zh-CN': { colon: '：', space: '', comma: '，' },
};

/**
 * Renders an email as plain text, with all content of its HTML. The part after '-- ' is the signature (RFC 3676, 4.3).
 */
export function writeText({ lang, blocks, footer, product }: EmailDocument): string {
  const end = [footer.text, ...footer.links.map((link) => linkText(link, lang))].filter(Boolean);
  const parts = [...blocks.map((block) => blockText(block, lang)), ['-- ', product, ...end].join('\n')];
  return `${visible(parts.join('\n\n'))}\n`;
}

function blockText(block: Block, lang: Language): string {
  const { colon, space, comma } = MARKS[lang];
  switch (block.block) {
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}${colon}${space}${value}`).join('\n');
    case 'surf':
      return `${block.surf}${comma}${block.rated}`;
    case 'quote':
      return visible(block.text).replace(/^/gm, '> ');
    case 'button':
    case 'link':
      return linkText(block.link, lang);
    case 'code':
      return `    ${block.text}`;
    default:
      return block.text;
  }
}

function linkText({ label, url }: Link, lang: Language): string {
  return `${label}${MARKS[lang].colon}\n${url}`;
}
