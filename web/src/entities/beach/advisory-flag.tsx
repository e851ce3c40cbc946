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
  /** What stands beside its name: the beach that it is for, in a place's list, or when it holds. */
  readonly detail?: string | undefined;
  readonly className?: string | undefined;
}

/** The advisories that the surrounding list names above its rows. */
const SaidByList = createContext<ReadonlySet<string>>(new Set());

/**
 * The gravest advisory of a beach or place in a list, until it ends; lists are also shown from a device's stored copy.
 * Only its sign is seen where the list says its name.
 */
export function AdvisoryFlag({ advisory, detail, className }: Props) {
  const clock = useClock(60_000);
  const said = use(SaidByList);
  if (!advisory || hasEnded(advisory, clock)) return null;
  const { level, name } = advisory;
  if (said.has(name))
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
  /** That of each row. */
  readonly advisories: readonly (AdvisoryNameReply | undefined)[];
  readonly className?: string | undefined;
  /** The list. */
  readonly children: ReactNode;
}

/** Says an advisory of several rows once above their list; the rows have its sign. */
export function AdvisedList({ advisories, className, children }: ListProps) {
  const clock = useClock(60_000);
  const repeated = repeatedAdvisories(advisories, clock);
  return (
    <SaidByList value={new Set(repeated.map(({ advisory }) => advisory.name))}>
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
    </SaidByList>
  );
}
