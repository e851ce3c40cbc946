import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';
import { buttonClass } from '../../ui/button.tsx';
import styles from './share-day.module.css';

interface Props {
  readonly slug: string;
  readonly units: Units;
}

/** A beach's calendar, to subscribe to in the device's own program. */
export function CalendarLink({ slug, units, quiet = false }: Props & { readonly quiet?: boolean }) {
  const path = pathOf(slug, units);
  // The server that draws the page does not know under which name it is read.
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(location.host), []);
  return (
    <a
      className={buttonClass(quiet ? 'quiet' : undefined)}
      href={host === undefined ? path : `webcal://${host}${path}`}
    >
      {m.share_calendar()}
    </a>
  );
}

/** The same, or as a file. */
export function CalendarLinks({ slug, units }: Props) {
  return (
    <div className={styles.ways}>
      <CalendarLink slug={slug} units={units} quiet />
      <a className={buttonClass('quiet')} href={pathOf(slug, units)} download={`${slug}.ics`}>
        {m.share_calendar_file()}
      </a>
    </div>
  );
}

function pathOf(slug: string, units: Units): string {
  return `/calendar/${slug}.ics?units=${units}&lang=${language}`;
}
