import type { HomeTodayReply } from '@groundswell/contracts';
import { heightUnder, layoutLadder, type Plate, type Spot } from '@groundswell/plates';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWidth } from '../../../ui/use-width.ts';
import { FrontLines, FrontNames } from './fronts.tsx';
import { layoutFronts } from './fronts-layout.ts';
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

function Drawing({ plate, beach, units, width, height }: Props & { readonly width: number; readonly height: number }) {
  const shown = windowOn(plate.coast, width, height);
  const { shape, view, seen } = shown;
  const { data: land } = useQuery(landQuery(plate.coast, shape));
  const { data: drawn } = useQuery(plateQuery(plate[shape]));
  const covered = coveredBoxes(shown);
  const fronts = layoutFronts(plate, shown, covered);
  const inkAt = (spot: Spot) => toneOf(drawn ? heightUnder(drawn, spot, view) : 0);
  return (
    <svg
      className={styles.picture}
      viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {drawn && <Field drawn={drawn} units={units} shown={shown} />}
      {drawn && fronts && <FrontLines fronts={fronts} />}
      {land && (
        <g className={styles.land}>
          <clipPath id="plate-land">
            <path d={land} clipRule="evenodd" />
          </clipPath>
          <path d={land} />
          <path d={land} className={styles.shore} clipPath="url(#plate-land)" />
          <path d={land} className={styles.coast} />
        </g>
      )}
      <PlateNames coast={plate.coast} inkAt={inkAt} shown={shown} covered={covered} beach={beach} />
      {drawn && fronts && (
        <FrontNames fronts={fronts} periodS={plate.story?.period_s ?? 0} weekdays={plate.weekdays} inkAt={inkAt} />
      )}
      <PlateLadder
        ladder={layoutLadder(view, seen, plate.coast === 'gulf' ? 2 : 5)}
        seen={seen}
        sides={shape === 'wide'}
      />
    </svg>
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
