import type { BeachGuideReply } from '@groundswell/contracts';
import type { ReactNode } from 'react';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { isSized, sizeWords } from '../../../entities/surf/surf.ts';
import { windUnit } from '../../../entities/surf/wind-unit.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import label from '../../../ui/label.module.css';
import { numberWords } from '../../../ui/number-words.ts';
import { unbroken } from '../../../ui/typography.ts';
import styles from './guide-lines.module.css';
import { HAZARD_NAMES, skillWords, tideWords } from './guide-words.ts';
import { PeriodDrawing, SizeDrawing, SkillDrawing, TideDrawing, WindDrawing } from './scales.tsx';

type Guide = BeachGuideReply;
interface Props {
  readonly guide: Guide;
}

/** The lines of the guide: each has a scale with the current value, the suitable range, and a comparison. */
export function GuideLines({ guide }: Props) {
  return (
    <dl className={styles.lines}>
      <PeriodLine guide={guide} />
      <TideLine guide={guide} />
      <WindLine guide={guide} />
      <SizeLine guide={guide} />
      <Line
        name={m.guide_skill()}
        drawing={guide.skills && <SkillDrawing skills={guide.skills} />}
        value={guide.skills ? skillWords(guide.skills) : m.guide_unknown()}
        detail={guide.skills && m.guide_skill_detail()}
      />
      <HazardsLine guide={guide} />
    </dl>
  );
}

interface LineProps {
  readonly name: string;
  readonly drawing: ReactNode;
  readonly value: string;
  readonly detail?: string | null;
  /** The comparison with the current hour. */
  readonly now?: string | null | undefined;
}

function Line({ name, drawing, value, detail, now }: LineProps) {
  return (
    <div className={styles.line}>
      <dt className={label.label}>{name}</dt>
      <dd className={styles.answer}>
        <b>{unbroken(value)}</b>
        {(detail || now) && (
          <p>
            {detail && unbroken(detail)}
            {sentenceSpace(language)}
            {now && <strong>{unbroken(now)}</strong>}
          </p>
        )}
      </dd>
      {drawing && <dd className={styles.drawing}>{drawing}</dd>}
    </div>
  );
}

/** Two swell windows whose widths differ by less than this count as equally wide. */
const ALIKE_DEG = 15;

function PeriodLine({ guide: { swell, now } }: Props) {
  const [short, long] = [8, 17].map((period) => swell.periods.find(({ period_s }) => period_s === period));
  if (!short || !long) return null;
  const wider = long.works_deg - short.works_deg;
  const isAlike = Math.abs(wider) < ALIKE_DEG;
  return (
    <Line
      name={m.guide_period()}
      drawing={<PeriodDrawing swell={swell} now={now.swell} />}
      value={isAlike ? m.guide_period_same() : wider > 0 ? m.guide_period_longer() : m.guide_period_shorter()}
      detail={
        isAlike
          ? m.guide_period_width({ degrees: long.works_deg })
          : m.guide_period_widths({
              short: short.works_deg,
              shortPeriod: short.period_s,
              long: long.works_deg,
              longPeriod: long.period_s,
            })
      }
      now={now.swell && m.guide_period_now({ period: now.swell.period_s })}
    />
  );
}

function TideLine({ guide: { tide, tide_likes, now } }: Props) {
  return (
    <Line
      name={m.guide_tide()}
      drawing={tide && <TideDrawing tide={tide} likes={tide_likes} />}
      value={tideWords(tide_likes)}
      detail={tide_likes ? undefined : m.guide_tide_unknown()}
      now={tide && now.tide && tideNow(now.tide, tide.unit)}
    />
  );
}

function tideNow({ level, rising, suits }: NonNullable<Guide['now']['tide']>, unit: string): string {
  const words = { level: `${numberWords(level)} ${unit}` };
  const now =
    rising === undefined
      ? m.guide_tide_now(words)
      : rising
        ? m.guide_tide_now_rising(words)
        : m.guide_tide_now_falling(words);
  return withVerdict(now, suits === null ? undefined : suits ? m.guide_right() : m.guide_not_its_tide());
}

function WindLine({ guide: { wind, now } }: Props) {
  const speed = (value: number) => `${value} ${windUnit(wind.unit)}`;
  const { from, to } = wind.best;
  return (
    <Line
      name={m.guide_wind()}
      drawing={<WindDrawing wind={wind} now={now.wind} />}
      value={m.guide_wind_best({ from, to, speed: speed(wind.edges_upto) })}
      detail={m.guide_wind_limits({ offshore: speed(wind.offshore_upto), onshore: speed(wind.onshore_upto) })}
      now={
        now.wind &&
        withVerdict(
          m.guide_wind_now({ wind: [now.wind.from, speed(now.wind.speed)].filter(Boolean).join(' ') }),
          now.wind.cond ? conditionWord(now.wind.cond) : undefined,
        )
      }
    />
  );
}

function SizeLine({ guide: { size, surfUnits, now } }: Props) {
  const words = (value: number) => numberWords(value);
  return (
    <Line
      name={m.guide_size()}
      drawing={size && <SizeDrawing size={size} unit={surfUnits} now={now.surf} />}
      value={
        size ? m.guide_size_span({ from: words(size.from), to: words(size.to), unit: surfUnits }) : m.guide_unknown()
      }
      detail={size ? (size.source === 'known' ? m.guide_size_known() : m.guide_size_kind()) : m.guide_size_unknown()}
      now={now.surf && surfNow(now.surf, surfUnits)}
    />
  );
}

function surfNow({ fit, ...surf }: NonNullable<Guide['now']['surf']>, unit: string): string {
  const size = isSized(surf) ? `${sizeWords(surf)} ${unit}` : sizeWords(surf);
  const verdicts = { below: m.guide_too_small(), right: m.guide_right(), above: m.guide_too_big() };
  return withVerdict(m.guide_size_now({ size }), fit ? verdicts[fit] : undefined);
}

function withVerdict(now: string, verdict: string | undefined): string {
  return verdict === undefined ? m.guide_sentence({ now }) : m.guide_verdict({ now, verdict });
}

function HazardsLine({ guide: { hazards } }: Props) {
  return (
    <div className={styles.hazards}>
      <dt className={label.label}>{m.guide_hazards()}</dt>
      <dd>
        {hazards ? (
          <ul>
            {hazards.map((hazard) => (
              <li key={hazard}>{HAZARD_NAMES[hazard]()}</li>
            ))}
          </ul>
        ) : (
          <b>{m.guide_unknown()}</b>
        )}
        <p>{m.guide_hazards_detail()}</p>
      </dd>
    </div>
  );
}
