import { slugOfProduct } from '@groundswell/contracts';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

interface Section {
  /** Its name in an address, after the `#`. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A parsed article. Its texts hold links and strong words for `ui/inline-text.tsx`. */
export interface Article {
  readonly title: string;
  /** A line beside the title: the date it is in force from. */
  readonly note: string | undefined;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/**
 * Parses a text of `web/articles`, a subset of Markdown: `# Title` with the note below, the lead, then sections `##
 * Heading {#id}` of paragraphs, `- ` lists and `| tables |`. Throws where a section has no id or the title is not
 * first.
 */
export function parseArticle(source: string, product: string): Article {
  const parts = source
    .replaceAll('{product}', product)
    .replaceAll('{product-slug}', slugOfProduct(product))
    .trim()
    .split(/\n\s*\n/);
  const [first = '', lead = '', ...rest] = parts;
  const [, title, note] = /^# (.+)(?:\n(.+))?$/.exec(first) ?? [];
  if (!title) throw new Error(`An article begins with its title, not with: ${first}`);
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  for (const part of rest) {
    const section = sections.at(-1);
    if (part.startsWith('## ')) sections.push(parseHeading(part));
    else if (section) section.blocks.push(parseBlock(part));
    else throw new Error(`This stands in no section: ${part}`);
  }
  return { title, note, lead: joined(lead), sections };
}

function parseHeading(line: string) {
  const [, heading, id] = /^## (.+) \{#([a-z-]+)\}$/.exec(line) ?? [];
  if (!heading || !id) throw new Error(`A section is named '## Heading {#id}', not: ${line}`);
  return { id, heading, blocks: [] };
}

function parseBlock(part: string): Block {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (!lines.every((line) => line.startsWith('|'))) return { kind: 'text', text: joined(part) };
  const [head = [], ...rows] = lines.filter((line) => !/^[|\s-]+$/.test(line)).map(cellsOf);
  return { kind: 'table', head, rows };
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function joined(paragraph: string): string {
  return paragraph.replaceAll(/\s*\n\s*/g, ' ');
}
