import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { locationMenuQuery } from '../../entities/place/location-menu.ts';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Button } from '../../ui/button.tsx';
import { chainWords } from '../../ui/chain-words.ts';
import { type FoundPost, foundPostsQuery } from './found-posts-query.ts';
import styles from './search-dialog.module.css';
import { type Findable, findAlike, findInIndex, findInLocals, indexMenu } from './search-index.ts';
import { useTypedAhead } from './use-typed-ahead.ts';
import { zipOf, zipQuery } from './zip-query.ts';

const SHOWN_AT_MOST = 12;
const POSTS_AT_MOST = 4;
const MEANT_AT_MOST = 5;

const isPost = (found: Findable | FoundPost): found is FoundPost => 'title' in found;

interface Props {
  /** The label of the field. */
  readonly name: string;
  readonly placeholder: string;
  /** Limits the search to beaches; without it, areas and regions with several beaches are found too. */
  readonly beachesAlone?: boolean;
  readonly hint?: string;
  /** The content shown if nothing is found. */
  readonly elsewhere?: ReactNode;
  readonly onChoose: (chosen: Findable) => void;
  /** Called with a chosen blog post. If set, the search also finds posts of the blog, listed below the beaches. */
  readonly onPost?: (chosen: FoundPost) => void;
}

/** Shows a field that finds a beach by a few letters. */
export function BeachSearch(props: Props) {
  const { name, placeholder, beachesAlone = false, hint, elsewhere, onChoose, onPost } = props;
  const { data: menu, isError, refetch } = useQuery(locationMenuQuery);
  const index = useMemo(() => {
    const all = menu ? indexMenu(menu) : [];
    return beachesAlone ? all.filter(({ beaches }) => beaches === undefined) : all;
  }, [menu, beachesAlone]);
  const [query, setQuery] = useState('');
  useTypedAhead(setQuery);
  const zip = zipOf(query);
  const locals = useQuery(zipQuery(zip));
  const found = useQuery(foundPostsQuery(useDeferredValue(onPost && !zip ? query : '')));
  const posts = found.data ?? [];
  const places = zip ? findInLocals(index, locals.data ?? []) : findInIndex(index, query, SHOWN_AT_MOST);
  const meant = places.length === 0 && posts.length === 0 ? findAlike(index, query, MEANT_AT_MOST) : [];
  const isReady = menu !== undefined && !locals.isLoading && !found.isFetching;
  return (
    <>
      <Autocomplete
        name={name}
        placeholder={placeholder}
        query={query}
        onQuery={setQuery}
        found={[...places.slice(0, SHOWN_AT_MOST), ...meant, ...posts.slice(0, POSTS_AT_MOST)]}
        idOf={({ slug }) => slug}
        note={meant.length > 0 ? m.search_meant({ question: query }) : undefined}
        nothing={isReady ? <Nothing question={query} zip={zip} elsewhere={elsewhere} /> : m.ui_loading()}
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

function Nothing({ question, zip, elsewhere }: { question: string; zip: string | undefined; elsewhere: ReactNode }) {
  return (
    <>
      {zip ? m.search_no_zip({ zip }) : m.search_nothing({ question })} {elsewhere}
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
      <small>{chainWords(within, language)}</small>
      {beaches && <small className={styles.count}>{m.search_beaches({ count: beaches })}</small>}
    </span>
  );
}
