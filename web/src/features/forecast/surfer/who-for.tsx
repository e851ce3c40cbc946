import type { AdvisoryReply, DayReply, ForecastReply, TimelineReply } from '@groundswell/contracts';
import type { Surfer } from '@groundswell/forecast';
import { higherSurfAdvisoryOn } from '@groundswell/present';
import { AdvisedList, AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { halvesOf, largerOf, type RatedSurf, ratedSurf } from '../../../entities/surf/surf.ts';
import { ForYou } from '../../../entities/surfer/for-you.tsx';
import { hasLevelOrBoards } from '../../../entities/surfer/model.ts';
import { SurferForm } from '../../../entities/surfer/surfer-form.tsx';
import { useSurfer } from '../../../entities/surfer/use-surfer.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { DayDate } from '../../../ui/day-date.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import section from '../../../ui/section-head.module.css';
import { spanned } from '../../../ui/typography.ts';
import { noonOf } from '../day-rows.ts';
import styles from './who-for.module.css';

interface Props {
  readonly forecast: ForecastReply;
  readonly onSurfed: () => void;
}

/**
 * The advice for each day: whether the surf suits this reader, and with which board. It requires that the reader has
 * filled in a surfer profile.
 */
export function WhoFor({ forecast, onSurfed }: Props) {
  const { days, timeline, current, asks, loggedIn } = forecast;
  const surfer = useSurfer();
  return (
    <section className={styles.part} aria-labelledby="who-for">
      <header className={section.head}>
        <h2 id="who-for">{m.surfer_title()}</h2>
        <Button aria-haspopup="dialog" onClick={onSurfed}>
          {m.surfer_surfed()}
        </Button>
      </header>
      {!loggedIn && (
        <p className={classList(styles.hint, styles.ifOut)} data-screen-only>
          {m.surfer_surfed_hint()}
        </p>
      )}
      {hasLevelOrBoards(surfer) ? (
        <AdvisedList advisories={days.map((day) => higherSurfAdvisoryOn(forecast, day))}>
          <ul className={styles.days}>
            {days.map((day) => (
              <DayFor
                key={day.dateNum}
                surfer={surfer}
                day={day}
                timeline={timeline}
                unit={current.surfUnits}
                asks={asks}
                advisory={higherSurfAdvisoryOn(forecast, day)}
              />
            ))}
          </ul>
        </AdvisedList>
      ) : (
        <p className={styles.hint}>{m.surfer_hint()}</p>
      )}
      <div data-screen-only>
        <Disclosure summary={m.surfer_say()}>
          <SurferForm unit={current.surfUnits} />
        </Disclosure>
      </div>
    </section>
  );
}

interface DayProps {
  readonly surfer: Surfer;
  readonly day: DayReply;
  readonly timeline: TimelineReply;
  readonly unit: 'ft' | 'm';
  readonly asks: ForecastReply['asks'];
  readonly advisory: AdvisoryReply | undefined;
}

function DayFor({ surfer, day, timeline, unit, asks, advisory }: DayProps) {
  const { surf, condition, when } = surfToRide(day);
  const noon = noonOf([day], day.dateNum, timeline);
  return (
    <li>
      <span>
        <DayDate day={day.day} date={day.date} />
      </span>
      <span className={styles.surf}>
        {surf ? spanned(surf.text) : m.ui_missing()}
        {when && <small>{when}</small>}
      </span>
      <span>
        <ForYou
          surfer={surfer}
          min={surf?.min}
          max={surf?.max}
          unit={unit}
          condition={condition}
          periodS={noon === undefined ? undefined : timeline.swell1PeriodS[noon]}
          asks={asks}
          advisory={advisory}
        />
        <AdvisoryFlag advisory={advisory} detail={advisory?.when} />
        <DangerNote danger={day.danger} short />
      </span>
    </li>
  );
}

/**
 * Returns the surf and time of the best hours; without best hours, of the half day with the larger surf. If both halves
 * have equal surf, the time is omitted.
 */
function surfToRide(day: DayReply): RatedSurf & { readonly when?: string } {
  const { best } = day;
  if (best) return { ...ratedSurf(best.surf, best.surfMin, best.surfMax, best.cond), when: bestHours(best) };
  const halves = halvesOf(day);
  const larger = largerOf(halves);
  const isDay = halves.am.surf?.text === halves.pm.surf?.text;
  return { ...larger, ...(!isDay && { when: larger === halves.am ? m.ui_morning() : m.ui_afternoon() }) };
}
