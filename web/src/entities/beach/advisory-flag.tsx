import type { AdvisoryNameReply } from '@groundswell/contracts';
import { createContext, type ReactNode, use } from 'react';
import { m } from '../../paraglide/messages.js';
import { classList } from '../../ui/class-list.ts';
import { WarningIcon } from '../../ui/icons/actions.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { useClock } from '../../ui/use-clock.ts';
import styles from './advisory-flag.module.css';
import { hasEnded, repeatedAdvisories } from './repeated-advisories.ts';

interface Props {
  readonly advisory: AdvisoryNameReply | undefined;
  /** The text beside the advisory's name: in a list of beaches the beach's name, otherwise the period. */
  readonly detail?: string | undefined;
  readonly className?: string | undefined;
}

/** The names of the advisories that the surrounding list shows above its rows. */
const AdvisoriesNamedByList = createContext<ReadonlySet<string>>(new Set());

/**
 * Shows the gravest advisory of a beach or place in a list, until it ends, because lists may come from a device's
 * cached copy. Only the icon is visible if the list names the advisory above its rows.
 */
export function AdvisoryFlag({ advisory, detail, className }: Props) {
  const clock = useClock(60_000);
  const namedByList = use(AdvisoriesNamedByList);
  if (!advisory || hasEnded(advisory, clock)) return null;
  const { level, name } = advisory;
  if (namedByList.has(name))
    return (
      <span className={classList(styles.flag, styles.sign)} data-level={level} title={name}>
        <WarningIcon />
        <Spoken>{name}</Spoken>
      </span>
    );
  return (
    <span className={classList(styles.flag, className)} data-level={level}>
      <WarningIcon />
      {detail === undefined ? name : `${name} · ${detail}`}
    </span>
  );
}

interface ListProps {
  /** The advisory of each row. */
  readonly advisories: readonly (AdvisoryNameReply | undefined)[];
  readonly className?: string | undefined;
  /** The list. */
  readonly children: ReactNode;
}

/** Names an advisory of several rows once, above their list; the rows show only its icon. */
export function AdvisedList({ advisories, className, children }: ListProps) {
  const clock = useClock(60_000);
  const repeated = repeatedAdvisories(advisories, clock);
  return (
    <AdvisoriesNamedByList value={new Set(repeated.map(({ advisory }) => advisory.name))}>
      {repeated.length > 0 && (
        <p className={classList(styles.key, className)}>
          {repeated.map(({ advisory: { name, level }, count }) => (
            <span key={name} className={styles.flag} data-level={level}>
              <WarningIcon />
              {m.advisories_marked({ name, count })}
            </span>
          ))}
        </p>
      )}
      {children}
    </AdvisoriesNamedByList>
  );
}
