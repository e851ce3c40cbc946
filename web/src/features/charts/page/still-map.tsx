import { useEffect, useRef } from 'react';
import type { LiveMap, MapView } from '../../../map/live-map.ts';
import { mapKeys } from '../../../map/map-keys.ts';
import type { MapWithStage } from '../stage/chart-stage.ts';
import { makeStillMap } from '../stage/make-still-map.ts';
import { createStillStage } from '../stage/still-stage.ts';
import { MapNote } from './map-note.tsx';
import styles from './still-map.module.css';

interface Props {
  readonly view: MapView;
  readonly limits: { readonly minZoom: number; readonly maxZoom: number };
  readonly name: string;
  readonly sentence: string;
  readonly onMap: (map: LiveMap | undefined) => void;
}

/** Shows still pictures instead of the live map, if the browser lacks WebGL or while the WebGL context is lost. */
export function StillMap({ view, limits, name, sentence, onMap }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const first = useRef({ view, ...limits, name });
  useEffect(() => {
    if (!box.current || !canvas.current) return;
    const map = makeStillMap(box.current, canvas.current, first.current);
    const stop = mapKeys(map, first.current.name);
    const staged: MapWithStage = { ...map, stageOf: (store) => createStillStage(map, store) };
    onMap(staged);
    return () => {
      stop();
      onMap(undefined);
      map.remove();
    };
  }, [onMap]);
  return (
    <div ref={box} className={styles.still}>
      <canvas ref={canvas} />
      <div className={styles.note}>
        <MapNote sentence={sentence} />
      </div>
    </div>
  );
}
