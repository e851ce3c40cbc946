import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons/actions.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './banners.module.css';
import { siteAlertQuery } from './queries.ts';
import { useNoticesHeight } from './use-notices-height.ts';

/** The link that opens the plans with the partner's longer trial. */
const PROMO_LINK = '/?wrscfree=true&pro';

/** Shows site-wide notices above the page: a lost connection, the editors' notice, the partner's promotion. */
export function Banners() {
  const online = useOnline();
  const { data, isPending } = useQuery(siteAlertQuery);
  const notices = useNoticesHeight(!isPending);
  return (
    <>
      <div role="status">{!online && <p className={styles.offline}>{m.shell_offline()}</p>}</div>
      <div className={styles.notices} data-screen-only>
        <div ref={notices}>
          {data?.alertTxt && <Notice text={data.alertTxt} lang={data.alertLang} kind={data.kind} />}
          {data?.promo && (
            <Banner name={m.shell_promo()} close={m.shell_promo_close()} text={data.promo} keptAs="sc_site_promo">
              {data.promo} <a href={PROMO_LINK}>{m.shell_promo_take()}</a>
            </Banner>
          )}
        </div>
      </div>
    </>
  );
}

const WARNINGS = { info: undefined, warning: m.shell_notice_warning, danger: m.shell_notice_danger } as const;

interface NoticeProps {
  readonly text: string;
  /** The language of the text. A notice without a translation is shown in English. */
  readonly lang: string;
  readonly kind: keyof typeof WARNINGS;
}

function Notice({ text, lang, kind }: NoticeProps) {
  const warns = WARNINGS[kind];
  return (
    <Banner name={m.shell_notice()} close={m.shell_notice_close()} text={text} keptAs="sc_site_alert" kind={kind}>
      {warns && <strong>{warns()}: </strong>}
      <span lang={lang}>{text}</span>
    </Banner>
  );
}

interface BannerProps {
  readonly name: string;
  readonly close: string;
  /**
   * The text of the notice. If the reader dismisses it, this browser remembers the text; a notice with another text is
   * shown again.
   */
  readonly text: string;
  readonly keptAs: string;
  readonly kind?: string;
  readonly children: ReactNode;
}

function Banner({ name, close, text, keptAs, kind, children }: BannerProps) {
  const [putAway, setPutAway] = useState(() => readLocal(keptAs));
  if (text === putAway) return null;
  return (
    <section className={styles.alert} aria-label={name} data-kind={kind}>
      <p>{children}</p>
      <IconButton
        name={close}
        onClick={() => {
          setPutAway(text);
          writeLocal(keptAs, text);
        }}
      >
        <CloseIcon />
      </IconButton>
    </section>
  );
}
