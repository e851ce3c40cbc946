import { type CanvasPost, SCHEDULE_LEAST_MS } from '@groundswell/contracts';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useClock } from '../../../ui/use-clock.ts';
import { confirmLeave } from '../shell/use-leave-confirm.ts';
import { Advised } from './missing-dialog.tsx';
import styles from './publish-dialog.module.css';

interface Props {
  /** The post as it was last saved. */
  readonly post: CanvasPost;
  readonly onChoose: (publishAt: string) => void;
  readonly onClose: () => void;
}

/** A dialog that asks for the publishing time, in the writer's time zone. */
export function ScheduleDialog({ post, onChoose, onClose }: Props) {
  const now = useClock(30_000);
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = Date.parse(time);
    const wrong = Number.isNaN(at)
      ? m.canvas_time_missing()
      : at < now + SCHEDULE_LEAST_MS
        ? m.canvas_time_near()
        : undefined;
    setFault(wrong);
    if (wrong) return;
    onClose();
    onChoose(new Date(at).toISOString());
  };
  return (
    <Dialog title={m.canvas_schedule()} width="narrow" onClose={onClose} mayClose={confirmLeave(time !== '')}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <TextField
          type="datetime-local"
          name="publishAt"
          label={m.canvas_time()}
          hint={m.canvas_time_hint({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          error={fault}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <Advised post={post} />
        <p>
          <Button type="submit" variant="strong">
            {m.canvas_schedule()}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
