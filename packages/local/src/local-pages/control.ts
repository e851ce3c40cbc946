import { DAY_S } from '@groundswell/durations';
import type { EdgeCache } from '../cloudfront/edge-cache.ts';
import type { Schedules } from '../fire.ts';
import { jsonReply } from '../gateway/http-message.ts';
import type { Faults } from '../services/stripe/faults.ts';
import type { Provider } from '../services/stripe/provider.ts';
import type { LocalPages } from './local-pages.ts';

/** A header that requires a CORS preflight, which is not granted. No page of another origin can therefore send it. */
export const CONTROL_HEADER = 'x-groundswell-local';

/**
 * Serves the requests of `npm run local`. `environment` lets programs on this machine reach the services; stored items
 * expire by the cloud's clock, which is `clockOffsetMs` ahead of the machine's.
 */
export function controlPages(
  schedules: Schedules,
  environment: Readonly<Record<string, string>>,
  clockOffsetMs: number,
): LocalPages {
  return [
    [
      'POST',
      /^\/_local\/fire\/([\w-]+)$/,
      async ({ headers }, [, name = '']) => {
        if (!headers[CONTROL_HEADER]) return jsonReply(403, { message: `Send ${CONTROL_HEADER}.` });
        const fired = await schedules.fire(name);
        return fired ? jsonReply(200, fired) : jsonReply(404, { names: schedules.names });
      },
    ],
    [
      'GET',
      /^\/_local\/cloud\.json$/,
      () => jsonReply(200, { schedules: schedules.names, environment, clockOffsetMs }),
    ],
  ];
}

/** Clears the edge cache, as an invalidation of `/*` does. */
export function edgePages(cache: EdgeCache): LocalPages {
  return [
    [
      'POST',
      /^\/_local\/edge\/clear$/,
      ({ headers }) => {
        if (!headers[CONTROL_HEADER]) return jsonReply(403, { message: `Send ${CONTROL_HEADER}.` });
        cache.clear();
        return jsonReply(200, {});
      },
    ],
  ];
}

/** Makes the Stripe stand-in fail for one customer, until the fault `none` is requested. */
export function paymentFaultPages(faults: Faults): LocalPages {
  return [
    [
      'POST',
      /^\/_local\/payments\/fault\/(slow|down|busy|broken|none)\/([^/]+)$/,
      ({ headers }, [, kind = '', email = '']) => {
        if (!headers[CONTROL_HEADER]) return jsonReply(403, { message: `Send ${CONTROL_HEADER}.` });
        faults.play(decodeURIComponent(email), kind);
        return jsonReply(200, { email, kind });
      },
    ],
  ];
}

/** The most days of one request, longer than any billing period on sale. */
const MOST_DAYS = 800;

/**
 * Advances the test clock of the Stripe stand-in, so that trials and billing periods end and cards are charged. It
 * advances day by day; `untilHandled` waits until each day's events are handled, so that every email due on the way is
 * sent.
 */
export function paymentClockPages(
  { books, time }: Pick<Provider, 'books' | 'time'>,
  untilHandled: () => Promise<void>,
): LocalPages {
  return [
    [
      'POST',
      /^\/_local\/payments\/advance\/(\d{1,3})$/,
      async ({ headers }, [, days = '0']) => {
        if (!headers[CONTROL_HEADER]) return jsonReply(403, { message: `Send ${CONTROL_HEADER}.` });
        for (let day = 0; day < Math.min(Number(days), MOST_DAYS); day++) {
          const events = books.list('event').length;
          time.advanceTo(books.nowS() + DAY_S);
          if (books.list('event').length > events) await untilHandled();
        }
        return jsonReply(200, { now: new Date(books.nowS() * 1000).toISOString() });
      },
    ],
  ];
}
