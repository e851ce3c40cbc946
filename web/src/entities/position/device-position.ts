import { m } from '../../paraglide/messages.js';
import { readLocal, writeLocal } from '../../storage/local.ts';

/** Codes of `GeolocationPositionError`. */
const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;
const TIMEOUT = 3;

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** The device's position and the accuracy radius, metres. */
export interface DevicePosition extends Coordinates {
  readonly accuracyM: number;
}

/** The largest error from rounding a position, metres. Rounding moves latitude and longitude by up to 0.0005° each. */
const ROUNDED_M = 80;

/**
 * Asks the browser for the device's position; on failure rejects with the sentence to show. Whether the reader allowed
 * it is stored under `sc_geolocate`.
 */
export async function askPosition(): Promise<DevicePosition> {
  if (!navigator.geolocation) throw new NoPositionError(m.geolocate_unsupported());
  if (await isRefused(readLocal('sc_geolocate'), navigator.permissions))
    throw new NoPositionError(m.geolocate_not_allowed());
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      (position) => {
        writeLocal('sc_geolocate', 'true');
        const coordinates = coordinatesOf(position);
        if (coordinates) resolve(coordinates);
        else reject(new NoPositionError(m.geolocate_no_coordinates()));
      },
      ({ code }) => {
        if (code === PERMISSION_DENIED) writeLocal('sc_geolocate', 'false');
        reject(new NoPositionError(sentenceOfCode(code)));
      },
      { timeout: 15_000, maximumAge: 300_000 },
    ),
  );
}

/** The error thrown when the device's position is not available. Its message is the sentence for the reader. */
export class NoPositionError extends Error {
  override readonly name = 'NoPositionError';
}

/** Returns the sentence shown if the browser gives no position. */
export function sentenceOfCode(code: number): string {
  if (code === PERMISSION_DENIED) return m.geolocate_denied();
  if (code === POSITION_UNAVAILABLE) return m.geolocate_unavailable();
  return code === TIMEOUT ? m.geolocate_timed_out() : m.geolocate_unknown();
}

/**
 * Whether the reader refused before (`sc_geolocate`) and the browser still blocks the position. The browser would then
 * not prompt again.
 */
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

/**
 * Returns the device's position rounded to about 100 m: precise enough to find a beach, and less revealing about a
 * person.
 */
export function coordinatesOf(position: {
  readonly coords?: { readonly latitude?: number; readonly longitude?: number; readonly accuracy?: number };
}): DevicePosition | undefined {
  const { latitude, longitude, accuracy = 0 } = position.coords ?? {};
  if (latitude === undefined || longitude === undefined) return undefined;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  const accuracyM = ROUNDED_M + (Number.isFinite(accuracy) ? Math.max(0, accuracy) : 0);
  return { lat: round(latitude), lon: round(longitude), accuracyM };
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
