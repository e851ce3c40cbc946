/** A piece of an answer's text with one format: plain, strong, or a link. */
export interface AnswerRun {
  readonly words: string;
  readonly strong?: true;
  readonly to?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Parses an answer's HTML into paragraphs of runs. The contract `listFaqs` allows only `p`, `a` and `strong`; any other
 * tag is dropped, and a link outside http becomes plain text. So no answer can inject markup into a page.
 */
export function parseAnswer(html: string): readonly (readonly AnswerRun[])[] {
  return html.split(/<\/p>/).flatMap((part) => {
    const runs = runsOf(part);
    return runs.length > 0 ? [runs] : [];
  });
}

function runsOf(paragraph: string): readonly AnswerRun[] {
  return paragraph
    .split(/(<a href="[^"<>]*">[^<>]*<\/a>|<strong>[^<>]*<\/strong>)/)
    .flatMap((piece): readonly AnswerRun[] => {
      const [, to, linked] = /^<a href="([^"]*)">([^<]*)<\/a>$/.exec(piece) ?? [];
      if (to !== undefined && linked) return [isFollowed(to) ? { words: text(linked), to: text(to) } : plain(linked)];
      const [, strong] = /^<strong>([^<]*)<\/strong>$/.exec(piece) ?? [];
      if (strong) return [{ words: text(strong), strong: true }];
      const words = piece.replace(/<[^>]*>?/g, '');
      return words.trim() === '' ? [] : [plain(words)];
    });
}

function plain(words: string): AnswerRun {
  return { words: text(words) };
}

function isFollowed(to: string): boolean {
  return /^(?:\/(?!\/)|#|https:\/\/)/.test(to);
}

function text(escaped: string): string {
  return escaped.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
