import type { StatusReply } from '@groundswell/contracts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/status.js';
import { language } from '../../preferences/language.ts';
import { ageWords, agoWords } from '../../ui/ago-words.ts';
import { InlineText } from '../../ui/inline-text.tsx';
import { innerLink } from '../../ui/inner-link.tsx';
import { sentenceSpace } from '../../ui/join-sentences.ts';
import { useClock } from '../../ui/use-clock.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { headlineOf } from './headline.ts';
import { IncidentList } from './incident-list.tsx';
import { QueueTable } from './queue-table.tsx';
import { SourceTable } from './source-table.tsx';
import styles from './status-page.module.css';

/** Shows whether sources and waiting work are on time, and the incidents of 90 days. */
export function StatusPage({ status }: { readonly status: StatusReply }) {
  const sinceMs = Math.max(0, useClock(60_000) - Date.parse(status.as_of));
  const open = status.incidents.filter(({ resolved_at }) => resolved_at === null);
  const resolved = status.incidents.filter(({ resolved_at }) => resolved_at !== null);
  return (
    <WidePage note={m.status_title()} title={headlineOf(status, sinceMs)} lead={leadOf(status, sinceMs)}>
      {open.length > 0 && (
        <Section title={m.status_open()}>
          <IncidentList incidents={open} />
        </Section>
      )}
      <Section title={m.status_sources()} note={m.status_sources_note()}>
        <SourceTable sources={status.sources} sinceMs={sinceMs} />
      </Section>
      <Section title={m.status_work()} note={m.status_work_note()}>
        <QueueTable queues={status.queues} />
      </Section>
      <Section title={m.status_past()}>
        {resolved.length > 0 ? <IncidentList incidents={resolved} /> : <p>{m.status_no_past()}</p>}
      </Section>
      <p className={styles.foot}>
        <InlineText text={m.status_foot()} link={innerLink} />
      </p>
    </WidePage>
  );
}

function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

/** Says when forecasts were last built, from which run, and how old the reply is if it is old. */
function leadOf({ as_of, forecasts }: StatusReply, sinceMs: number): string {
  const { run, built_at, complete_run } = forecasts;
  // A reply is renewed each minute, so its age is mentioned only if that fails.
  const checked =
    sinceMs < 3 * 60_000 ? '' : sentenceSpace(language) + m.status_checked({ age: agoWords(sinceMs / 60_000) });
  if (run === null || built_at === null) return m.status_not_built() + checked;
  const age = ageWords((Date.parse(as_of) - Date.parse(built_at) + sinceMs) / 60_000);
  const built =
    complete_run === null || complete_run === run
      ? m.status_built({ age, hour: hourOf(run) })
      : m.status_built_early({ age, hour: hourOf(run), complete: hourOf(complete_run) });
  return built + checked;
}

/** Returns the UTC hour of a run: '06'. */
function hourOf(run: string): string {
  return run.slice(11, 13);
}
