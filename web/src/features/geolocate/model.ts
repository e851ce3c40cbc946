import { m } from '../../paraglide/messages.js';

/** Codes of `GeolocationPositionError`. */
export const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;
const TIMEOUT = 3;

/** The sentence shown when the browser gives no position. */
export function sentenceOfCode(code: number): string {
  if (code === PERMISSION_DENIED) return m.geolocate_denied();
  if (code === POSITION_UNAVAILABLE) return m.geolocate_unavailable();
  return code === TIMEOUT ? m.geolocate_timed_out() : m.geolocate_unknown();
}

/** Whether the reader refused before (`sc_geolocate`) and the browser still blocks it: it would not ask again. */
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

/** The device's position, rounded to about 100 m: enough to find a beach, and less revealing of a person. */
export function coordinatesOf(position: {
  readonly coords?: { readonly latitude?: number; readonly longitude?: number };
}) {
  const { latitude, longitude } = position.coords ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  return { lat: round(latitude), lon: round(longitude) };
}

/** Beyond about a day's drive nobody expects the nearest beach without seeing which it is. */
const FAR_KM = 300;

export function isFar(distanceKm: number): boolean {
  return distanceKm > FAR_KM;
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
