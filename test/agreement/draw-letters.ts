import type { CatalogueBeach } from '@groundswell/data/places';
import { composeEmail } from '@groundswell/email';
import { queuedAlert } from '@groundswell/email-delivery';
import { alertContents } from '@groundswell/email-delivery/testing/alert-contents';
import { digestHours } from '@groundswell/email-delivery/testing/digest-hours';
import { type BeachForecast, unitChoicesOfSystem } from '@groundswell/forecast';
import { listWorthyWindows } from '@groundswell/forecast/alerts';
import { alertBeachOf } from '@groundswell/pipeline/testing/alert-beach';

interface EmailsOf {
  readonly beach: CatalogueBeach;
  /** The forecast after its correction by the observations. */
  readonly forecast: BeachForecast;
  readonly now: number;
  /** 1 imperial, 2 metric. */
  readonly system: number;
  readonly days: number;
}

/** A span of hours that an email recommends, for example 7am to 11am, with the email's texts about it. */
export interface ShownWindow {
  readonly of: 'alert' | 'digest';
  readonly day: string;
  readonly fromAt: number;
  readonly endAt: number;
  /** '7am - 11am'. */
  readonly hours: string;
  readonly surf: string;
  /** '3-4' of '3-4 ft'; absent if the email does not show two heights. */
  readonly range: string | undefined;
  readonly wind?: string | undefined;
  readonly tideFrom?: string | undefined;
  readonly tideTo?: string | undefined;
}

const LETTERHEAD = { product: 'Groundswell', site: 'https://example.com' };
/** Alert criteria that match every surf: the lowest minimum, no maximum, any condition. */
const ANY_SURF = { min: 1, max: 0, conditions: 3 } as const;

/**
 * Returns the spans of hours that both emails recommend: an alert that accepts any surf, and the weekly digest. The
 * texts are those of the mailed emails.
 */
export function drawEmails({ beach, forecast, now, system, days }: EmailsOf): readonly ShownWindow[] {
  const units = unitChoicesOfSystem(system === 1 ? 1 : 2);
  const alertBeach = alertBeachOf(beach, forecast, now);
  const [first, ...others] = alertBeach.windowsFor({
    ...{ ...ANY_SURF, timeFrame: days - 1 },
    ...{ wvht: units.wvht, scale: units.scale },
  });
  const account = { id: 'reader', email: 'reader@example.com', lang: 'en', units } as const;
  const alert = first && alertContents(queuedAlert(alertBeach, account, 'alert', [first, ...others]));
  const hours = digestHours(listWorthyWindows(forecast, days, now));
  const unsubscribeToken = 'token';
  return [
    ...(alert ? readAlert(textOf({ letter: 'alert', ...alert, unsubscribeToken }), alert) : []),
    ...(alert && hours.length > 0
      ? readRows(
          textOf({
            ...{ letter: 'digest', ofFavorites: true, days, beaches: [{ beach, hours }] },
            ...{ units: alert.units, unsubscribeToken },
          }),
          hours,
          'digest',
        )
      : []),
  ];
}

function textOf(letter: Parameters<typeof composeEmail>[0]): string {
  return composeEmail(letter, 'en', LETTERHEAD).text.replaceAll('\u00a0', ' ').replaceAll('–', '-');
}

type Alert = NonNullable<ReturnType<typeof alertContents>>;
type Hours = Pick<Alert['best'], 'day' | 'fromAt' | 'endAt'>;

function readAlert(text: string, { best, also }: Alert): readonly ShownWindow[] {
  const [, from, to] = /, (\S+) to (\S+)\n/.exec(text) ?? [];
  const [, surf = ''] = /\n(.*), (?:clean|fair|choppy)\n/.exec(text) ?? [];
  const [, wind] = /^Wind: (.*?)(?:, \D+)?$/m.exec(text) ?? [];
  const [, tideFrom, tideTo] = /^Tide: .*?(-?[\d.]+ f?[mt]) to (-?[\d.]+ f?[mt])$/m.exec(text) ?? [];
  return [
    { ...shown('alert', best, `${from} - ${to}`, surf), wind, tideFrom, tideTo },
    ...readRows(text, also, 'alert'),
  ];
}

/**
 * Parses lines such as 'Sun, Nov 22: 8am to 10am, 3-4 ft, fair'. The email has one such line for each span of hours in
 * `windows`.
 */
function readRows(text: string, windows: readonly Hours[], of: ShownWindow['of']): readonly ShownWindow[] {
  const rows = [...text.matchAll(/^\w+, \w+ \d+: (\S+) to (\S+), (.*), \w+$/gm)];
  return windows.map((window, index) => {
    const [, from, to, surf = ''] = rows[index] ?? [];
    return shown(of, window, `${from} - ${to}`, surf);
  });
}

function shown(of: ShownWindow['of'], { day, fromAt, endAt }: Hours, hours: string, surf: string): ShownWindow {
  const [, from, to = from] = /^([\d.]+)(?:-([\d.]+))? (?:ft|m)$/.exec(surf) ?? [];
  return { of, day, fromAt, endAt, hours, surf, range: from === undefined ? undefined : `${from}-${to}` };
}
