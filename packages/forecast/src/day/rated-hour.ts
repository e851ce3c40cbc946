import type { BeachForecast } from '../beach-forecast.ts';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { type HourScore, type Preferences, scoreHour } from '../score/score-hour.ts';
import { mixOf, shorePowers } from '../score/swell-mix.ts';
import { type TideStage, type TideThirds, tideStage, tideThirds } from '../score/tide-stage.ts';
import { isPassing } from '../waves/passing.ts';

/** An hour with its score and the values that explain it. */
export interface RatedHour {
  readonly hour: ForecastHour;
  /**
   * The swell trains that bring the most and the second most power ashore. Their order changes only when the difference
   * is clear, so that it does not flicker from hour to hour.
   */
  readonly first?: LinedTrain;
  readonly second?: LinedTrain;
  readonly score: HourScore;
  /** The tide stage, and the stages at which the break works best; absent where those stages are unknown. */
  readonly tide?: { readonly stage: TideStage; readonly likes: readonly TideStage[] };
}

/** The traits of a beach that its hours are rated by. */
export interface BeachTraits extends Preferences {
  readonly thirds?: TideThirds;
}

/** The range of face heights at which most breaks work, m. It is used where the kind of a break is unknown. */
const MOST_BREAKS = { holdsFromM: 0.4, holdsToM: 3.6 };

export function beachTraits({ beach, tide, tideStages, breakTraits }: BeachForecast): BeachTraits {
  const thirds = tide && tideThirds(tide);
  return { facingDeg: beach.facingDeg, thirds, likes: tideStages, holds: breakTraits ?? MOST_BREAKS };
}

export function rateHour(hour: ForecastHour, traits: BeachTraits): RatedHour {
  const { thirds, likes } = traits;
  const trains = hour.trains ?? [];
  const powers = shorePowers(trains);
  const [first, second] = trains.filter((train) => !isPassing(train, trains, traits.facingDeg));
  const { faceHeightM, seaShare, windSpeedMps, windFromDeg, gustMps } = hour;
  const stage = hour.tideM === undefined ? undefined : thirds && tideStage(hour.tideM, thirds);
  const mix = mixOf(trains, powers);
  return {
    hour,
    first,
    second,
    score: scoreHour(
      {
        faceHeightM,
        seaShare,
        periodS: mix?.periodS,
        crossing: mix?.crossing,
        windSpeedMps,
        windFromDeg,
        gustMps,
        tide: stage,
      },
      traits,
    ),
    tide: stage && likes && { stage, likes },
  };
}
