import { Fragment, type ReactNode } from 'react';

/** A run of words: plain, strong, or a link. */
export interface Words {
  readonly words: string;
  readonly strong?: true;
  readonly to?: string;
}

/** Parses `[words](/where)` and `**words**`; all other text is plain. */
export function parseInline(text: string): readonly Words[] {
  return text.split(/(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/).flatMap((piece): Words[] => {
    const [, link, to] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    if (link && to) return [{ words: link, to }];
    const [, strong] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (strong) return [{ words: strong, strong: true }];
    return piece === '' ? [] : [{ words: piece }];
  });
}

interface Props {
  readonly text: string;
  /**
   * Renders a link. The caller decides its target: a link in an article navigates, one beside a form opens a new tab.
   */
  readonly link: (to: string, words: string) => ReactNode;
}

/** A sentence with its links and strong words. */
export function InlineText({ text, link }: Props) {
  return parseInline(text).map(({ words, strong, to }, index) => {
    // The index is a safe key, because the pieces of a sentence never move.
    return <Fragment key={index}>{to ? link(to, words) : strong ? <strong>{words}</strong> : words}</Fragment>;
  });
}
