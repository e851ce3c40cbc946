import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CalendarIcon, DownloadIcon } from '../../ui/icons/actions.tsx';
import { menuItemClass } from '../../ui/menu.tsx';

interface Props {
  readonly slug: string;
  readonly units: Units;
}

/** A beach's calendar, to subscribe to in the device's own program. */
export function CalendarLink(props: Props) {
  return (
    <a className={buttonClass()} href={useWebcal(pathOf(props))}>
      {m.share_calendar()}
    </a>
  );
}

/** The same, or as a file, in a menu. */
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

/** The server that draws the page does not know under which name it is read. */
function useWebcal(path: string): string {
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(location.host), []);
  return host === undefined ? path : `webcal://${host}${path}`;
}
