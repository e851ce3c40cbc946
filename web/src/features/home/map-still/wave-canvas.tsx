import type { Box, MapStill, MapStillView } from '@groundswell/map-stills';
import { numberWords } from '../../../ui/number-words.ts';
import styles from './map-still.module.css';
import { isFreeForNumber } from './names-layout.ts';
import { toneOf, waveInk } from './wave-ink.ts';

/** Draws the current wave field, with its isolines and crests. */
export function Field({
  drawn,
  units,
  view,
  written,
}: {
  readonly drawn: MapStill;
  readonly units: 'ft' | 'm';
  readonly view: MapStillView;
  /**
   * The boxes of the labels above the wave field. The number of an isoline is left out if it would overlap one of these
   * labels.
   */
  readonly written: readonly Box[];
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
            {labels
              .filter(({ x, y }) => isFreeForNumber([x, y], written))
              .map(({ x, y, turnDeg }) => (
                <text
                  key={`${x} ${y}`}
                  className={styles.number}
                  transform={`translate(${x} ${y}) rotate(${turnDeg})`}
                  stroke={waveInk(ft)}
                  dy=".35em"
                >
                  {`${numberWords(height)} ${units}`}
                </text>
              ))}
          </g>
        );
      })}
    </g>
  );
}
