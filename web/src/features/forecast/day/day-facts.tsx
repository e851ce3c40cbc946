import type { DayReply } from '@groundswell/contracts';
import { bestTimes } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { joinSentences } from '../../../ui/join-sentences.ts';
import { numberWords } from '../../../ui/number-words.ts';
import { spanned, unbroken } from '../../../ui/typography.ts';
import styles from './day-facts.module.css';

/**
 * The facts of a day: its best hours with a reason, its highest wave energy, the confidence, and the change since an
 * earlier run.
 */
export function DayFacts({ day: { best, energyMax, confidence, unsure, changed } }: { readonly day: DayReply }) {
  const runs = [confidence?.says ?? unsure, confidence?.runs, changed?.text].filter((text) => text !== undefined);
  if (!best && energyMax === null && runs.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {best && (
        <div>
          <dt>{m.forecast_day_best()}</dt>
          <dd>
            <b>{bestTimes(best)}</b>
            {m.ui_comma()}
            {spanned(best.surf)} {best.cond && conditionWord(best.cond)}
            <small>
              {m.forecast_day_score({ score: best.score })} · {unbroken(spanned(best.why))}
            </small>
          </dd>
        </div>
      )}
      {energyMax !== null && (
        <div>
          <dt>{m.forecast_day_energy()}</dt>
          <dd>
            <b>{m.forecast_day_energy_kw({ power: numberWords(energyMax) })}</b>
          </dd>
        </div>
      )}
      {runs.length > 0 && (
        <div>
          <dt>{m.forecast_day_runs()}</dt>
          <dd>{unbroken(spanned(joinSentences(runs, language)))}</dd>
        </div>
      )}
    </dl>
  );
}
