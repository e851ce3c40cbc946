import type { HomeTodayReply } from '@groundswell/contracts';
import { heightUnder, layoutLadder, type Spot } from '@groundswell/map-stills';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { DaysCanvas } from './days-canvas.tsx';
import { daysHeightUnder, mixDays } from './days-field.ts';
import { FrontLines, FrontNames } from './fronts.tsx';
import { layoutFronts, layoutPlayed } from './fronts-layout.ts';
import { MapStillLadder } from './ladder.tsx';
import styles from './map-still.module.css';
import { MapStillNames } from './names.tsx';
import { layoutNames, writtenBoxes } from './names-layout.ts';
import { daysQuery, landQuery, mapStillQuery } from './queries.ts';
import { coveredBoxes, windowOn } from './visible-box.ts';
import { Field } from './wave-canvas.tsx';
import { toneOf } from './wave-ink.ts';

interface Props {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  readonly beach: HomeTodayReply['beach'];
  readonly units: 'ft' | 'm';
  /** The instant that the animation shows, UTC ms; undefined for the current time. */
  readonly playedAt: number | undefined;
}

/**
 * Draws today's ocean: the coast and the degree frame at once, the wave field when it has loaded, and the swell's
 * fronts over it.
 */
export function MapStillPicture(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // The deferred value renders in slices, so that a slow phone can respond in between.
  const width = useDeferredValue(useWidth(frame));
  const { title, sentences } = props.plate;
  const told = sentences.join(sentenceSpace(language));
  const label = told ? m.home_plate_told({ title, sentences: told }) : title;
  return (
    <div ref={frame} className={styles.frame} role="img" aria-label={label}>
      {width > 0 && <Drawing {...props} width={width} height={frame.current?.clientHeight ?? 0} />}
    </div>
  );
}

function Drawing({
  plate,
  beach,
  units,
  playedAt,
  width,
  height,
}: Props & { readonly width: number; readonly height: number }) {
  const shown = useMemo(() => windowOn(plate.coast, width, height), [plate.coast, width, height]);
  const { shape, view, seen } = shown;
  const { data: land } = useQuery(landQuery(plate.coast, shape));
  const { data: drawn, isPending } = useQuery(mapStillQuery(plate[shape]));
  const covered = useMemo(() => coveredBoxes(shown), [shown]);
  const fronts = useMemo(() => layoutFronts(plate, shown, covered), [plate, shown, covered]);
  // The query is disabled: the click on the play button fetches the forecast days.
  const { data: days } = useQuery({ ...daysQuery(plate), enabled: false });
  const levels = useMemo(() => days && playedAt !== undefined && mixDays(days, playedAt), [days, playedAt]);
  const sea = days && levels ? { days, levels } : undefined;
  const inkAt = useCallback(
    (spot: Spot) => {
      if (days && levels) return toneOf(daysHeightUnder(days, levels, view, spot));
      return toneOf(drawn ? heightUnder(drawn, spot, view) : 0);
    },
    [days, levels, drawn, view],
  );
  const played = playedAt === undefined ? undefined : layoutPlayed(plate, shown, covered, playedAt);
  const placed = useMemo(() => layoutNames(plate.coast, shown, covered, beach), [plate.coast, shown, covered, beach]);
  // The memo keeps the field and the coast from being re-rendered for each played frame.
  const field = useMemo(
    () => drawn && <Field drawn={drawn} units={units} view={view} written={writtenBoxes(placed, fronts)} />,
    [drawn, units, view, placed, fronts],
  );
  const shore = useMemo(() => land && <Land path={land} />, [land]);
  const names = useMemo(() => <MapStillNames names={placed} inkAt={inkAt} />, [placed, inkAt]);
  const picture = (
    <svg
      className={styles.picture}
      viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
      width={width}
      height={height}
      aria-hidden="true"
      aria-busy={isPending}
      data-played={playedAt === undefined ? undefined : sea ? 'sea' : 'fronts'}
    >
      {field}
      {drawn && fronts && <FrontLines fronts={fronts} played={played} />}
      {shore}
      {names}
      {drawn && fronts && <FrontNames fronts={fronts} played={played} inkAt={inkAt} />}
      <MapStillLadder
        ladder={layoutLadder(view, seen, plate.coast === 'gulf' ? 2 : 5)}
        seen={seen}
        sides={shape === 'wide'}
      />
    </svg>
  );
  return (
    <>
      {sea && <DaysCanvas {...sea} shown={shown} />}
      {picture}
    </>
  );
}

function Land({ path }: { readonly path: string }) {
  return (
    <g className={styles.land}>
      <clipPath id="plate-land">
        <path d={path} clipRule="evenodd" />
      </clipPath>
      <path d={path} />
      <path d={path} className={styles.shore} clipPath="url(#plate-land)" />
      <path d={path} className={styles.coast} />
    </g>
  );
}
