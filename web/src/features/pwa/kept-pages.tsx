import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isReadable, type PlaceReply } from '../../entities/beach/readable.ts';
import { m } from '../../paraglide/messages.js';
import { ageWords } from '../../ui/ago-words.ts';
import { StarFullIcon } from '../../ui/icons/actions.tsx';
import list from '../../ui/place-list.module.css';
import section from '../../ui/section-head.module.css';
import { Spoken } from '../../ui/spoken.tsx';
import { useClock } from '../../ui/use-clock.ts';
import styles from './kept-pages.module.css';
import { listKeptForecasts } from './list-kept-forecasts.ts';

/** Lists the forecasts cached on this device, which can be read offline: favorites first, then newest first. */
export function KeptPages() {
  const clock = useClock(60_000);
  const { data: kept = [] } = useQuery({
    queryKey: ['kept-pages'],
    queryFn: listKeptForecasts,
    networkMode: 'always',
    gcTime: 0,
  });
  const pages = kept.filter(isReadable).toSorted(favoritesThenNewest);
  if (pages.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-title">
      <header className={section.head}>
        <h2 id="kept-title">{m.pwa_kept_pages()}</h2>
      </header>
      <ul className={list.list}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link to="/forecast/$fcstId" params={{ fcstId: page.slug }}>
              <strong>
                {page.name}
                {isFavorite(page) && (
                  <>
                    {' '}
                    <StarFullIcon />
                    <Spoken>{m.pwa_kept_favorite()}</Spoken>
                  </>
                )}
              </strong>{' '}
              <span>{m.pwa_kept_age({ age: ageWords((clock - asOf(page)) / 60_000) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function favoritesThenNewest(one: PlaceReply, other: PlaceReply): number {
  return Number(isFavorite(other)) - Number(isFavorite(one)) || asOf(other) - asOf(one);
}

function isFavorite(page: PlaceReply): boolean {
  return page.kind === 'beach' && page.isFavorite;
}

/** UTC ms. */
function asOf(page: PlaceReply): number {
  return Date.parse(page.kind === 'beach' ? page.current.as_of : page.as_of);
}
