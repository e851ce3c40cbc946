import { type ReactNode, useRef, useState } from 'react';
import { AdvisedList } from '../../entities/beach/advisory-flag.tsx';
import { useSurfer } from '../../entities/surfer/use-surfer.ts';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import styles from './favorites.module.css';
import { type Favorite, moved } from './model.ts';
import { useChangeFavorite } from './outbox/use-change-favorite.ts';
import { useReorder } from './queries.ts';
import { useRowDrag } from './use-row-drag.ts';

interface Props {
  readonly favorites: readonly Favorite[];
  /** The unit of surf heights. */
  readonly unit: 'ft' | 'm';
  readonly alertOf: (favorite: Favorite) => ReactNode;
  /** The id of the beach whose alert is open from the start. */
  readonly openId: number | undefined;
  /** Called when the user follows a link, to close the dialog. */
  readonly onLeave: () => void;
  readonly onPlans: () => void;
}

/** Lists the favorites. The user moves rows by buttons, by the arrow keys on a row's handle, or by dragging it. */
export function FavoriteList({ favorites, unit, alertOf, openId, onLeave, onPlans }: Props) {
  const surfer = useSurfer();
  const { mutate: reorder } = useReorder();
  const { user } = useSession();
  const changeFavorite = useChangeFavorite(onPlans);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    const next = moved(favorites, from, to);
    if (next === favorites) return;
    reorder(next, { onError: () => setAnnouncement('') });
    const name = favorites[from]?.locationName ?? '';
    setAnnouncement(m.favorites_moved({ name, place: to + 1, count: favorites.length }));
  };
  const drag = useRowDrag(list, move);
  const removeAt = (index: number) => {
    const favorite = favorites[index];
    if (!favorite) return;
    // The focused button disappears with its row. The focus moves to the next row or, after the last row, to the
    // dialog's close button.
    const rows = list.current?.children;
    const neighbour = rows?.[index + 1] ?? rows?.[index - 1];
    const next = neighbour?.querySelector('a') ?? list.current?.closest('dialog')?.querySelector('button');
    next?.focus();
    const { locationBeachId: beachId, locationName } = favorite;
    void changeFavorite({ beachId, name: locationName, wanted: false, ...(user && { userId: user.id }) });
  };

  return (
    <AdvisedList advisories={favorites.map(({ advisory }) => advisory)}>
      <ol ref={list} className={styles.list}>
        {favorites.map((favorite, index) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            surfer={surfer}
            unit={unit}
            isFirst={index === 0}
            isLast={index === favorites.length - 1}
            isOpen={favorite.locationBeachId === openId}
            drag={drag(index)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => removeAt(index)}
            onLeave={onLeave}
          >
            {alertOf(favorite)}
          </FavoriteRow>
        ))}
      </ol>
      <p role="status">
        <Spoken>{announcement}</Spoken>
      </p>
    </AdvisedList>
  );
}
