import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons/actions.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './banners.module.css';
import { siteAlertQuery } from './queries.ts';

/** Holds the text of the notice dismissed in this browser: a notice with another text is shown. */
const PUT_AWAY = 'sc_site_alert';

/** Notices for the whole site: a lost connection, and the operators' alert. */
export function Banners() {
  const online = useOnline();
  return (
    <>
      <div role="status">{!online && <p className={styles.offline}>{m.shell_offline()}</p>}</div>
      <SiteAlert />
    </>
  );
}

function SiteAlert() {
  const { data } = useQuery(siteAlertQuery);
  const [putAway, setPutAway] = useState(() => readLocal(PUT_AWAY));
  const text = data?.alertTxt;
  if (!text || text === putAway) return null;
  return (
    <section className={styles.alert} aria-label={m.shell_notice()}>
      <p>{text}</p>
      <IconButton
        name={m.shell_notice_close()}
        onClick={() => {
          setPutAway(text);
          writeLocal(PUT_AWAY, text);
        }}
      >
        <CloseIcon />
      </IconButton>
    </section>
  );
}
