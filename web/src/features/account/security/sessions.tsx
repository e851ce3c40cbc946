import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { momentWords } from '../../../ui/clock-words.ts';
import styles from '../account.module.css';
import { deviceWords, inOrder, placeWords, type Session, whenWords } from './model.ts';
import { Row } from './row.tsx';
import own from './security.module.css';
import type { Change } from './use-change.ts';

interface Props {
  readonly sessions: readonly Session[];
  readonly change: Change;
  readonly now: number;
  readonly onSignOut: () => void;
  readonly onSignOutEverywhere: () => void;
}

/** Shows the sessions; the user can end each, or all at once. */
export function Sessions({ sessions, change, now, onSignOut, onSignOutEverywhere }: Props) {
  const end = (session: Session) =>
    session.is_current
      ? onSignOut()
      : change.run(session.id, m.security_session_ended(), async () => {
          await request('endSession', { body: { session_id: session.id } });
        });
  return (
    <section className={styles.part}>
      <h3>{m.security_sessions()}</h3>
      <ul>
        {inOrder(sessions).map((session) => {
          const device = deviceWords(session);
          return (
            <Row key={session.id} name={device} details={detailsOf(session, now)}>
              <Button
                aria-label={m.ui_labelled({ label: m.account_sign_out(), of: device })}
                busy={change.busy === session.id}
                onClick={() => end(session)}
              >
                {m.account_sign_out()}
              </Button>
            </Row>
          );
        })}
      </ul>
      <Button className={own.all} busy={change.busy === 'everywhere'} onClick={onSignOutEverywhere}>
        {m.account_sign_out_everywhere()}
      </Button>
    </section>
  );
}

function detailsOf(session: Session, now: number): string[] {
  const seen = session.is_current
    ? m.security_this_device()
    : m.security_seen({ when: whenWords(session.seen_at, now, language) });
  return [
    seen,
    placeWords(session, language),
    m.security_signed_in({ when: momentWords(session.signed_in_at, language) }),
  ];
}
