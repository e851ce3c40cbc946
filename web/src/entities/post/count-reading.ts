import { READ_MOST_S } from '@groundswell/contracts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressOfCall } from '../../api/calls.ts';

/** The shortest visible time that counts as a reading, seconds. */
const LEAST_S = 1;

/**
 * Counts the opening of a post and, when the reader leaves, the time that it was visible. Only the referring host is
 * sent about the reader; failures are ignored.
 */
export function useCountReading(slug: string | undefined): void {
  const { history } = useRouter();
  useEffect(() => {
    if (slug === undefined) return;
    send({
      event: 'opened',
      slug,
      from: hostBefore(document.referrer, location.host, history.location.state.__TSR_index),
    });
    let seenMs = 0;
    let since = document.hidden ? undefined : performance.now();
    let isSent = false;
    const stop = () => {
      if (since !== undefined) seenMs += performance.now() - since;
      since = undefined;
    };
    const onVisibility = () => {
      if (!document.hidden) since = performance.now();
      else stop();
    };
    const leave = () => {
      stop();
      const seconds = Math.min(READ_MOST_S, Math.round(seenMs / 1000));
      if (isSent || seconds < LEAST_S) return;
      isSent = true;
      send({ event: 'read', slug, seconds });
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [slug, history]);
}

type Event =
  | { readonly event: 'opened'; readonly slug: string; readonly from: string }
  | { readonly event: 'read'; readonly slug: string; readonly seconds: number };

function send(body: Event): void {
  const { path, method } = addressOfCall('countPostView');
  const headers = { 'content-type': 'application/json' };
  // The request continues after the page is closed, because of `keepalive`.
  void fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}

/**
 * Returns the host of the referring site. Empty for our own site, for an unknown referrer, and after the first page of
 * a visit, because `document.referrer` never changes.
 */
export function hostBefore(referrer: string, own: string, pagesBefore: number): string {
  if (pagesBefore > 0) return '';
  const host = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (!host || host.host === own) return '';
  return /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/.test(host.hostname) && host.hostname.length <= 100 ? host.hostname : '';
}
