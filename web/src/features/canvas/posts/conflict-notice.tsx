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
  /**
   * Resolves the conflict with the chosen text. If the writer chose the other version, `aside` is their own text, which
   * can be restored.
   */
  readonly onResolve: (content: PostContent, aside?: PostContent) => void;
}

/**
 * A conflict of two writers, or of two tabs of one writer. It shows both texts side by side, and nothing is saved until
 * the writer chooses.
 */
export function ConflictNotice({ writing: { post, content, conflict }, onResolve }: Props) {
  if (!conflict) return null;
  const { theirs, isOwn } = conflict;
  const words = isOwn ? OWN : OTHERS;
  const title = words.title();
  // The two texts to choose from. Each contains all changes that do not clash, so they differ only where two changes
  // clash.
  const mine = mergeContents(writtenContent(post), content, writtenContent(theirs)).content;
  const other = mergeContents(writtenContent(post), writtenContent(theirs), content).content;
  return (
    <section className={styles.conflict} aria-label={title}>
      <div role="alert">
        <h2>{title}</h2>
      </div>
      <p>{words.lead({ time: timeWords(theirs.updatedAt) })}</p>
      <Comparison before={{ name: words.other(), content: theirs }} after={{ name: words.mine(), content }} />
      <p className={styles.ways}>
        <Button variant="strong" onClick={() => onResolve(mine)}>
          {words.keep()}
        </Button>
        <Button onClick={() => onResolve(other, mine)}>{words.take()}</Button>
      </p>
    </section>
  );
}

const OTHERS = {
  title: m.canvas_conflict,
  lead: m.canvas_conflict_lead,
  other: m.canvas_conflict_theirs,
  mine: m.canvas_conflict_mine,
  keep: m.canvas_conflict_keep_mine,
  take: m.canvas_conflict_take_theirs,
} as const;
/** The wording if both conflicting texts are by the same writer, for example from two tabs. */
const OWN = {
  title: m.canvas_conflict_own,
  lead: m.canvas_conflict_own_lead,
  other: m.canvas_conflict_own_other,
  mine: m.canvas_conflict_own_this,
  keep: m.canvas_conflict_own_keep,
  take: m.canvas_conflict_own_take,
} as const;
