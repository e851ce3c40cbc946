import type { HomeTodayReply } from '@groundswell/contracts';
import { heightUnder, layoutLadder, type Plate, type Spot } from '@groundswell/plates';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useWidth } from '../../../ui/use-width.ts';
import { FrontLines, FrontNames } from './fronts.tsx';
import { layoutFronts, layoutPlayed } from './fronts-layout.ts';
import { PlateLadder } from './plate-ladder.tsx';
import { PlateNames } from './plate-names.tsx';
import styles from './plate-picture.module.css';
import { coveredBoxes, type PlateWindow, windowOn } from './plate-window.ts';
import { landQuery, plateQuery } from './queries.ts';
import { toneOf, waveInk } from './wave-ink.ts';

interface Props {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  readonly beach: HomeTodayReply['beach'];
  readonly units: 'ft' | 'm';
  /** The instant that is played, UTC ms; without one the plate shows now. */
  readonly playedAt: number | undefined;
}

/** Today's ocean: coast and ladder at once, the field when it has loaded, and the day's swell over it. */
export function PlatePicture(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { title, sentences } = props.plate;
  return (
    <div ref={frame} className={styles.frame} role="img" aria-label={[title, ...sentences].join('. ')}>
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
  const { data: drawn } = useQuery(plateQuery(plate[shape]));
  const covered = useMemo(() => coveredBoxes(shown), [shown]);
  const fronts = useMemo(() => layoutFronts(plate, shown, covered), [plate, shown, covered]);
  const inkAt = useCallback((spot: Spot) => toneOf(drawn ? heightUnder(drawn, spot, view) : 0), [drawn, view]);
  const played = playedAt === undefined ? undefined : layoutPlayed(plate, shown, covered, playedAt);
  // While it is played only the fronts change.
  const field = useMemo(() => drawn && <Field drawn={drawn} units={units} shown={shown} />, [drawn, units, shown]);
  const shore = useMemo(() => land && <Land path={land} />, [land]);
  const names = useMemo(
    () => <PlateNames coast={plate.coast} inkAt={inkAt} shown={shown} covered={covered} beach={beach} />,
    [plate.coast, inkAt, shown, covered, beach],
  );
  return (
    <svg
      className={styles.picture}
      viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
      width={width}
      height={height}
      aria-hidden="true"
      data-played={playedAt !== undefined || undefined}
    >
      {field}
      {drawn && fronts && <FrontLines fronts={fronts} played={played} />}
      {shore}
      {names}
      {drawn && fronts && (
        <FrontNames
          fronts={fronts}
          played={played}
          periodS={plate.story?.period_s ?? 0}
          weekdays={plate.weekdays}
          inkAt={inkAt}
        />
      )}
      <PlateLadder
        ladder={layoutLadder(view, seen, plate.coast === 'gulf' ? 2 : 5)}
        seen={seen}
        sides={shape === 'wide'}
      />
    </svg>
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

function Field({
  drawn,
  units,
  shown: { view },
}: {
  readonly drawn: Plate;
  readonly units: 'ft' | 'm';
  readonly shown: PlateWindow;
}) {
  return (
    <g className={styles.field}>
      <rect width={view.width} height={view.height} fill={waveInk(0)} />
      {drawn.fills.map(({ ft, path }) => (
        <path key={ft} d={path} fill={waveInk(ft)} />
      ))}
      {drawn.crests.map(({ ft, path }) => (
        <path key={ft} d={path} className={styles.crests} data-tone={toneOf(ft)} />
      ))}
      {drawn.isolines[units].map(({ height, path, labels }) => {
        const ft = units === 'ft' ? height : height * 3.281;
        return (
          <g key={height} data-tone={toneOf(ft)}>
            <path d={path} className={styles.isoline} />
            {labels.map(({ x, y, turnDeg }) => (
              <text
                key={`${x} ${y}`}
                className={styles.number}
                transform={`translate(${x} ${y}) rotate(${turnDeg})`}
                stroke={waveInk(ft)}
                dy=".35em"
              >
                {`${height} ${units}`}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}
