import type { Schedules } from '../fire.ts';
import { jsonReply } from '../gateway/http-message.ts';
import type { LocalPages } from './local-pages.ts';

/** A header that no page elsewhere may send here: browsers ask first, and get no yes. */
export const CONTROL_HEADER = 'x-groundswell-local';

/** What `npm run local` asks a running cloud. `environment` is how programs on this machine reach its services. */
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
