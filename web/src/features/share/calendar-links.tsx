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

/** A beach's calendar: to subscribe to in the device's own program, or as a file. */
export function CalendarLinks({ slug, units }: Props) {
  const path = `/calendar/${slug}.ics?units=${units}&lang=${language}`;
  // The server that draws the page does not know under which name it is read.
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(location.host), []);
  return (
    <div className={styles.ways}>
      <a className={buttonClass('quiet')} href={host === undefined ? path : `webcal://${host}${path}`}>
        {m.share_calendar()}
      </a>
      <a className={buttonClass('quiet')} href={path} download={`${slug}.ics`}>
        {m.share_calendar_file()}
      </a>
    </div>
  );
}
