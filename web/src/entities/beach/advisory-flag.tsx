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
  /**
   * The text beside the advisory's name. In a list of beaches it is the name of the beach, elsewhere the advisory's
   * period.
   */
  readonly detail?: string | undefined;
  readonly className?: string | undefined;
}

/** The names of the advisories that the list shows once above its rows, so that the rows need not repeat them. */
const AdvisoriesNamedByList = createContext<ReadonlySet<string>>(new Set());

/**
 * Shows the gravest advisory of a beach or area in a list. It disappears when the advisory ends, because the list may
 * be an old copy cached on the device. If the list names the advisory above its rows, only the icon is visible.
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
