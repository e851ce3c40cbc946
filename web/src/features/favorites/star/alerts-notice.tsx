import { m } from '../../../paraglide/messages.js';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { BellIcon, CloseIcon } from '../../../ui/icons/actions.tsx';
import { useReservedPlace } from '../../../ui/use-reserved-place.ts';
import { isNoticeTime } from './notice-time.ts';
import styles from './surf-alert-prompt.module.css';

/** The last day of the notice, '2024-07-01'; a build without it shows no notice. */
const until: string = import.meta.env?.VITE_ALERTS_NOTICE_UNTIL ?? '';

/** Shows a notice about custom surf alerts, until it is dismissed or expires. */
export function AlertsNotice({
  moreUrl,
}: {
  /** The address of the page about alerts, if this site has it. */ readonly moreUrl: string | undefined;
}) {
  const [putAway, setPutAway] = useStoredChoice('sc_alert_notice', ['true', 'false'], 'false');
  const { inBrowser, isDrawn } = useReservedPlace();
  const isShown = inBrowser && putAway === 'false' && isNoticeTime(until, Date.now());
  if (until === '' || !(isShown || isDrawn)) return null;
  return (
    <aside
      className={classList(styles.prompt, !isShown && styles.reserved)}
      aria-label={m.favorite_alert()}
      data-screen-only
    >
      <BellIcon />
      <div className={styles.offer}>
        <p>{m.favorite_notice()}</p>
        {moreUrl !== undefined && <a href={moreUrl}>{m.favorite_notice_more()}</a>}
      </div>
      <IconButton name={m.favorite_notice_close()} onClick={() => setPutAway('true')}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
