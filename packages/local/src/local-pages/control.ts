import type { Schedules } from '../fire.ts';
import { jsonReply } from '../gateway/http-message.ts';
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
