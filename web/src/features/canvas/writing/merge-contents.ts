import type { PostContent, PostText } from '@groundswell/contracts';
import { isSame, type Lang } from './content.ts';

export interface Merged {
  readonly content: PostContent;
  /**
   * The paths of the fields that both sides changed differently, such as `texts.en.title`. The merged content has the
   * value of `mine` in these fields.
   */
  readonly clashes: readonly string[];
}

/**
 * Merges two writers' changes of one text, `before`, in a three-way merge. Fields merge one by one. In a document, two
 * changed ranges of blocks merge if they do not touch.
 */
export function mergeContents(before: PostContent, mine: PostContent, theirs: PostContent): Merged {
  const clashes: string[] = [];
  const pick = <T>(field: string, was: T, my: T, their: T): T => {
    if (isSame(my, their) || isSame(was, their)) return my;
    if (isSame(was, my)) return their;
    clashes.push(field);
    return my;
  };
  const text = (lang: Lang): PostText | undefined => {
    const [was, my, their] = [before.texts[lang], mine.texts[lang], theirs.texts[lang]];
    if (!was || !my || !their) return pick(`texts.${lang}`, was, my, their);
    const field = <Name extends keyof PostText>(name: Name) =>
      pick(`texts.${lang}.${name}`, was[name], my[name], their[name]);
    const blocks = mergeBlocks(blocksOf(was), blocksOf(my), blocksOf(their));
    return {
      title: field('title'),
      summary: field('summary'),
      document: blocks ? { ...my.document, content: blocks } : field('document'),
      imageAlt: field('imageAlt'),
      imageCaption: field('imageCaption'),
      seo: field('seo'),
    };
  };
  const langs = (['en', 'es', 'zh-CN'] as const).filter((lang) => mine.texts[lang] ?? theirs.texts[lang]);
  const content: PostContent = {
    slug: pick('slug', before.slug, mine.slug, theirs.slug),
    topic: pick('topic', before.topic, mine.topic, theirs.topic),
    tags: pick('tags', before.tags, mine.tags, theirs.tags),
    image: pick('image', before.image, mine.image, theirs.image),
    canonicalLink: pick('canonicalLink', before.canonicalLink, mine.canonicalLink, theirs.canonicalLink),
    texts: Object.fromEntries(langs.flatMap((lang) => [[lang, text(lang)]])),
  };
  return { content, clashes };
}

/** Merges the changed ranges of blocks if they do not touch; else returns undefined. */
function mergeBlocks(
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] | undefined {
  const my = changedPart(before, mine);
  const their = changedPart(before, theirs);
  const [first, second] = my.from <= their.from ? [my, their] : [their, my];
  if (first.until > second.from || (first.from === second.from && first.until === second.until)) return undefined;
  return [
    ...before.slice(0, first.from),
    ...first.blocks,
    ...before.slice(first.until, second.from),
    ...second.blocks,
    ...before.slice(second.until),
  ];
}

/** Returns the range of `before` that changed, `from` to `until`, and the blocks that replace it in `after`. */
function changedPart(before: readonly unknown[], after: readonly unknown[]) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && isSame(before[from], after[from])) from += 1;
  let kept = 0;
  while (kept < most - from && isSame(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  return { from, until: before.length - kept, blocks: after.slice(from, after.length - kept) };
}

function blocksOf({ document }: PostText): readonly unknown[] {
  return Array.isArray(document.content) ? document.content : [];
}
