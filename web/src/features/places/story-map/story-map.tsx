import type { SwellStoryReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { frontLabelPoint, listFrontPoints, listPathPoints } from '../../../entities/swell-story/path-points.ts';
import { swellStoryQuery } from '../../../entities/swell-story/swell-story-query.ts';
import type { LiveMap } from '../../../map/live-map.ts';
import { useAnchored } from '../../../map/use-anchored.ts';
import { useLines } from '../../../map/use-lines.ts';
import { m } from '../../../paraglide/maps.js';
import { useUnits } from '../../../preferences/units.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/actions.tsx';
import styles from './story-map.module.css';
import { viewOfStory } from './story-view.ts';

interface Props {
  readonly map: LiveMap;
  readonly slug: string;
  /** True if the address contains a map view, which the map must keep instead of flying to the swell's path. */
  readonly staysPut: boolean;
  readonly onClose: () => void;
}

/**
 * The width and height, in px, that menu, legend and text panel cover. They apply to each side: x at left and right, y
 * at top and bottom.
 */
const COVERED_PX = { phone: { x: 40, y: 110 }, desktop: { x: 200, y: 60 } } as const;
const LARGE_PX = 1024;

/** The path of a beach's leading swell from its storm, shown on a map, with a sentence that describes the swell. */
export function StoryMap({ map, slug, staysPut, onClose }: Props) {
  const { units } = useUnits();
  const { data, isError } = useQuery(swellStoryQuery(slug, units));
  const story = data?.story ?? undefined;
  useEffect(() => {
    if (!story || staysPut) return;
    const { clientWidth, clientHeight } = map.container;
    const covered = clientWidth < LARGE_PX ? COVERED_PX.phone : COVERED_PX.desktop;
    map.flyTo(viewOfStory(story, clientWidth - 2 * covered.x, clientHeight - 2 * covered.y), 300);
    // The map flies to the path only once per beach. A later update of the swell must not move the map while the reader
    // looks at it.
  }, [map, slug, story === undefined, staysPut]);
  return (
    <>
      {story && <Way map={map} story={story} name={data?.name ?? ''} />}
      <aside className={styles.cartouche} aria-label={m.charts_story()}>
        <div role="status">
          {data && (
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              {data.name}
            </Link>
          )}
          <p>{sentenceOf(data, isError)}</p>
          {story && <p className={styles.arrival}>{`${story.error_text} ${story.arrival}`}</p>}
        </div>
        <IconButton name={m.charts_put_away()} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </aside>
    </>
  );
}

function sentenceOf(data: { readonly story: SwellStoryReply | null } | undefined, isError: boolean): string {
  if (data) return data.story?.sentence ?? m.charts_story_none();
  return isError ? m.errors_part() : m.charts_loading();
}

interface WayProps {
  readonly map: LiveMap;
  readonly story: SwellStoryReply;
  readonly name: string;
}

function Way({ map, story, name }: WayProps) {
  const { lines, places } = useMemo(() => {
    const { marks, front_km, origin, beach } = story;
    return {
      lines: [
        ...marks.map(({ km }, n) => ({ key: `mark-${n}`, kind: styles.mark, points: listFrontPoints(story, km) })),
        { key: 'halo', kind: styles.halo, points: listPathPoints(story) },
        { key: 'way', kind: styles.way, points: listPathPoints(story) },
        ...(front_km === undefined
          ? []
          : [{ key: 'front', kind: styles.front, points: listFrontPoints(story, front_km) }]),
      ],
      places: [
        // A wave front is drawn every twelve hours. Only every second one has a label, such as 'Fri night', so that
        // each day has one label.
        ...marks.flatMap(({ km, text }, n) =>
          n % 2 === 1 ? [{ key: `mark-${n}`, text, ...frontLabelPoint(story, km) }] : [],
        ),
        { key: 'origin', ...origin },
        { key: 'beach', text: name, ...beach },
      ],
    };
  }, [story, name]);
  const lineRef = useLines(map, lines);
  const placeRef = useAnchored(map, places);
  return (
    <div className={styles.over} aria-hidden="true">
      <svg aria-hidden="true">
        {lines.map(({ key, kind }) => (
          <path key={key} ref={lineRef(key)} className={kind} />
        ))}
      </svg>
      {places.map(({ key, text }) => (
        <span key={key} ref={placeRef(key)} className={styles.place} data-kind={key.replace(/-.*/, '')}>
          <b>{text}</b>
        </span>
      ))}
    </div>
  );
}
