import type { BeachGuideReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { m } from '../../../paraglide/later.js';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldedSection } from '../../../ui/folded-section.tsx';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import label from '../../../ui/label.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { unbroken } from '../../../ui/typography.ts';
import styles from './beach-guide.module.css';
import { GuideLines } from './guide-lines.tsx';
import { GuideSources } from './guide-sources.tsx';
import { blockedList, kindWords, spanList } from './guide-words.ts';
import { Neighbours } from './neighbours.tsx';
import { guideQuery } from './queries.ts';
import { Rose, RoseKey } from './rose.tsx';
import { Story } from './story.tsx';
import { WindowTable } from './window-table.tsx';

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly units: Units;
}

/**
 * The beach guide: the conditions that suit a beach, a comparison with the current hour, and the neighbouring beaches.
 */
export function BeachGuide({ slug, name, units }: Props) {
  const { data: guide, error, refetch } = useQuery(guideQuery(slug, units));
  return (
    <>
      <FoldedSection
        id="guide-wants"
        title={m.guide_wants({ name })}
        note={guide && kindWords(guide)}
        className={styles.guide}
        busy={!guide && !error}
      >
        {guide ? <Wants guide={guide} /> : !error && <Skeleton className={styles.bones ?? ''} />}
        {error && !guide && (
          <div className={styles.failed}>
            <p role="alert">{m.guide_failed({ reason: error.message })}</p>
            <Button onClick={() => void refetch()}>{m.ui_retry()}</Button>
          </div>
        )}
      </FoldedSection>
      {guide?.story && <Story story={guide.story} slug={guide.slug} name={guide.name} now={Date.parse(guide.as_of)} />}
      {guide && <Neighbours guide={guide} />}
    </>
  );
}

function Wants({ guide }: { readonly guide: BeachGuideReply }) {
  return (
    <>
      <div className={styles.wants}>
        <div>
          <div className={styles.rose}>
            <Rose guide={guide} />
            <RoseKey guide={guide} />
          </div>
          <WindowWords swell={guide.swell} />
        </div>
        <GuideLines guide={guide} />
      </div>
      <WindowTable swell={guide.swell} />
      <GuideSources guide={guide} />
    </>
  );
}

/**
 * The percentage of the swell's power from which the guide says that 'all' of it reaches the shore. The rest is
 * rounding, and some sea floors even focus more than 100 % on the beach.
 */
const NEARLY_ALL_PCT = 95;

/** The swell window as sentences. */
function WindowWords({ swell }: Pick<BeachGuideReply, 'swell'>) {
  const { best, works, most_pct, period_s, land } = swell;
  const most = most_pct >= NEARLY_ALL_PCT ? m.guide_window_all() : m.guide_window_most({ percent: most_pct });
  const seen = [
    m.guide_window_seen(),
    ...(land ? [m.guide_window_fetch({ fetch: unbroken(land.fetch), period: period_s })] : []),
  ];
  return (
    <div className={styles.words}>
      <h3 className={label.label}>{m.guide_swell()}</h3>
      <b>{most_pct === 0 ? m.guide_window_none() : m.guide_window({ best: spanList(best) })}</b>
      {most_pct > 0 && (
        <p>
          {m.guide_window_more({ works: spanList(works) })}
          {sentenceSpace(language)}
          {most}
        </p>
      )}
      {land && land.blocked.length > 0 && <p>{m.guide_window_blocked({ sectors: blockedList(land.blocked) })}</p>}
      <p>{seen.join(sentenceSpace(language))}</p>
    </div>
  );
}
