import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import styles from './conflict-notice.module.css';

interface Props {
  /** Keeps the text as a draft of its own; the id of that. */
  readonly onKeep: () => Promise<string>;
}

/** The post was deleted while somebody wrote on it: their text is still here, and stays on this device until it is kept. */
export function DeletedNotice({ onKeep }: Props) {
  const navigate = useNavigate();
  const keep = useMutation({
    mutationFn: onKeep,
    onSuccess: (id) => navigate({ to: '/canvas-ui/$section/$id', params: { section: 'posts', id } }),
  });
  return (
    <section className={styles.conflict} aria-label={m.canvas_gone()}>
      <div role="alert">
        <h2>{m.canvas_gone()}</h2>
      </div>
      <p>{m.canvas_gone_lead()}</p>
      <Fault>{keep.error?.message}</Fault>
      <p className={styles.ways}>
        <Button variant="strong" busy={keep.isPending} onClick={() => keep.mutate()}>
          {m.canvas_gone_keep()}
        </Button>
      </p>
    </section>
  );
}
