import type { Spot } from '@groundswell/map-stills';
import styles from './fronts.module.css';
import type { Fronts, PlayedFront } from './fronts-layout.ts';
import type { Tone } from './wave-ink.ts';

interface LinesProps {
  readonly fronts: Fronts;
  readonly played: PlayedFront | undefined;
}

/**
 * Draws the swell's fronts relative to the instant shown: past fronts solid, the current one red, coming ones dashed.
 * Place it below the land.
 */
export function FrontLines({ fronts: { lines }, played }: LinesProps) {
  const seen = played
    ? lines.map((line) => ({ ...line, when: line.at < played.at ? ('past' as const) : ('coming' as const) }))
    : lines;
  const running = played?.front && { ...played.front, when: 'now' as const, isNoon: false };
  return (
    <g className={styles.fronts}>
      {[...seen, ...(running ? [running] : [])].map(({ at, when, isNoon, path, ends }) => (
        <g key={when === 'now' ? when : at} className={styles[when]} data-noon={isNoon || undefined}>
          {when === 'now' && <path d={path} className={styles.halo} />}
          <path d={path} />
          <path d={ends} className={styles.ends} />
        </g>
      ))}
    </g>
  );
}

interface NamesProps extends LinesProps {
  readonly inkAt: (spot: Spot) => Tone;
}

/** Draws the labels of the fronts' days and of the storm, above the land. */
export function FrontNames({ fronts: { names, birth }, played, inkAt }: NamesProps) {
  const [x, y] = birth.spot;
  return (
    <g className={styles.fronts}>
      <g className={styles.birth} data-tone={inkAt(birth.spot)} transform={`translate(${x} ${y})`}>
        <path d="M-6 -6L6 6M6 -6L-6 6" />
        <text x={birth.isLeft ? -11 : 11} y="-6" data-left={birth.isLeft || undefined}>
          {birth.text}
        </text>
      </g>
      {played?.front?.label && (
        <text className={styles.nowName} x={played.front.label[0]} y={played.front.label[1]} dy=".35em">
          {played.weekday}
        </text>
      )}
      {(played ? [] : names).map(({ spot, text, isNow }) => (
        <text
          key={spot.join()}
          className={isNow ? styles.nowName : undefined}
          data-tone={inkAt(spot)}
          x={spot[0]}
          y={spot[1]}
          dy=".35em"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
