import type { PostContent } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { writtenContent } from '../writing/content.ts';
import { mergeContents } from '../writing/merge-contents.ts';
import type { Writing } from '../writing/writing.ts';
import { Comparison } from './comparison.tsx';
import styles from './conflict-notice.module.css';
import { timeWords } from './words.ts';

interface Props {
  readonly writing: Writing;
  /** Goes on with a text; `aside` is one's own, where it is the other. */
  readonly onResolve: (content: PostContent, aside?: PostContent) => void;
}

/** Two writers changed the same: both texts, side by side, until one of them chooses. Nothing is saved meanwhile. */
export function ConflictNotice({ writing: { post, content, conflict }, onResolve }: Props) {
  if (!conflict) return null;
  const { theirs } = conflict;
  // What did not clash is in both of them from both.
  const mine = mergeContents(writtenContent(post), content, writtenContent(theirs)).content;
  const other = mergeContents(writtenContent(post), writtenContent(theirs), content).content;
  return (
    <section className={styles.conflict} aria-label={m.canvas_conflict()}>
      <div role="alert">
        <h2>{m.canvas_conflict()}</h2>
      </div>
      <p>{m.canvas_conflict_lead({ time: timeWords(theirs.updatedAt) })}</p>
      <Comparison
        before={{ name: m.canvas_conflict_theirs(), content: theirs }}
        after={{ name: m.canvas_conflict_mine(), content }}
      />
      <p className={styles.ways}>
        <Button variant="strong" onClick={() => onResolve(mine)}>
          {m.canvas_conflict_keep_mine()}
        </Button>
        <Button onClick={() => onResolve(other, mine)}>{m.canvas_conflict_take_theirs()}</Button>
      </p>
    </section>
  );
}
