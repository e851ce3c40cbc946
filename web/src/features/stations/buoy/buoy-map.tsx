import type { BuoyReply } from '@groundswell/contracts';
import { distanceKm } from '@groundswell/forecast';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { m } from '../../../paraglide/maps.js';
import { language } from '../../../preferences/language.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import { useWidth } from '../../../ui/use-width.ts';
import styles from './buoy-map.module.css';
import { landQuery } from './land-query.ts';
import { placeLabels } from './map-labels.ts';
import { isInSight, layoutMap } from './map-layout.ts';
import { listMarks, listShown, type NamedPoint } from './map-marks.ts';

interface Props {
  readonly buoy: BuoyReply;
  readonly beach: NamedPoint;
  /** The reader's unit of heights, which implies distances in miles or km. */
  readonly lengths: 'ft' | 'm';
}

const lists = new Intl.ListFormat(language);

/** Draws a map of the buoy: the coast, the beach whose page opened the dialog, and the surrounding buoys. */
export function BuoyMap({ buoy, beach, lengths }: Props) {
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const size = { width, height: width < 560 ? 240 : 300 };
  const all = listMarks(buoy, beach);
  const layout = layoutMap(listShown(all), size, lengths);
  const { place, draw, scale } = layout;
  const { data: tiles = [] } = useQuery({ ...landQuery(layout), enabled: width > 0 });
  const marks = all.map((mark) => ({ ...mark, ...place(mark) })).filter((mark) => isInSight(mark, size));
  const labels = placeLabels(marks, size);
  const around = marks.flatMap(({ kind, text }) => (kind === 'nearby' ? [text] : []));
  const distance = distanceWords(distanceKm(buoy.station, beach), lengths);
  const words = { station_id: buoy.station.station_id, distance, beach: beach.name };

  return (
    <figure ref={figure} className={styles.map}>
      {width > 0 && (
        <svg
          {...size}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={
            around.length > 0
              ? m.buoy_map_summary_around({ ...words, around: lists.format(around) })
              : m.buoy_map_summary(words)
          }
        >
          {tiles.map(({ land }, n) => (
            <path key={n} className={styles.land} fillRule="evenodd" d={draw(land)} />
          ))}
          <path className={styles.coast} d={draw(tiles.flatMap(({ coast }) => coast))} />
          {marks.map(({ kind, text, x, y }) =>
            kind === 'beach' ? (
              <path key={text} className={styles.beach} d={`M${x} ${y + 6}l-6 -13h12z`} />
            ) : (
              <g key={text} className={styles[kind]} transform={`translate(${x} ${y})`}>
                {kind === 'buoy' && <circle className={styles.ring} r={10} />}
                <circle r={kind === 'buoy' ? 5.5 : 4} />
              </g>
            ),
          )}
          {marks.map(({ kind, text }, i) => {
            const label = labels[i];
            return (
              label && (
                <text key={text} className={styles[`${kind}Name`]} x={label.x} y={label.y} textAnchor={label.anchor}>
                  {text}
                </text>
              )
            );
          })}
          <g className={styles.scale} transform={`translate(12 ${size.height - 12})`}>
            <path d={`M0 -5V0H${scale.px}V-5`} />
            <text x={scale.px + 7} y={1}>
              {distanceWords(scale.km, lengths)}
            </text>
          </g>
          <g className={styles.north} transform={`translate(${size.width - 20} 34)`}>
            <path d="M0 10V-10M-4 -5L0 -10L4 -5" />
            <text y={-15} textAnchor="middle">
              {m.buoy_map_north()}
            </text>
          </g>
        </svg>
      )}
      <figcaption>{m.buoy_map_distance(words)}</figcaption>
    </figure>
  );
}
