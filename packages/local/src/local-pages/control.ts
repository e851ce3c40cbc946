import type { Schedules } from '../fire.ts';
import { jsonReply } from '../gateway/http-message.ts';
import type { Provider } from '../services/stripe/provider.ts';
import type { LocalPages } from './local-pages.ts';

/** A header that no page of another origin may send: the browser's preflight is not allowed. */
export const CONTROL_HEADER = 'x-groundswell-local';

/**
 * The calls of `npm run local`. `environment` holds the settings by which programs on this machine reach its services.
 */
export function controlPages(schedules: Schedules, environment: Readonly<Record<string, string>>): LocalPages {
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
    ['GET', /^\/_local\/cloud\.json$/, () => jsonReply(200, { schedules: schedules.names, environment })],
  ];
}

const DAY_S = 86_400;
/** Longer than any term that is sold. */
const MOST_DAYS = 800;

/** Advances the test clock of the stand-in for payments: trials and terms end, cards are charged. */
export function paymentClockPages({ books, time }: Pick<Provider, 'books' | 'time'>): LocalPages {
  return [
    [
      'POST',
      /^\/_local\/payments\/advance\/(\d{1,3})$/,
      ({ headers }, [, days = '0']) => {
        if (!headers[CONTROL_HEADER]) return jsonReply(403, { message: `Send ${CONTROL_HEADER}.` });
        time.advanceTo(books.nowS() + Math.min(Number(days), MOST_DAYS) * DAY_S);
        return jsonReply(200, { now: new Date(books.nowS() * 1000).toISOString() });
      },
    ],
  ];
}
