/** The names of counted events. An event says that something was done, without any data about the reader. */
export const COUNTED_EVENTS = [
  'pro_modal',
  'summary_toggle',
  'swell_count',
  'hourly_toggle',
  'local_ad_click',
  'buoy_map_link',
] as const;
export type CountedEvent = (typeof COUNTED_EVENTS)[number];

/** The address that events are sent to, from the setting `analyticsUrl`. A build without it sends no events. */
const address: string = import.meta.env?.VITE_ANALYTICS_URL ?? '';

/** The browser's privacy signals: Global Privacy Control, and the older Do Not Track. */
export interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

export function mayCount(to: string, { globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return to !== '' && globalPrivacyControl !== true && doNotTrack !== '1';
}

/** Counts an event. Only its name is sent: no cookies, no id, no page address or content. A failure is ignored. */
export function countEvent(event: CountedEvent, to = address): void {
  if (!mayCount(to, navigator as PrivacySignals)) return;
  fetch(to, {
    method: 'POST',
    body: JSON.stringify({ event }),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

/** Returns `choose` wrapped so that each choice also counts the event. */
export function counted<T>(event: CountedEvent, choose: (value: T) => void): (value: T) => void {
  return (value) => {
    countEvent(event);
    choose(value);
  };
}
