import type { Spot } from '@groundswell/map-stills';
import styles from './names.module.css';
import type { PlacedNames } from './names-layout.ts';
import type { Tone } from './wave-ink.ts';

interface Props {
  readonly names: PlacedNames;
  readonly inkAt: (spot: Spot) => Tone;
}

/** Draws the names of seas and towns, and the reader's beach. */
export function MapStillNames({ names: { seas, towns, own }, inkAt }: Props) {
  return (
    <g>
      {seas.map(({ name, size, spot }) => (
        <text key={name} className={styles.sea} data-tone={inkAt(spot)} x={spot[0]} y={spot[1]} fontSize={size}>
          {name}
        </text>
      ))}
      {towns.map(({ name, left, spot: [x, y] }) => (
        <g key={name} className={styles.town}>
          <circle cx={x} cy={y} r="2.2" />
          <text x={x + (left ? -7 : 7)} y={y + 4} textAnchor={left ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      {own && (
        <g className={styles.own}>
          <circle cx={own.spot[0]} cy={own.spot[1]} r="4" />
          <text x={own.spot[0] + 8} y={own.spot[1] + 14}>
            {own.name}
          </text>
        </g>
      )}
    </g>
  );
}
