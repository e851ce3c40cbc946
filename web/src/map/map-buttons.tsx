import type { ReactNode } from 'react';
import { m } from '../paraglide/maps.js';
import { IconButton } from '../ui/button.tsx';
import { LocateIcon, MinusIcon, PlusIcon } from '../ui/icons/actions.tsx';
import type { LiveMap } from './live-map.ts';
import styles from './map-buttons.module.css';

interface Props {
  readonly map: LiveMap | undefined;
  /** The change of the zoom level per click on a zoom button. The specification sets 0.5 on the nearby page. */
  readonly zoomStep?: number;
  readonly onLocate?: () => void;
  readonly isLocating?: boolean;
  readonly className?: string;
  /** Further buttons of the same column. */
  readonly children?: ReactNode;
}

/** The zoom buttons and 'locate me', in one column. */
export function MapButtons({ map, zoomStep = 1, onLocate, isLocating = false, className, children }: Props) {
  return (
    <div data-taken className={className ? `${styles.buttons} ${className}` : styles.buttons}>
      <IconButton name={m.map_zoom_in()} disabled={!map} onClick={() => map?.zoomBy(zoomStep)}>
        <PlusIcon />
      </IconButton>
      <IconButton name={m.map_zoom_out()} disabled={!map} onClick={() => map?.zoomBy(-zoomStep)}>
        <MinusIcon />
      </IconButton>
      {onLocate && (
        <IconButton name={m.map_locate()} disabled={!map} aria-busy={isLocating} onClick={onLocate}>
          <LocateIcon />
        </IconButton>
      )}
      {children}
    </div>
  );
}
