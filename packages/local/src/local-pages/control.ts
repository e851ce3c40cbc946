import type { EdgeCache } from '../cloudfront/edge-cache.ts';
import type { Schedules } from '../fire.ts';
import { jsonReply } from '../gateway/http-message.ts';
import type { Faults } from '../services/stripe/faults.ts';
import type { Provider } from '../services/stripe/provider.ts';
import type { LocalPages } from './local-pages.ts';

/** A header that no page of another origin may send: the browser's preflight is not allowed. */
export const CONTROL_HEADER = 'x-groundswell-local';

/**
 * The calls of `npm run local`. `environment` holds the settings by which programs on this machine reach its services;
 * what is stored there expires by the cloud's clock, `clockOffsetMs` ahead of the machine's.
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

/** Has the edge ask for everything anew, as an invalidation does. */
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

/** Lets the stand-in for payments fail toward one customer, until it is told otherwise. */
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

const DAY_S = 86_400;
/** Longer than any term that is sold. */
const MOST_DAYS = 800;

/**
 * Advances the test clock of the stand-in for payments: trials and terms end, cards are charged. It goes day by day, and
 * `followed` lets what is told on each be acted upon: so each letter goes that is due on the way.
 */
export function paymentClockPages(
  { books, time }: Pick<Provider, 'books' | 'time'>,
  followed: () => Promise<void>,
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
          if (books.list('event').length > events) await followed();
        }
        return jsonReply(200, { now: new Date(books.nowS() * 1000).toISOString() });
      },
    ],
  ];
}
