import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CalendarIcon, DownloadIcon } from '../../ui/icons/actions.tsx';
import { menuItemClass } from '../../ui/menu.tsx';

interface Props {
  readonly slug: string;
  readonly units: Units;
}

/** Links to a beach's calendar, to subscribe to it in the device's own calendar app. */
export function CalendarLink(props: Props) {
  return (
    <a className={buttonClass()} href={useWebcal(pathOf(props))}>
      {m.share_calendar()}
    </a>
  );
}

/** Shows two menu entries for the calendar: to subscribe to it, or to download it as a file. */
export function CalendarItems(props: Props) {
  const path = pathOf(props);
  return (
    <>
      <a role="menuitem" tabIndex={-1} className={menuItemClass()} href={useWebcal(path)}>
        <CalendarIcon />
        <span>{m.share_calendar()}</span>
      </a>
      <a role="menuitem" tabIndex={-1} className={menuItemClass()} href={path} download={`${props.slug}.ics`}>
        <DownloadIcon />
        <span>{m.share_calendar_file()}</span>
      </a>
    </>
  );
}

function pathOf({ slug, units }: Props): string {
  return `/calendar/${slug}.ics?units=${units}&lang=${language}`;
}

/**
 * Returns the `webcal:` address. The server does not know the page's host name, so the address is complete only after
 * hydration.
 */
function useWebcal(path: string): string {
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(location.host), []);
  return host === undefined ? path : `webcal://${host}${path}`;
}
