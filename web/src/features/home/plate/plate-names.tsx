import type { HomeTodayReply } from '@groundswell/contracts';
import { type Box, type Coast, isWithin, projectionOf, type Spot } from '@groundswell/plates';
import { SEAS, TOWNS } from './places.ts';
import styles from './plate-names.module.css';
import type { PlateWindow } from './plate-window.ts';
import type { Tone } from './wave-ink.ts';

interface Props {
  readonly coast: Coast;
  readonly shown: PlateWindow;
  readonly covered: readonly Box[];
  readonly inkAt: (spot: Spot) => Tone;
  readonly beach: HomeTodayReply['beach'];
}

/** Names of seas and towns, and the reader's beach. */
export function PlateNames({ coast, shown: { shape, view, seen }, covered, inkAt, beach }: Props) {
  const { place } = projectionOf(view);
  const inner = { x: seen.x + 24, y: seen.y + 24, width: seen.width - 48, height: seen.height - 40 };
  const isClear = (spot: Spot) => isWithin(spot, inner) && !covered.some((box) => isWithin(spot, box));
  /** From a mark to the end of its name. */
  const isFree = ([x, y]: Spot, name: string, left?: true) =>
    isClear([x, y]) && isClear([x + (left ? -1 : 1) * (10 + 6.3 * name.length), y]);
  const own = beach && place(beach);
  return (
    <g>
      {shape === 'wide' &&
        SEAS[coast].map(({ name, size, ...point }) => {
          const [x, y] = place(point);
          return (
            isClear([x, y]) && (
              <text key={name()} className={styles.sea} data-tone={inkAt([x, y])} x={x} y={y} fontSize={size}>
                {name()}
              </text>
            )
          );
        })}
      {TOWNS[coast].map(({ name, left, ...point }) => {
        const [x, y] = place(point);
        return (
          isFree([x, y], name, left) && (
            <g key={name} className={styles.town}>
              <circle cx={x} cy={y} r="2.2" />
              <text x={x + (left ? -7 : 7)} y={y + 4} textAnchor={left ? 'end' : 'start'}>
                {name}
              </text>
            </g>
          )
        );
      })}
      {own && isClear(own) && (
        <g className={styles.own}>
          <circle cx={own[0]} cy={own[1]} r="4" />
          <text x={own[0] + 8} y={own[1] + 14}>
            {beach.name}
          </text>
        </g>
      )}
    </g>
  );
}
