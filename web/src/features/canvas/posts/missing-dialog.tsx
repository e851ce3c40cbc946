import type { CanvasPost } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { advisedWords, requiredWords } from './missing-words.ts';
import styles from './publish-dialog.module.css';

interface Props {
  readonly post: CanvasPost;
  /** Called whenever the dialog closes, however it is closed; the page then marks the missing fields. */
  readonly onClose: () => void;
}

/** A dialog that lists the missing required fields; it replaces the publish confirmation. */
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

/** The recommended fields that the post lacks. */
export function Advised({ post }: Pick<Props, 'post'>) {
  const advised = advisedWords(post);
  return advised && <p className={styles.advised}>{advised}</p>;
}
