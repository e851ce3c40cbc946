import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fieldWords, shownDifferences, valueWords } from './field-words.ts';
import styles from './section-conflict.module.css';

interface Props {
  readonly mine: SiteContents[SiteSection];
  /** The other writer's version; undefined while it loads. */
  readonly theirs: SiteContents[SiteSection] | undefined;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onRetry: () => void;
}

/**
 * The conflict with a revision that another writer saved first: each differing field side by side, and a choice of one
 * version. Without the other version there is no choice, since it would be overwritten unseen.
 */
export function SectionConflict({ mine, theirs, onKeep, onTake, onRetry }: Props) {
  return (
    <section className={styles.conflict} aria-label={m.editing_conflict()}>
      <div role="alert">
        <h2>{m.editing_conflict()}</h2>
      </div>
      <p>{m.editing_conflict_lead()}</p>
      {theirs === undefined ? (
        <>
          <Skeleton lines={4} />
          <Fault>{m.editing_not_loaded()}</Fault>
          <Button onClick={onRetry}>{m.ui_retry()}</Button>
        </>
      ) : (
        <>
          <Differences theirs={theirs} mine={mine} />
          <div className={styles.ways}>
            <Button variant="strong" onClick={onKeep}>
              {m.editing_keep_mine()}
            </Button>
            <Button onClick={onTake}>{m.editing_take_theirs()}</Button>
          </div>
        </>
      )}
    </section>
  );
}

function Differences({ theirs, mine }: { readonly theirs: unknown; readonly mine: unknown }) {
  const differences = shownDifferences(theirs, mine);
  if (differences.length === 0) return <p>{m.editing_conflict_same()}</p>;
  return (
    <ul className={styles.differences}>
      {differences.map((one) => (
        <li key={one.path.join(' ')}>
          <h3>{fieldWords(one.path)}</h3>
          <dl>
            <div>
              <dt>{m.editing_theirs()}</dt>
              <dd>{valueWords(one.theirs)}</dd>
            </div>
            <div>
              <dt>{m.editing_mine()}</dt>
              <dd>{valueWords(one.mine)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
