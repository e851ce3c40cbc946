import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import type { Closed } from '../writing/writing.ts';
import styles from './conflict-notice.module.css';

interface Props {
  readonly why: Closed;
  /** Keeps the text as a draft of its own; the id of that. */
  readonly onKeep: () => Promise<string>;
}

/** The post takes no text any more while somebody writes on it: theirs is still here, and stays on this device until it is kept. */
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
