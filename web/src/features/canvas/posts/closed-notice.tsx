import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import type { Closed } from '../writing/writing.ts';
import styles from './conflict-notice.module.css';

interface Props {
  readonly why: Closed;
  /** Saves the text as a new draft; resolves to its id. */
  readonly onKeep: () => Promise<string>;
}

/**
 * A notice that the post is closed to this writer's edits. The text stays on this device until the writer saves it as a
 * new draft.
 */
export function ClosedNotice({ why, onKeep }: Props) {
  const navigate = useNavigate();
  const keep = useMutation({
    mutationFn: onKeep,
    onSuccess: (id) => navigate({ to: '/canvas-ui/$section/$id', params: { section: 'posts', id } }),
  });
  const isDeleted = why === 'deleted';
  const title = isDeleted ? m.canvas_gone() : m.canvas_not_yours();
  return (
    <section className={styles.conflict} aria-label={title}>
      <div role="alert">
        <h2>{title}</h2>
      </div>
      <p>{isDeleted ? m.canvas_gone_lead() : m.canvas_not_yours_lead()}</p>
      <Fault>{keep.error?.message}</Fault>
      <p className={styles.ways}>
        <Button variant="strong" busy={keep.isPending} onClick={() => keep.mutate()}>
          {m.canvas_gone_keep()}
        </Button>
      </p>
    </section>
  );
}
