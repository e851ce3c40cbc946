import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import styles from './conflict-notice.module.css';

interface Props {
  /** True if the text that can be restored is a draft that another tab left on this device. */
  readonly isFound: boolean;
  readonly onPutBack: () => void;
  readonly onLetGo: () => void;
}

/** A notice that another version has replaced the writer's own text, which can be restored. */
export function AsideNotice({ isFound, onPutBack, onLetGo }: Props) {
  return (
    <section className={styles.conflict} aria-label={m.canvas_aside()}>
      <p role="status">{isFound ? m.canvas_aside_found() : m.canvas_aside_lead()}</p>
      <p className={styles.ways}>
        <Button onClick={onPutBack}>{m.canvas_aside_put_back()}</Button>
        <Button variant="quiet" onClick={onLetGo}>
          {m.canvas_aside_let_go()}
        </Button>
      </p>
    </section>
  );
}
