import type { CanvasPostRow, PostState } from '@groundswell/contracts';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { call, foundPostsQuery, postQuery, postsQuery, type Scope } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { withWholeTexts } from '../writing/content.ts';
import styles from './posts-page.module.css';
import { languageNames, oneState, stateName, stateWords, timeWords } from './words.ts';

const STATES = ['draft', 'review', 'scheduled', 'published', 'deleted'] as const satisfies readonly PostState[];

/** The list of posts by state; editors can switch to all writers' posts. */
export function PostsPage({ role }: { readonly role: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<PostState>('draft');
  const [scope, setScope] = useState<Scope>('user');
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const begin = useMutation({
    mutationFn: async () => withWholeTexts(await call('createCanvasPost')),
    onSuccess: (post) => {
      client.setQueryData(postQuery(post.id).queryKey, post);
      return navigate({ to: '/canvas-ui/$section/$id', params: { section: 'posts', id: post.id } });
    },
  });
  useInfiniteQuery(postsQuery(scope, state));
  const counts = newestCounts(client, scope);
  return (
    <AdminPage
      title={m.canvas_posts()}
      actions={
        <Button variant="strong" busy={begin.isPending} onClick={() => begin.mutate()}>
          {m.canvas_new_post()}
        </Button>
      }
    >
      <Fault>{begin.error?.message}</Fault>
      <div className={styles.tools}>
        <TextField
          label={m.canvas_search_posts()}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {role >= 2 && (
          <ToggleGroup
            name={m.canvas_scope()}
            options={[
              { value: 'user' as const, text: m.canvas_scope_mine() },
              { value: 'all' as const, text: m.canvas_scope_all() },
            ]}
            value={scope}
            onChoose={setScope}
          />
        )}
      </div>
      {sought ? (
        <Found query={sought} />
      ) : (
        <Tabs
          name={m.canvas_states()}
          tabs={STATES.map((value) => ({ value, text: stateName(value), count: counts?.[value] }))}
          value={state}
          onChoose={setState}
        >
          <Listed
            key={`${scope} ${state}`}
            scope={scope}
            state={state}
            none={
              <None
                counts={counts}
                onState={setState}
                onEverybody={role >= 2 && scope === 'user' ? () => setScope('all') : undefined}
              />
            }
          />
        </Tabs>
      )}
    </AdminPage>
  );
}

type Counts = Readonly<Partial<Record<PostState, number>>>;

/** Returns the number of posts in each state, from the most recently fetched list. */
function newestCounts(client: QueryClient, scope: Scope): Counts | undefined {
  const read = STATES.flatMap((state) => client.getQueryState(postsQuery(scope, state).queryKey) ?? []);
  const [newest] = read.filter(({ data }) => data).sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return newest?.data?.pages[0]?.counts;
}

interface NoneProps {
  readonly counts: Counts | undefined;
  readonly onState: (state: PostState) => void;
  /** Shows the posts of all writers. */
  readonly onEverybody: (() => void) | undefined;
}

/** The content shown for an empty list: buttons that switch to the states that have posts. */
function None({ counts = {}, onState, onEverybody }: NoneProps) {
  const others = STATES.filter((state) => counts[state]);
  if (others.length === 0)
    return (
      <div className={styles.none}>
        <p>{onEverybody ? m.canvas_posts_none_mine() : m.canvas_posts_none_yet()}</p>
        {onEverybody && <Button onClick={onEverybody}>{m.canvas_posts_everybody()}</Button>}
      </div>
    );
  return (
    <div className={styles.none}>
      <p>{m.canvas_posts_none()}</p>
      {others.map((state) => (
        <Button key={state} onClick={() => onState(state)}>
          {stateName(state)} <small>{counts[state]}</small>
        </Button>
      ))}
    </div>
  );
}

interface ListedProps {
  readonly scope: Scope;
  readonly state: PostState;
  /** Shown in place of an empty list. */
  readonly none: ReactNode;
}

function Listed({ scope, state, none }: ListedProps) {
  const posts = useInfiniteQuery(postsQuery(scope, state));
  return (
    <Loaded query={posts} fault={m.canvas_posts_failed()} bones={<Skeleton lines={8} />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        if (rows.length === 0) return none;
        return (
          <>
            <ul className={styles.list}>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            {posts.hasNextPage && (
              <Button busy={posts.isFetchingNextPage} onClick={() => void posts.fetchNextPage()}>
                {m.canvas_posts_more()}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Row({ row }: { readonly row: CanvasPostRow }) {
  return (
    <li>
      {row.state === 'deleted' ? (
        <>
          <span className={styles.title}>{row.title || m.canvas_untitled()}</span>
          <Undelete row={row} />
        </>
      ) : (
        <Link to="/canvas-ui/$section/$id" params={{ section: 'posts', id: row.id }} className={styles.title}>
          {row.title || m.canvas_untitled()}
        </Link>
      )}
      <p>
        {stateWords(row)} · {m.canvas_written_on({ time: timeWords(row.updatedAt) })} · {languageNames(row.langs)}
      </p>
    </li>
  );
}

function Undelete({ row: { id, revision } }: { readonly row: CanvasPostRow }) {
  const client = useQueryClient();
  const undelete = useMutation({
    mutationFn: () => call('undeleteCanvasPost', { params: { id }, ifMatch: revision }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['canvas', 'posts'] }),
  });
  return (
    <Button busy={undelete.isPending} onClick={() => undelete.mutate()}>
      {m.canvas_undelete()}
    </Button>
  );
}

function Found({ query }: { readonly query: string }) {
  const found = useQuery(foundPostsQuery(query));
  return (
    <Loaded query={found} fault={m.canvas_posts_failed()} bones={<Skeleton lines={4} />}>
      {({ data }) =>
        data.length === 0 ? (
          <div className={styles.none}>
            <p role="status">{m.canvas_found_nothing()}</p>
          </div>
        ) : (
          <ul className={styles.list}>
            {data.map(({ id, name, state }) => (
              <li key={id}>
                <Link to="/canvas-ui/$section/$id" params={{ section: 'posts', id }} className={styles.title}>
                  {name || m.canvas_untitled()}
                </Link>
                {state && <p>{oneState(state)}</p>}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
