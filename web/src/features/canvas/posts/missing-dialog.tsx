import type { CanvasPost } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { advisedWords, requiredWords } from './missing-words.ts';
import styles from './publish-dialog.module.css';

interface Props {
  readonly post: CanvasPost;
  /** However it is closed: what is missing is to be filled in. */
  readonly onClose: () => void;
}

/** Says what a post would be refused without, in place of asking whether it goes out. */
export function MissingDialog({ post, onClose }: Props) {
  return (
    <Dialog title={m.canvas_required()} width="narrow" onClose={onClose}>
      <form method="dialog" className={styles.form}>
        <p>{m.canvas_required_lead()}</p>
        <ul className={styles.required}>
          {requiredWords(post).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Advised post={post} />
        <p>
          <Button type="submit" variant="strong">
            {m.canvas_required_fill()}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** What it may go out without. */
export function Advised({ post }: Pick<Props, 'post'>) {
  const advised = advisedWords(post);
  return advised && <p className={styles.advised}>{advised}</p>;
}
