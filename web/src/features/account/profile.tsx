import type { MeReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { useQuery } from '@tanstack/react-query';
import { SurferForm } from '../../entities/surfer/surfer-form.tsx';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { AccountActions } from './account-actions.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { Failed } from './failed.tsx';
import { MailSettings } from './mail-settings.tsx';
import { MailRemedies, MailTrouble } from './mail-trouble.tsx';
import { type AccountView, waveUnitOf } from './model.ts';
import { settingsQuery } from './queries.ts';
import { UnitSettings } from './unit-settings.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly user: MeReply;
  readonly onSubscription: () => void;
  readonly onShow: (view: AccountView) => void;
  readonly onSignOut: () => void;
}

/** Shows the settings: the plan, units, mail, and links to the rarely used actions. */
export function Profile({ user, onSubscription, ...actions }: Props) {
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <div className={styles.profile}>
      <div className={styles.plan}>
        <p>{m.account_plan({ tier: tierOnWire(user.subscription) })}</p>
        <Button onClick={onSubscription}>{m.shell_subscription()}</Button>
      </div>
      <MailTrouble user={user}>
        <MailRemedies user={user} onShow={actions.onShow} />
      </MailTrouble>
      {error && <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {settings ? (
        <>
          <UnitSettings settings={settings} />
          <section className={styles.part}>
            <h3>{m.surfer_settings()}</h3>
            <SurferForm unit={waveUnitOf(settings)} />
          </section>
          <MailSettings user={user} settings={settings} />
          <CalendarSettings />
        </>
      ) : (
        !error && <Waiting />
      )}
      {/* The actions appear only after the content above them has loaded. Otherwise a layout shift could put another button under the pointer. */}
      {(settings || error) && <AccountActions {...actions} />}
    </div>
  );
}
