import { useRef, useState } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import { askPosition, type DevicePosition } from './device-position.ts';

export type Locating =
  | { readonly state: 'idle' | 'finding' }
  | { readonly state: 'found'; readonly position: DevicePosition }
  | { readonly state: 'failed'; readonly sentence: string };

export const ZOOM_AFTER_LOCATING = 10;

/** Handles 'Locate me': the map flies to the device's position. On failure it returns the sentence to show. */
export function useLocate(map: LiveMap | undefined) {
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const turns = useRef(0);
  const locate = async (): Promise<DevicePosition | undefined> => {
    const turn = ++turns.current;
    setLocating({ state: 'finding' });
    try {
      const position = await askPosition();
      if (turn !== turns.current) return undefined;
      map?.flyTo({ lat: position.lat, lon: position.lon, zoom: ZOOM_AFTER_LOCATING });
      setLocating({ state: 'found', position });
      return position;
    } catch (error) {
      if (turn === turns.current)
        setLocating({ state: 'failed', sentence: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  /** Hides the error message. */
  const forget = () => setLocating({ state: 'idle' });
  return { locating, locate, forget };
}
