import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { m } from '../../paraglide/messages.js';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Button } from '../../ui/button.tsx';
import { type FoundPost, foundPostsQuery } from './found-posts-query.ts';
import styles from './search-dialog.module.css';
import { type Findable, findInIndex, indexMenu } from './search-index.ts';

const SHOWN_AT_MOST = 12;
const POSTS_AT_MOST = 4;

const isPost = (found: Findable | FoundPost): found is FoundPost => 'title' in found;

interface Props {
  /** Of the field. */
  readonly name: string;
  readonly placeholder: string;
  /** Beaches alone, without places that have several. */
  readonly beachesAlone?: boolean;
  readonly hint?: string;
  /** What was typed before the field was there. */
  readonly typed?: string;
  readonly onChoose: (chosen: Findable) => void;
  /** Posts of the blog are found too, below the places. */
  readonly onPost?: (chosen: FoundPost) => void;
}

/** A field that finds a beach by a few letters. */
export function BeachSearch({ name, placeholder, beachesAlone = false, hint, typed = '', onChoose, onPost }: Props) {
  const { data: menu, isError, refetch } = useQuery(locationMenuQuery);
  const index = useMemo(() => {
    const all = menu ? indexMenu(menu) : [];
    return beachesAlone ? all.filter(({ beaches }) => beaches === undefined) : all;
  }, [menu, beachesAlone]);
  const [query, setQuery] = useState(typed);
  const posts = useQuery(foundPostsQuery(useDeferredValue(onPost ? query : ''))).data ?? [];
  return (
    <>
      <Autocomplete
        name={name}
        placeholder={placeholder}
        query={query}
        onQuery={setQuery}
        found={[...findInIndex(index, query, SHOWN_AT_MOST), ...posts.slice(0, POSTS_AT_MOST)]}
        idOf={({ slug }) => slug}
        nothing={menu ? m.search_nothing({ question: query }) : m.ui_loading()}
        onChoose={(one) => (isPost(one) ? onPost?.(one) : onChoose(one))}
      >
        {(one) => (isPost(one) ? <Post {...one} /> : <Place {...one} />)}
      </Autocomplete>
      {isError ? (
        <p role="alert" className={styles.message}>
          {m.search_failed()} <Button onClick={() => refetch()}>{m.ui_retry()}</Button>
        </p>
      ) : (
        hint && query.trim() === '' && <p className={styles.message}>{hint}</p>
      )}
    </>
  );
}

function Post({ title }: FoundPost) {
  return (
    <span className={styles.found}>
      <b>{title}</b>
      <small className={styles.count}>{m.search_post()}</small>
    </span>
  );
}

function Place({ name, within, beaches }: Findable) {
  return (
    <span className={styles.found}>
      <b>{name}</b>
      <small>{within}</small>
      {beaches && <small className={styles.count}>{m.search_beaches({ count: beaches })}</small>}
    </span>
  );
}
