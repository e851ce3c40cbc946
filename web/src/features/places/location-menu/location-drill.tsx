import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { locationMenuQuery } from '../../../entities/place/location-menu.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { BackIcon, ForwardIcon } from '../../../ui/icons/actions.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './location-drill.module.css';
import { LocationLinks } from './location-links.tsx';
import { beachesIn, type Level, type Location, levelAt, type Path, pathAbove, pathTo } from './model.ts';
import { PlaceLink } from './place-link.tsx';

interface Props {
  /** The slug of the chosen beach; the menu opens at the list that contains it. */
  readonly chosenSlug: string | undefined;
  readonly onChoose: (location: Location) => void;
  /** Called when the reader opens the page of a region, an area or a stretch of coast instead of choosing a beach. */
  readonly onLeave?: () => void;
}

/**
 * The location menu: regions, areas, stretches of coast ('locals') and beaches. It shows one list at a time, with a
 * back button above it.
 */
export function LocationDrill({ chosenSlug, onChoose, onLeave }: Props) {
  const { data: regions, isError, refetch } = useQuery(locationMenuQuery);
  const [moved, setMoved] = useState<Path>();
  const wide = useMedia('(min-width: 1024px)');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [moved]);

  if (isError)
    return (
      <p className={styles.failed} role="alert">
        {m.location_menu_failed()} <Button onClick={() => refetch()}>{m.ui_retry()}</Button>
      </p>
    );
  if (!regions) return <div className={styles.loading} aria-hidden="true" />;

  const full = moved ?? pathTo(regions, chosenSlug);
  // A large screen shows all stretches of coast of an area side by side, each with its beaches.
  const path = wide ? { region: full.region, area: full.area } : full;
  const level = levelAt(regions, path);
  const above = pathAbove(path);
  const titles = titlesOf(level);

  return (
    <div>
      {above && (
        <p className={styles.trail}>
          <button
            type="button"
            className={styles.back}
            onClick={() => setMoved(above)}
            aria-label={m.location_menu_back({ place: titles.above })}
          >
            <BackIcon />
            {titles.above}
          </button>
          <b aria-current="location">{titles.here}</b>
          <PlaceLink slug={titles.slug} className={styles.whole} onLeave={onLeave}>
            {m.location_menu_whole({ place: titles.here })}
          </PlaceLink>
        </p>
      )}
      <div ref={list}>
        <LevelList
          level={level}
          wide={wide}
          chosenSlug={chosenSlug}
          onMove={setMoved}
          onChoose={onChoose}
          onLeave={onLeave}
        />
      </div>
    </div>
  );
}

interface ListProps extends Props {
  readonly level: Level;
  readonly wide: boolean;
  readonly onMove: (path: Path) => void;
}

function LevelList({ level, wide, chosenSlug, onMove, onChoose, onLeave }: ListProps) {
  if (level.kind === 'regions')
    return (
      <Steps
        steps={level.regions.map(({ region_id, region_name, areas }) => ({
          id: region_id,
          name: region_name,
          within: areas.map(({ area_name }) => area_name).join(m.ui_comma()),
          beaches: areas.reduce((count, area) => count + beachesIn(area), 0),
          path: { region: region_id },
        }))}
        onMove={onMove}
      />
    );
  const region = level.region.region_id;
  if (level.kind === 'areas')
    return (
      <Steps
        steps={level.region.areas.map((area) => ({
          id: area.area_id,
          name: area.area_name,
          beaches: beachesIn(area),
          path: { region, area: area.area_id },
        }))}
        onMove={onMove}
      />
    );
  if (level.kind === 'locations')
    return <LocationLinks locations={level.local.locations} chosenSlug={chosenSlug} onChoose={onChoose} />;

  const area = level.area.area_id;
  if (!wide)
    return (
      <Steps
        steps={level.area.locals.map((l) => ({
          id: l.local_id,
          name: l.local_name,
          beaches: l.locations.length,
          path: { region, area, local: l.local_id },
        }))}
        onMove={onMove}
      />
    );
  return (
    <div className={styles.across}>
      {level.area.locals.map((local) => (
        <section key={local.local_id}>
          <h3>
            <PlaceLink slug={local.slug} onLeave={onLeave}>
              {local.local_name}
            </PlaceLink>
          </h3>
          <LocationLinks locations={local.locations} chosenSlug={chosenSlug} onChoose={onChoose} />
        </section>
      ))}
    </div>
  );
}

interface Step {
  readonly id: number;
  readonly name: string;
  /** The names of the entries one level below, shown where there is space. */
  readonly within?: string;
  readonly beaches: number;
  readonly path: Path;
}

function Steps({ steps, onMove }: { readonly steps: readonly Step[]; readonly onMove: (path: Path) => void }) {
  const ids = useId();
  return (
    <ul className={classList(styles.steps, steps.some(({ within }) => within) && styles.regions)}>
      {steps.map(({ id, name, within, beaches, path }) => (
        <li key={id}>
          <button type="button" onClick={() => onMove(path)} aria-describedby={`${ids}${id}`}>
            <b>{name}</b>
            <span id={`${ids}${id}`} className={styles.count} aria-hidden="true">
              {m.location_menu_beaches({ count: beaches })}
            </span>
            <ForwardIcon />
            {within && (
              <small className={styles.within} aria-hidden="true">
                {within}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Titles {
  readonly here: string;
  readonly slug: string;
  readonly above: string;
}

function titlesOf(level: Level): Titles {
  const regions = m.location_menu_regions();
  if (level.kind === 'regions') return { here: regions, slug: '', above: '' };
  const { region } = level;
  if (level.kind === 'areas') return { here: region.region_name, slug: region.slug, above: regions };
  const { area } = level;
  if (level.kind === 'locals') return { here: area.area_name, slug: area.slug, above: region.region_name };
  return { here: level.local.local_name, slug: level.local.slug, above: area.area_name };
}
