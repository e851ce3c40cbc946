import { useState } from 'react';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { MAP_PREFERENCES_KEY, type MapPreferences, parseMapPreferences } from './model/map-preferences.ts';

/** Keeps the reader's choices in this browser. */
export function useMapPreferences() {
  const [preferences, setPreferences] = useState(() => parseMapPreferences(readLocal(MAP_PREFERENCES_KEY)));
  const change = (changed: Partial<MapPreferences>) =>
    setPreferences((known) => {
      const next = { ...known, ...changed };
      writeLocal(MAP_PREFERENCES_KEY, JSON.stringify(next));
      return next;
    });
  return [preferences, change] as const;
}
