import type { AdvisoryNameReply } from '@groundswell/contracts';
import { classList } from '../../ui/class-list.ts';
import { WarningIcon } from '../../ui/icons/actions.tsx';
import { useClock } from '../../ui/use-clock.ts';
import styles from './advisory-flag.module.css';

interface Props {
  readonly advisory: AdvisoryNameReply | undefined;
  /** What stands beside its name: the beach that it is for, in a place's list, or when it holds. */
  readonly detail?: string | undefined;
  readonly className?: string;
}

/** The gravest advisory of a beach or place in a list, until it ends; lists are also shown from a device's stored copy. */
export function AdvisoryFlag({ advisory, detail, className }: Props) {
  const clock = useClock(60_000);
  if (!advisory || Date.parse(advisory.until) <= clock) return null;
  return (
    <span className={classList(styles.flag, className)} data-level={advisory.level}>
      <WarningIcon />
      {detail === undefined ? advisory.name : `${advisory.name} · ${detail}`}
    </span>
  );
}
