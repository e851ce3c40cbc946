import type { MeReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import styles from './account.module.css';
import { AccountWays } from './account-ways.tsx';
import { Failed } from './failed.tsx';
import { MailSettings } from './mail-settings.tsx';
import { MailTrouble, MailWays } from './mail-trouble.tsx';
import type { AccountView } from './model.ts';
import { settingsQuery } from './queries.ts';
import { UnitSettings } from './unit-settings.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly user: MeReply;
  readonly onShow: (view: AccountView) => void;
  readonly onSignOut: () => void;
}

/** The settings: units, mail, and links to the rarely used actions. */
export function Profile({ user, ...ways }: Props) {
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <div className={styles.profile}>
      <p className={styles.plan}>{m.account_plan({ tier: tierOnWire(user.subscription) })}</p>
      <MailTrouble user={user}>
        <MailWays user={user} onShow={ways.onShow} />
      </MailTrouble>
      {error && <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {settings ? (
        <>
          <UnitSettings settings={settings} />
          <MailSettings user={user} settings={settings} />
        </>
      ) : (
        !error && <Waiting />
      )}
      <AccountWays {...ways} />
    </div>
  );
}
