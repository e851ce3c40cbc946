import type { ComparisonReply } from '@groundswell/contracts';
import type { ReactNode } from 'react';
import { ConditionKey } from '../../../entities/surf/condition-key.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import section from '../../../ui/section-head.module.css';
import { spanned, unbroken } from '../../../ui/typography.ts';
import styles from './compare-page.module.css';
import { DayFacts } from './day-facts.tsx';
import { DaysTable } from './days-table.tsx';
import { HoursTable } from './hours-table.tsx';
import { dayOn, shownDate } from './model.ts';
import { Neighbours } from './neighbours.tsx';

interface Props {
  readonly comparison: ComparisonReply;
  /** The day in the address, '2026-11-20'. */
  readonly day: string | undefined;
  readonly onDay: (date: string) => void;
  readonly onSwap: () => void;
  /** The button that shares the page's link. */
  readonly share: ReactNode;
  /** The two fields in which the reader chooses the beaches. */
  readonly choices: ReactNode;
  /** A note that some beaches of the address are not compared. */
  readonly note: ReactNode;
}

/** The comparison of two beaches: the better one on each day, and the facts and hours of the chosen day. */
export function ComparePage({ comparison, day, onDay, onSwap, share, choices, note }: Props) {
  const { title, beaches, days } = comparison;
  const date = shownDate(comparison, day);
  const verdict = days.find(({ dateNum }) => dateNum === date);
  const [first, second] = beaches;
  const waiting = beaches.find(({ state }) => state === 'waiting');
  const facts = date !== undefined && second && !waiting ? date : undefined;
  return (
    <main id="content" className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.verdict}>
          {verdict
            ? unbroken(spanned(verdict.text))
            : waiting && second
              ? m.compare_waiting({ name: waiting.name })
              : leadOf(first?.name)}
        </p>
        {note && <p role="status">{note}</p>}
        {second && (
          <div className={styles.tools}>
            <Button onClick={onSwap}>{m.compare_swap()}</Button>
            {share}
          </div>
        )}
      </header>
      {choices}
      <Neighbours comparison={comparison} />
      {facts !== undefined && (
        <>
          <section className={styles.part} aria-labelledby="compare-days">
            <header className={section.head}>
              <h2 id="compare-days">{m.compare_days()}</h2>
              <ConditionKey />
            </header>
            <DaysTable comparison={comparison} date={facts} onDay={onDay} />
          </section>
          <section className={styles.part} aria-labelledby="compare-day">
            <header className={section.head}>
              <h2 id="compare-day">{first && dayOn(first, facts)?.dayTxt}</h2>
            </header>
            <DayFacts beaches={beaches} date={facts} />
          </section>
          <section className={styles.part} aria-labelledby="compare-hours">
            <header className={section.head}>
              <h2 id="compare-hours">{m.compare_hours()}</h2>
              <p>{m.compare_hours_note()}</p>
            </header>
            <HoursTable beaches={beaches} date={facts} />
          </section>
        </>
      )}
    </main>
  );
}

function leadOf(name: string | undefined): string {
  return name === undefined ? m.compare_lead() : m.compare_one({ name });
}
