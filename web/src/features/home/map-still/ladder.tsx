import type { Box, Ladder } from '@groundswell/map-stills';
import { m } from '../../../paraglide/messages.js';
import styles from './ladder.module.css';

/** The width of the map frame with its degree steps, and of its black bars. */
const WIDE = 8;
const BLACK = 2.6;

interface Props {
  readonly ladder: Ladder;
  readonly seen: Box;
  /** Whether the frame's degree steps also run along the left and right edges. */
  readonly sides: boolean;
}

/** Draws the frame of a chart: alternating black and white steps of degrees, with their numbers. */
export function MapStillLadder({ ladder, seen: { x, y, width, height }, sides }: Props) {
  const right = x + width;
  return (
    <g className={styles.ladder}>
      {sides &&
        [x, right - WIDE].map((left) => (
          <g key={left}>
            <rect className={styles.paper} x={left} y={y} width={WIDE} height={height} />
            {ladder.down.map((piece) => (
              <rect key={piece.y} x={left + (WIDE - BLACK) / 2} y={piece.y} width={BLACK} height={piece.height} />
            ))}
            <path d={`M${left} ${y}v${height}M${left + WIDE} ${y}v${height}`} />
          </g>
        ))}
      <rect className={styles.paper} x={x} y={y} width={width} height={WIDE} />
      {ladder.across.map((piece) => (
        <rect key={piece.x} x={piece.x} y={y + (WIDE - BLACK) / 2} width={piece.width} height={BLACK} />
      ))}
      <path d={`M${x} ${y}h${width}M${x} ${y + WIDE}h${width}`} />
      {ladder.lons
        .filter((lon) => lon.x > x + 46 && lon.x < right - 46)
        .map((lon) => (
          <text key={lon.x} x={lon.x} y={y + WIDE + 13} textAnchor="middle">
            {lon.text.replace('W', m.ui_west())}
          </text>
        ))}
      {sides &&
        ladder.lats
          .filter((lat) => lat.y > y + 40 && lat.y < y + height - 24)
          .map((lat) => (
            <g key={lat.y}>
              <text x={x + WIDE + 5} y={lat.y + 3.5}>
                {lat.text}
              </text>
              <text x={right - WIDE - 5} y={lat.y + 3.5} textAnchor="end">
                {lat.text}
              </text>
            </g>
          ))}
    </g>
  );
}
