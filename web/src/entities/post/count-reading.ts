import { READ_MOST_S } from '@groundswell/contracts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressOfCall } from '../../api/calls.ts';

/** What does not come to a second of sight is no reading. */
const LEAST_S = 1;

/**
 * Counts that a post was opened, and once how long it was in sight when its reader leaves. Nothing of the reader is sent
 * but the host that led here; a failure is nobody's business. Undefined: no post.
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
  // Goes on where the page ends.
  void fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}

/**
 * The host of another site; empty for ours, where the browser does not tell, and for what is not the first page of the
 * visit: for as long as the document lives its referrer stays.
 */
export function hostBefore(referrer: string, own: string, pagesBefore: number): string {
  if (pagesBefore > 0) return '';
  const host = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (!host || host.host === own) return '';
  return /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/.test(host.hostname) && host.hostname.length <= 100 ? host.hostname : '';
}
