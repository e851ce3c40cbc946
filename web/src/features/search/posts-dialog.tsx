import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { m } from '../../paraglide/blog.js';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { foundPostsQuery } from './found-posts-query.ts';
import styles from './search-dialog.module.css';
import { useFieldFirst } from './use-field-first.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** Shows a dialog that finds posts of the blog only, by a few words. */
export function PostsDialog({ onClose }: { readonly onClose: () => void }) {
  const body = useFieldFirst();
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  useTypedAhead(setQuestion);
  const { data, isFetching, isError } = useQuery(foundPostsQuery(useDeferredValue(question)));
  const nothing = isError ? m.blog_failed() : m.search_nothing({ question });

  return (
    <Dialog title={m.blog_search()} onClose={onClose}>
      <div ref={body} className={styles.search}>
        <Autocomplete
          name={m.blog_search_field()}
          placeholder={m.blog_search_field()}
          query={question}
          onQuery={setQuestion}
          found={data ?? []}
          idOf={({ slug }) => slug}
          nothing={isFetching ? m.ui_loading() : nothing}
          onChoose={({ user_id, slug }) => {
            onClose();
            void navigate({ to: '/blog/$userId/$slug', params: { userId: String(user_id), slug } });
          }}
        >
          {({ title }) => (
            <span className={styles.found}>
              <b>{title}</b>
            </span>
          )}
        </Autocomplete>
      </div>
    </Dialog>
  );
}
