import type { SwellStoryReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { latitudeName, layoutLadder, longitudeName } from '../../../map/ladder-layout.ts';
import { drawLand, landQuery } from '../../../map/land-outline.ts';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './swell-path-chart.module.css';
import { layoutSwellPath } from './swell-path-layout.ts';
import { placeSwellPathNames } from './swell-path-names.ts';

interface Props {
  readonly story: SwellStoryReply;
  readonly name: string;
}

const SIZES = { wide: { width: 392, height: 372 }, narrow: { width: 358, height: 272 } } as const;
const FRAME = 7;

/**
 * The swell path from the storm to the beach: a great circle with a wave front every twelve hours. The current wave
 * front is red.
 */
export function SwellPathChart({ story, name }: Props) {
  const { data: rings } = useQuery(landQuery);
  const { width, height } = useMedia('(min-width: 1024px)') ? SIZES.wide : SIZES.narrow;
  const layout = layoutSwellPath(story, width, height);
  const { bounds, project, origin, beach } = layout;
  const clip = useId();
  const middleLat = (bounds.south + bounds.north) / 2;
  const across = layoutLadder(
    { from: bounds.west, to: bounds.east, length: width },
    (lon) => project(middleLat, lon)[0],
    longitudeName,
  );
  const down = layoutLadder(
    { from: bounds.south, to: bounds.north, length: height },
    (lat) => project(lat, bounds.west)[1],
    latitudeName,
  );
  return (
    <svg className={styles.way} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <clipPath id={clip}>
          <rect x={FRAME} y={FRAME} width={width - 2 * FRAME} height={height - 2 * FRAME} />
        </clipPath>
      </defs>
      <rect className={styles.sea} width={width} height={height} />
      <g clipPath={`url(#${clip})`}>
        {layout.marks.map(({ d }, index) => (
          <path key={d} className={index % 2 === 0 ? styles.half : styles.mark} d={d} />
        ))}
        {rings && <path className={styles.land} fillRule="evenodd" d={drawLand(rings, layout)} />}
        <path className={styles.wayHalo} d={layout.way} />
        <path className={styles.wayLine} d={layout.way} />
        {layout.front && <path className={styles.frontHalo} d={layout.front} />}
        {layout.front && <path className={styles.front} d={layout.front} />}
        <path
          className={styles.origin}
          d={`M${origin[0] - 6} ${origin[1] - 6}l12 12M${origin[0] + 6} ${origin[1] - 6}l-12 12`}
        />
        <circle className={styles.beach} cx={beach[0]} cy={beach[1]} r="4" />
        {placeSwellPathNames(layout, [story.origin.text, name], width).map(({ text, x, y, anchor }) => (
          <text key={`${text}-${x}`} className={styles.name} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
      <rect className={styles.frame} x="3.5" y="3.5" width={width - 7} height={height - 7} />
      <rect className={styles.line} x="0.5" y="0.5" width={width - 1} height={height - 1} />
      <rect className={styles.line} x={FRAME} y={FRAME} width={width - 2 * FRAME} height={height - 2 * FRAME} />
      <path
        className={styles.steps}
        d={[
          ...across.steps.flatMap(({ from, to }) => [`M${from} 3.5H${to}`, `M${from} ${height - 3.5}H${to}`]),
          ...down.steps.flatMap(({ from, to }) => [`M3.5 ${from}V${to}`, `M${width - 3.5} ${from}V${to}`]),
        ].join('')}
      />
      {across.labels
        .filter(({ at }) => at > 40 && at < width - 40)
        .map(({ at, text }) => (
          <text key={at} className={styles.degree} x={at} y="20" textAnchor="middle">
            {text}
          </text>
        ))}
      {down.labels
        .filter(({ at }) => at > 34 && at < height - 16)
        .map(({ at, text }) => (
          <text key={at} className={styles.degree} x="11" y={at + 4}>
            {text}
          </text>
        ))}
    </svg>
  );
}
