import { useLayoutEffect, useState } from 'react';
import styles from './ladder.module.css';
import { type LadderSide, latitudeName, layoutLadder, longitudeName } from './ladder-layout.ts';
import type { LiveMap } from './live-map.ts';

export type LadderEdge = 'top' | 'right' | 'bottom' | 'left';

/** The frame of a chart: degrees in black and white along its edges. Takes no pointer; screen readers skip it. */
export function Ladder({ map, edges }: { readonly map: LiveMap | undefined; readonly edges: readonly LadderEdge[] }) {
  const [sides, setSides] = useState<{ readonly lon: LadderSide; readonly lat: LadderSide } | undefined>();
  useLayoutEffect(() => {
    if (!map) return;
    const read = () => setSides(readSides(map));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(map.container);
    const stop = map.on('move', read);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [map]);

  return (
    <div className={styles.ladder} aria-hidden="true">
      {edges.map((edge) => {
        const across = edge === 'top' || edge === 'bottom';
        const side = across ? sides?.lon : sides?.lat;
        return (
          <svg key={edge} aria-hidden="true" className={styles[edge]}>
            <path className={styles.steps} d={side?.steps.map((step) => drawStep(step, across)).join('')} />
            {side?.labels.map(({ at, text }) =>
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

function readSides(map: LiveMap) {
  const { minLat, maxLat, minLon, maxLon } = map.bounds();
  const { clientWidth, clientHeight } = map.container;
  const pxPerDeg = clientWidth / (maxLon - minLon);
  const centerLon = map.view().lon;
  return {
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
