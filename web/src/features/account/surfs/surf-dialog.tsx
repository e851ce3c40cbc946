import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../../api/client.ts';
import { serverClock } from '../../../api/server-clock.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import { hourOptions } from '../model.ts';
import { expectSuccess } from '../security/model.ts';
import { clockAt, instantOf } from './local-hour.ts';
import { SURFS } from './queries.ts';
import { EMPTY_RECORD, SurfFields } from './surf-fields.tsx';
import styles from './surfs.module.css';

interface Props {
  readonly beach: { readonly beachId: number; readonly name: string; readonly timezone: string };
  readonly onClose: () => void;
}

/** Logs a surf at a beach, with the conditions of its hour. */
export function SurfDialog({ beach: { beachId, name, timezone }, onClose }: Props) {
  const [now] = useState(() => clockAt(serverClock.now(), timezone));
  // The id serves as idempotency key: a resend after a lost reply does not create a second surf.
  const [id] = useState(() => crypto.randomUUID());
  const sent = useRef(0);
  const [{ date, hour }, setWhen] = useState(now);
  const [record, setRecord] = useState(EMPTY_RECORD);
  const [state, setState] = useState<{ readonly busy: boolean; readonly fault?: string }>({ busy: false });
  const client = useQueryClient();
  const showToast = useToast();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ busy: true });
    try {
      const at = new Date(instantOf(date, hour, timezone)).toISOString();
      expectSuccess(await request('addSurf', { body: { id, beachId, at, sent: ++sent.current, ...record } }));
      void client.invalidateQueries({ queryKey: SURFS });
      showToast(m.surfs_kept(), { ms: SUCCESS_MS });
      onClose();
    } catch (error) {
      setState({ busy: false, fault: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog title={m.surfs_here()} subtitle={name} width="narrow" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{m.surfs_private()}</p>
        <TextField
          label={m.surfs_date()}
          type="date"
          required
          max={now.date}
          value={date}
          onChange={({ target }) => setWhen({ date: target.value, hour })}
        />
        <Select
          label={m.surfs_hour()}
          options={hourOptions(language)}
          value={hour}
          onChoose={(next) => setWhen({ date, hour: next })}
        />
        <SurfFields record={record} onChange={setRecord} />
        <Fault>{state.fault}</Fault>
        <Button type="submit" variant="strong" busy={state.busy}>
          {m.surfs_keep()}
        </Button>
      </form>
    </Dialog>
  );
}
