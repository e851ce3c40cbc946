import { daysView, LEVEL_FT, type MapStillDays, projectionOf } from '@groundswell/map-stills';
import { useLayoutEffect, useRef } from 'react';
import type { Levels } from './days-field.ts';
import styles from './map-still.module.css';
import type { MapStillWindow } from './visible-box.ts';
import { waveInk } from './wave-ink.ts';

/**
 * The offset of the grid's left and top edge from the view, in cells. The first point lies one cell outside the view,
 * and each cell extends half a cell around its point.
 */
const FIRST_EDGE = -1.5;

interface Props {
  readonly days: MapStillDays;
  readonly levels: Levels;
  readonly shown: MapStillWindow;
}

/**
 * Draws the wave heights at an instant on a canvas under the map still's coast and labels. Each grid cell is one pixel,
 * which the browser scales smoothly.
 */
export function DaysCanvas({ days: { coast, columns, rows }, levels, shown: { view, seen, zoom } }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const inks = useRef<Uint8ClampedArray>(undefined);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    inks.current ??= readInks(canvas.current);
    const image = context.createImageData(columns, rows);
    for (let cell = 0; cell < levels.length; cell++) {
      const ink = 4 * Math.round(levels[cell] ?? 0);
      image.data.set(inks.current.subarray(ink, ink + 4), 4 * cell);
    }
    context.putImageData(image, 0, 0);
  }, [columns, rows, levels]);
  const { pointAt } = projectionOf(daysView(coast));
  const edge = (column: number, row: number) =>
    projectionOf(view).place(pointAt(FIRST_EDGE + column, FIRST_EDGE + row));
  const [[left, top], [right, bottom]] = [edge(0, 0), edge(columns, rows)];
  return (
    <canvas
      ref={canvas}
      className={styles.days}
      width={columns}
      height={rows}
      style={{
        left: (left - seen.x) * zoom,
        top: (top - seen.y) * zoom,
        width: (right - left) * zoom,
        height: (bottom - top) * zoom,
      }}
    />
  );
}

/** Reads the theme's colour of each level, four bytes each: the same colours as in the map still's contours. */
function readInks(element: HTMLElement): Uint8ClampedArray {
  const swatch = Object.assign(document.createElement('canvas'), { width: LEVEL_FT.length, height: 1 });
  const context = swatch.getContext('2d', { willReadFrequently: true });
  if (!context) return new Uint8ClampedArray(4 * LEVEL_FT.length);
  LEVEL_FT.forEach((ft, level) => {
    element.style.color = waveInk(ft);
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(level, 0, 1, 1);
  });
  return context.getImageData(0, 0, LEVEL_FT.length, 1).data;
}
