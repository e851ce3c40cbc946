import { displayEmail, type MeReply, type UnitOptionsReply } from '@groundswell/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/client.ts';
import { AlertChannel } from '../../entities/push/alert-channel.tsx';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { LANGUAGES } from '../../preferences/language-choice.ts';
import { meQuery } from '../../session/use-session.ts';
import { Fault } from '../../ui/fault.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import { hourOptions } from './model.ts';
import { useSetting } from './queries.ts';

const ALERTS_A_DAY = [1, 2, 3].map((value) => ({ value, text: String(value) }));

/** Shows which emails and alerts are sent, in which language, and the quiet hours. */
export function MailSettings({ user, settings }: { readonly user: MeReply; readonly settings: UnitOptionsReply }) {
  const { mutate: set } = useSetting();
  const hours = hourOptions(language);
  const [fault, setFault] = useState<string>();
  return (
    <section className={styles.part}>
      <h3>{m.account_mail()}</h3>
      <Newsletter user={user} />
      <Select
        label={m.account_mail_language()}
        options={LANGUAGES}
        value={user.lang}
        onChoose={(value) => set({ setting: 'lang', value })}
      />
      <AlertChannel chosen={settings.alertSetting} onRefused={setFault} />
      <Fault>{fault}</Fault>
      <div className={styles.hours}>
        <Select
          label={m.account_quiet_from()}
          options={hours}
          value={settings.quietFrom}
          onChoose={(value) => set({ setting: 'quietFrom', value })}
        />
        <Select
          label={m.account_quiet_to()}
          options={hours}
          value={settings.quietTo}
          onChoose={(value) => set({ setting: 'quietTo', value })}
        />
        <p className={styles.hint}>
          {settings.quietFrom === settings.quietTo ? m.account_quiet_never() : m.account_quiet_hint()}
        </p>
      </div>
      <Select
        label={m.account_alerts_a_day()}
        options={ALERTS_A_DAY}
        value={settings.alertsADay}
        onChoose={(value) => set({ setting: 'alertsADay', value })}
      />
    </section>
  );
}

function Newsletter({ user }: { readonly user: MeReply }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (subscribe: boolean) => request('setEmailSubscription', { body: { subscribe } }),
    onSuccess: () => client.invalidateQueries(meQuery),
    onError: (error) => showToast(error.message, { tone: 'error' }),
  });
  return (
    <Switch
      label={m.account_newsletter()}
      hint={m.account_newsletter_hint({ email: displayEmail(user.email) })}
      on={isPending ? variables : user.is_subscribed}
      onChange={mutate}
    />
  );
}
