import { m } from '../../paraglide/messages.js';

/** Codes of `GeolocationPositionError`. */
export const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;
const TIMEOUT = 3;

/** What the reader is told when the browser gives no position. */
export function sentenceOfCode(code: number): string {
  if (code === PERMISSION_DENIED) return m.geolocate_denied();
  if (code === POSITION_UNAVAILABLE) return m.geolocate_unavailable();
  return code === TIMEOUT ? m.geolocate_timed_out() : m.geolocate_unknown();
}

/** Whether the reader said no before (`sc_geolocate`) and the browser still does: it would not ask them again. */
export async function isRefused(
  kept: string | undefined,
  permissions: Pick<Permissions, 'query'> | undefined,
): Promise<boolean> {
  if (kept !== 'false' || !permissions) return false;
  return permissions.query({ name: 'geolocation' }).then(
    ({ state }) => state === 'denied',
    () => false,
  );
}

/** Where the device is, rounded to about 100 m: enough to find a beach, less to tell of a person. */
export function coordinatesOf(position: {
  readonly coords?: { readonly latitude?: number; readonly longitude?: number };
}) {
  const { latitude, longitude } = position.coords ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  return { lat: round(latitude), lon: round(longitude) };
}

/** Past a day's drive, about, nobody means the nearest beach without being told which it is. */
const FAR_KM = 300;

export function isFar(distanceKm: number): boolean {
  return distanceKm > FAR_KM;
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
