import type { PostContent } from '@groundswell/contracts';
import { type PostDocument, textOf } from '@groundswell/posts';
import { diffWordsWithSpace } from 'diff';
import { m } from '../../../paraglide/canvas.js';
import { Spoken } from '../../../ui/spoken.tsx';
import type { Lang } from '../writing/content.ts';
import styles from './comparison.module.css';
import { LANGS } from './words.ts';

interface Side {
  readonly name: string;
  readonly content: Pick<PostContent, 'texts'>;
}

/** A diff of two texts of a post: deletions struck through, insertions underlined. */
export function Comparison({ before, after }: { readonly before: Side; readonly after: Side }) {
  const langs = LANGS.filter(({ value }) => before.content.texts[value] ?? after.content.texts[value]);
  return (
    <div className={styles.comparison}>
      <p className={styles.key}>
        <del>{before.name}</del> <ins>{after.name}</ins>
      </p>
      {langs.map(({ value, text: name }) => (
        <section key={value} lang={value}>
          {langs.length > 1 && <h3>{name}</h3>}
          <div className={styles.text}>
            {partsOf(textIn(before.content, value), textIn(after.content, value), value).map(({ kind, words }, at) => {
              // The index is a safe key, because the parts of a comparison never move.
              if (kind === 'same') return <span key={at}>{words}</span>;
              const Tag = kind === 'gone' ? 'del' : 'ins';
              return (
                <Tag key={at}>
                  <Spoken>
                    {kind === 'gone' ? m.canvas_only_in({ name: before.name }) : m.canvas_only_in({ name: after.name })}
                  </Spoken>
                  {words}
                </Tag>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}

function textIn({ texts }: Side['content'], lang: Lang): string {
  const text = texts[lang];
  if (!text) return '';
  return [text.title, text.summary, textOf(text.document as PostDocument)].filter(Boolean).join('\n\n');
}

function partsOf(before: string, after: string, lang: Lang) {
  // Chinese has no spaces between words, so it needs a segmenter.
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({
    kind: added ? ('new' as const) : removed ? ('gone' as const) : ('same' as const),
    words: value,
  }));
}
