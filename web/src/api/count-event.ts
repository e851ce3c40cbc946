/** What is counted: that it was done, and nothing of who did it. */
export const COUNTED_EVENTS = [
  'pro_modal',
  'summary_toggle',
  'swell_count',
  'hourly_toggle',
  'local_ad_click',
  'buoy_map_link',
] as const;
export type CountedEvent = (typeof COUNTED_EVENTS)[number];

/** Where events are sent to, the setting `analyticsUrl`; without one in the build none are. */
const address: string = import.meta.env?.VITE_ANALYTICS_URL ?? '';

/** What a browser says of its reader's wish: Global Privacy Control, and the older Do Not Track. */
export interface PrivacyWish {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

export function mayCount(to: string, { globalPrivacyControl, doNotTrack }: PrivacyWish): boolean {
  return to !== '' && globalPrivacyControl !== true && doNotTrack !== '1';
}

/**
 * Counts an event: its name alone is sent, without cookies, id, address of the page or what it shows. A failure is
 * nothing to the reader.
 */
export function countEvent(event: CountedEvent, to = address): void {
  if (!mayCount(to, navigator as PrivacyWish)) return;
  fetch(to, {
    method: 'POST',
    body: JSON.stringify({ event }),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

/** A choice that is counted when it is made. */
export function counted<T>(event: CountedEvent, choose: (value: T) => void): (value: T) => void {
  return (value) => {
    countEvent(event);
    choose(value);
  };
}
