import { DEFAULT_CENTER, type MapBox } from '@groundswell/forecast';
import { requestBox } from '../../../map/request-box.ts';
import { DEFAULT_ZOOM } from './model.ts';
import { boxOfView } from './view-box.ts';

export interface NearbyView {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

interface StartViewInput {
  /** The view in the address. */
  readonly linked: NearbyView | undefined;
  /** The stored position of the last beach, as text; it may be absent or unreadable. */
  readonly stored: { readonly lat: string | undefined; readonly lon: string | undefined };
  /** True if the reader has chosen a beach; the server then searches around it, and the map moves there. */
  readonly isChosen: boolean;
  /** The size of the map, in px. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Returns the first view: the view in the address, else around the last visited beach, else the default centre of the
 * charts.
 */
export function startView({ linked, stored, isChosen, widthPx, heightPx }: StartViewInput): {
  readonly view: NearbyView;
  readonly box: MapBox | undefined;
} {
  const seen = (view: NearbyView) => ({ view, box: requestBox(boxOfView(view, widthPx, heightPx)) });
  if (linked) return seen(linked);
  const [lat, lon] = [stored.lat, stored.lon].map((text) => (text ? Number(text) : Number.NaN));
  const isKnown = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const view = { ...(isKnown ? { lat, lon } : DEFAULT_CENTER), zoom: DEFAULT_ZOOM };
  return isKnown && !isChosen ? seen(view) : { view, box: undefined };
}
