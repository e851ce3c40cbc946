import { fillText, type Language, slugOfProduct } from '@groundswell/contracts';
import { planValues } from '@groundswell/plans';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Section {
  /** The id in an address, after the `#`. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A parsed article. Its texts may contain links and bold words, which `ui/inline-text.tsx` renders. */
export interface Article {
  readonly title: string;
  /** The line beside the title, with the date since which the text is in force. */
  readonly note: string | undefined;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/**
 * Parses a text of `web/articles`, a subset of Markdown. `# Title` comes first, then a note and a lead paragraph.
 * Sections follow: `## Heading {#id}` with paragraphs, `- ` lists and `| tables |`. Throws if a section has no id or
 * the title is not first.
 */
export function parseArticle(source: string, product: string, language: Language): Article {
  const values = { product, 'product-slug': slugOfProduct(product), ...planValues(language) };
  const parts = fillText(source, values)
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
