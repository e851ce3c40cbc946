import { useLayoutEffect, useState } from 'react';
import { boxesOverMap } from './boxes-over-map.ts';
import type { Box } from './label-layout.ts';
import styles from './ladder.module.css';
import {
  isBeneath,
  type LadderEdge,
  type LadderSide,
  latitudeName,
  layoutLadder,
  longitudeName,
} from './ladder-layout.ts';
import type { LiveMap } from './live-map.ts';

interface Sides {
  readonly lon: LadderSide;
  readonly lat: LadderSide;
  readonly width: number;
  readonly height: number;
}
const NOTHING: readonly Box[] = [];

/**
 * The frame of a chart: black and white degrees along its edges. Labels beneath elements over the map are omitted. The
 * pointer and screen readers ignore the frame.
 */
export function Ladder({ map, edges }: { readonly map: LiveMap | undefined; readonly edges: readonly LadderEdge[] }) {
  const [sides, setSides] = useState<Sides>();
  const [taken, setTaken] = useState(NOTHING);
  useLayoutEffect(() => {
    if (!map) return;
    const read = () => setSides(readSides(map));
    const readAll = () => {
      read();
      setTaken(boxesOverMap(map.container));
    };
    readAll();
    const observer = new ResizeObserver(readAll);
    observer.observe(map.container);
    const stops = [map.on('move', read), map.on('moveend', readAll)];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [map]);

  return (
    <div className={styles.ladder} aria-hidden="true">
      {edges.map((edge) => {
        const across = edge === 'top' || edge === 'bottom';
        const side = across ? sides?.lon : sides?.lat;
        const labels = sides && side?.labels.filter(({ at }) => !isBeneath(edge, at, sides, taken));
        return (
          <svg key={edge} aria-hidden="true" className={styles[edge]}>
            <path className={styles.steps} d={side?.steps.map((step) => drawStep(step, across)).join('')} />
            {labels?.map(({ at, text }) =>
              across ? (
                <text key={at} x={at} y={edge === 'top' ? 20 : -7} textAnchor="middle">
                  {text}
                </text>
              ) : (
                <text
                  key={text}
                  x={edge === 'left' ? 13 : -5}
                  y={at + 4}
                  textAnchor={edge === 'left' ? 'start' : 'end'}
                >
                  {text}
                </text>
              ),
            )}
          </svg>
        );
      })}
    </div>
  );
}

function readSides(map: LiveMap): Sides {
  const { minLat, maxLat, minLon, maxLon } = map.bounds();
  const { clientWidth, clientHeight } = map.container;
  const pxPerDeg = clientWidth / (maxLon - minLon);
  const centerLon = map.view().lon;
  return {
    width: clientWidth,
    height: clientHeight,
    lon: layoutLadder(
      { from: minLon, to: maxLon, length: clientWidth },
      (lon) => (lon - minLon) * pxPerDeg,
      longitudeName,
    ),
    lat: layoutLadder(
      { from: Math.max(-85, minLat), to: Math.min(85, maxLat), length: clientHeight },
      (lat) => map.project(lat, centerLon).y,
      latitudeName,
    ),
  };
}

function drawStep({ from, to }: { readonly from: number; readonly to: number }, across: boolean): string {
  return across ? `M${from} 4H${to}` : `M4 ${from}V${to}`;
}
