import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { Fault } from '../../../ui/fault.tsx';
import styles from './add-picture.module.css';
import { picturesQuery } from './queries.ts';
import { uploadPicture } from './upload-picture.ts';

/** Uploads a file to the picture library; `onAdded` gets the picture's name. */
export function AddPicture({ onAdded }: { readonly onAdded?: (picture: string) => void }) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const add = async (file: File) => {
    setSending(true);
    setFault(undefined);
    try {
      const { picture } = await uploadPicture(file);
      onAdded?.(picture);
    } catch (error) {
      setFault(error instanceof Error ? error.message : m.editing_not_saved());
    }
    await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
    setSending(false);
  };
  return (
    <>
      <label className={styles.add} data-busy={isSending || undefined}>
        <span>{isSending ? m.editing_sending() : m.editing_add_picture()}</span>
        <small>{m.editing_picture_limits()}</small>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-disabled={isSending || undefined}
          // A disabled input would lose the focus.
          onClick={(event) => isSending && event.preventDefault()}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void add(file);
          }}
        />
      </label>
      <Fault>{fault}</Fault>
    </>
  );
}
