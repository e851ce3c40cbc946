import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/dialog.tsx';
import { BeachSearch } from './beach-search.tsx';
import styles from './search-dialog.module.css';
import type { Findable } from './search-index.ts';
import { useFieldFirst } from './use-field-first.ts';

interface Props {
  readonly onChoose: (chosen: Findable) => void;
  readonly onClose: () => void;
}

/** Shows a dialog that finds beaches, areas and regions by a few letters, and below them posts of the blog. */
export function SearchDialog({ onChoose, onClose }: Props) {
  const body = useFieldFirst();
  const navigate = useNavigate();

  return (
    <Dialog title={m.search_title()} onClose={onClose}>
      <div ref={body} className={styles.search}>
        <BeachSearch
          name={m.search_field()}
          placeholder={m.search_field()}
          hint={m.search_hint()}
          elsewhere={
            <Link to="/nearby" onClick={onClose}>
              {m.search_nearby()}
            </Link>
          }
          onPost={(post) => {
            onClose();
            void navigate({ to: '/blog/$userId/$slug', params: { userId: String(post.user_id), slug: post.slug } });
          }}
          onChoose={(one) => {
            onChoose(one);
            void navigate({ to: '/forecast/$fcstId', params: { fcstId: one.slug } });
          }}
        />
      </div>
    </Dialog>
  );
}
