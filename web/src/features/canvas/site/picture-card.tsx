import { pictureOf } from '@groundswell/contracts';
import type { CallOf, ReplyOf } from '../../../api/calls.ts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { type UsingPost, useWords } from './change-words.ts';
import styles from './site-admin.module.css';
import { momentWords } from './words.ts';

type LibraryPicture = ReplyOf<CallOf<'listUploads'>>['pictures'][number];

interface Props {
  readonly picture: LibraryPicture;
  /** The posts that use pictures, by id. */
  readonly posts: ReadonlyMap<string, UsingPost>;
  readonly onRemove: () => Promise<void>;
}

/** A picture with its size, its uploader and its uses. */
export function PictureCard({ picture, posts, onRemove }: Props) {
  const { name, addedAt, addedBy, uses, goesAt } = picture;
  const shown = pictureOf(picture.picture);
  if (!shown) return null;
  return (
    <li className={styles.picture}>
      <img src={shown.thumb} alt={name} width={shown.width} height={shown.height} loading="lazy" />
      <strong>{name}</strong>
      <p>
        {shown.width} × {shown.height} · {[momentWords(addedAt), addedBy].filter(Boolean).join(' · ')}
      </p>
      <p>
        {uses.length > 0
          ? m.editing_used_in({ places: uses.map((use) => useWords(use, posts)).join(m.ui_list_comma()) })
          : goesAt !== null && m.editing_goes({ when: momentWords(goesAt) })}
      </p>
      {uses.length === 0 && (
        <Button
          variant="danger"
          aria-label={m.ui_labelled({ label: m.editing_remove(), of: name })}
          onClick={() => void onRemove()}
        >
          {m.editing_remove()}
        </Button>
      )}
    </li>
  );
}
