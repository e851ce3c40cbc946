import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { agoWords } from '../../ui/ago-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fault } from '../../ui/fault.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { FavoriteList } from './favorite-list.tsx';
import styles from './favorites.module.css';
import { LimitNotice } from './limit-notice.tsx';
import type { Favorite } from './model.ts';
import { useFavoriteList } from './queries.ts';

interface Props {
  /** Returns the settings of a favorite's alert. */
  readonly alertOf: (favorite: Favorite) => ReactNode;
  /** The id of the beach whose alert is open from the start. */
  readonly openId: number | undefined;
  /** The content above the list. */
  readonly notice: ReactNode;
  /** The links to beaches, shown while the user has no favorite. */
  readonly toBeaches: ReactNode;
  /** The content below the list. */
  readonly tail: ReactNode;
  readonly onPlans: () => void;
  readonly onClose: () => void;
}

/** Shows the favorites with today's surf, in the user's own order. */
export function FavoritesDialog({ alertOf, openId, notice, toBeaches, tail, onPlans, onClose }: Props) {
  const { data, locations, queued, isPending, isFetching, refetch } = useFavoriteList();
  const waiting = [...queued.values()].filter(({ isWaiting }) => isWaiting);
  const coming = waiting.filter(
    ({ beachId, wanted }) => wanted && data?.locations.every(({ locationBeachId }) => locationBeachId !== beachId),
  );
  // The non-breaking space reserves the height of the count.
  const count = data ? m.favorites_count({ count: locations?.length ?? 0, limit: data.favLimit }) : '\u00a0';
  return (
    <Dialog
      title={m.favorites_title()}
      subtitle={count}
      onClose={onClose}
      foot={data?.updated && <Age updated={data.updated} />}
    >
      <div className={styles.notice}>{notice}</div>
      {waiting.length > 0 && <p className={styles.unsent}>{m.favorite_later()}</p>}
      {coming.length > 0 && (
        <p className={styles.unsent}>
          {m.favorites_coming({ names: coming.flatMap(({ name }) => name ?? []).join(m.ui_list_comma()) })}
        </p>
      )}
      {isPending && (
        <div aria-busy="true">
          <Spoken>{m.favorites_loading()}</Spoken>
          <Skeleton lines={6} />
        </div>
      )}
      {!isPending && !data && (
        <div className={styles.fault}>
          <Fault>{m.favorites_fetch_failed()}</Fault>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {m.favorites_again()}
          </Button>
        </div>
      )}
      {locations?.length === 0 && coming.length === 0 && (
        <div className={styles.empty}>
          <p>{m.favorites_empty()}</p>
          {toBeaches}
        </div>
      )}
      {data && locations && locations.length > 0 && (
        <>
          <FavoriteList
            favorites={locations}
            unit={data.settings?.wvhtUnits ?? 'ft'}
            alertOf={alertOf}
            openId={openId}
            onLeave={onClose}
            onPlans={onPlans}
          />
          <LimitNotice favorites={data} onPlans={onPlans} />
          <div className={styles.tail}>{tail}</div>
        </>
      )}
    </Dialog>
  );
}

/** Shows the age of the oldest forecast in the list. */
function Age({ updated }: { readonly updated: string }) {
  const clock = useClock(60_000);
  return (
    <p className={styles.age}>{m.ui_oldest_forecast({ age: agoWords((clock - Date.parse(updated)) / 60_000) })}</p>
  );
}
