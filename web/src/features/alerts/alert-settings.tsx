import type { AlertReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AlertChannel } from '../../entities/push/alert-channel.tsx';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { joinWholeSentences } from '../../ui/join-sentences.ts';
import { Select } from '../../ui/select.tsx';
import { SUCCESS_MS } from '../../ui/success.ts';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './alert-settings.module.css';
import {
  type AlertChoice,
  type AlertPlan,
  CONDITIONS,
  choiceOf,
  hasLargerPlan,
  heightOptions,
  maximumOptions,
  refusalOf,
  timeFrameOptions,
  withSet,
} from './model.ts';
import { AlertRefused, previewQuery, useSaveAlert } from './queries.ts';

/** The number of past days that the preview covers. */
const A_MONTH_DAYS = 30;

interface Props {
  readonly favoriteId: number;
  readonly name: string;
  readonly alert: AlertReply | null;
  /** Whether the favorite exceeds the number that the plan allows. */
  readonly readOnly: boolean;
  readonly plan: AlertPlan;
  /** Opens the table of plans, from a button beside the sentence about a plan's limit. */
  readonly onPlans: () => void;
  /**
   * Set if the user opened these settings to get an alert. The alert is then switched on at once, and this function is
   * called.
   */
  readonly onBegun?: (() => void) | undefined;
}

/**
 * Shows the conditions of a beach's alert. Each choice is saved at once; a choice that the plan does not allow shows
 * the reason.
 */
export function AlertSettings({ favoriteId, name, alert, readOnly, plan, onPlans, onBegun }: Props) {
  const [fault, setFault] = useState<string>();
  const [isLimit, setLimit] = useState(false);
  const say = (sentence: string | undefined, ofLimit = false) => {
    setFault(sentence);
    setLimit(ofLimit && hasLargerPlan(plan));
  };
  const { mutate: save, isPending, variables } = useSaveAlert(favoriteId, plan);
  const showToast = useToast();
  const choice = isPending ? variables : choiceOf(alert);
  const { wvhtUnits: unit } = plan;

  const set = (change: Partial<AlertChoice>) => {
    const refusal = refusalOf(choice, change, plan, readOnly);
    say(refusal, refusal !== undefined);
    if (refusal !== undefined && (readOnly || change.timeFrame === undefined)) return;
    // A time frame that needs Pro is replaced by the longest time frame that the user's plan allows.
    const kept = refusal === undefined ? change : { timeFrame: plan.timeFrameMax };
    save(withSet(choice, kept), {
      onSuccess: () => refusal ?? showToast(m.alerts_saved(), { ms: SUCCESS_MS }),
      onError: (error) => say(error.message, error instanceof AlertRefused),
    });
  };

  const choices = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (!onBegun) return;
    onBegun();
    choices.current?.querySelector('select')?.focus();
    if (!choice.active) set({ active: true });
  });
  useEffect(() => begin(), []);

  return (
    <div className={styles.settings}>
      <Switch
        label={m.alerts_on()}
        hint={plan.alertSetting === 'push' ? m.alerts_on_hint_push({ name }) : m.alerts_on_hint({ name })}
        on={choice.active}
        onChange={(active) => set({ active })}
      />
      <Fault>
        {fault}{' '}
        {isLimit && (
          <Button variant="quiet" onClick={onPlans}>
            {m.favorites_upgrade()}
          </Button>
        )}
      </Fault>
      {alert?.alert_active && !alert.notification_active && <p className={styles.resting}>{m.alerts_resting()}</p>}
      <div ref={choices} className={styles.choices}>
        <Select
          label={m.alerts_min()}
          options={heightOptions(unit)}
          value={choice.minWvht}
          onChoose={(minWvht) => set({ minWvht })}
        />
        <Select
          label={m.alerts_max()}
          options={maximumOptions(unit, choice.minWvht)}
          value={choice.maxWvht}
          onChoose={(maxWvht) => set({ maxWvht })}
        />
        <Select
          label={m.alerts_conditions()}
          options={CONDITIONS.map(({ value, text }) => ({ value, text: text() }))}
          value={choice.waveCondition}
          onChoose={(waveCondition) => set({ waveCondition })}
        />
        <Select
          label={m.alerts_time_frame()}
          options={timeFrameOptions(plan)}
          value={choice.timeFrame}
          onChoose={(timeFrame) => set({ timeFrame })}
        />
      </div>
      <AlertChannel chosen={plan.alertSetting} onRefused={say} />
      <Preview favoriteId={favoriteId} choice={choice} />
    </div>
  );
}

function Preview({ favoriteId, choice }: { readonly favoriteId: number; readonly choice: AlertChoice }) {
  const { data } = useQuery(previewQuery(favoriteId, choice));
  return (
    <p className={styles.note} role="status">
      {data && previewWords(data)}
    </p>
  );
}

function previewWords({ fired, days }: { readonly fired: number; readonly days: number }): string {
  if (days === 0) return m.alerts_preview_none();
  const words = m.alerts_preview({ fired });
  return days < A_MONTH_DAYS ? joinWholeSentences([words, m.alerts_preview_known({ days })], language) : words;
}
