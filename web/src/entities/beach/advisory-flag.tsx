import type { AdvisoryNameReply } from '@groundswell/contracts';
import { WarningIcon } from '../../ui/icons/actions.tsx';
import { useClock } from '../../ui/use-clock.ts';
import styles from './advisory-flag.module.css';

/** The gravest advisory of a beach in a list, until it ends; lists are also shown from a device's stored copy. */
export function AdvisoryFlag({ advisory }: { readonly advisory: AdvisoryNameReply | undefined }) {
  const clock = useClock(60_000);
  if (!advisory || Date.parse(advisory.until) <= clock) return null;
  return (
    <span className={styles.flag} data-level={advisory.level}>
      <WarningIcon />
      {advisory.name}
    </span>
  );
}
