import type { SurfReply } from '@groundswell/contracts';
import { type Beach, type Condition, isFlat } from '@groundswell/forecast';
import { momentText } from '../texts/clock-text.ts';
import { tideText, trainText, windText } from '../texts/quantities.ts';
import { surfText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';

export interface KeptSurf extends Pick<SurfReply, 'key' | 'revision' | 'rating' | 'board' | 'note'> {
  readonly beachId: number;
  /** UTC ms. */
  readonly at: number;
  readonly conditions?: {
    readonly faceM?: number | undefined;
    readonly condition?: Condition | undefined;
    readonly score?: number | undefined;
    readonly windMps?: number | undefined;
    readonly windFromDeg?: number | undefined;
    readonly swell?: { readonly heightM: number; readonly periodS: number; readonly fromDeg: number } | undefined;
    readonly tideM?: number | undefined;
  };
}

/**
 * Presents a logged surf session with the conditions stored at that time, in the reader's language; flat water has no
 * condition and no score.
 */
export function presentSurf(
  { key, revision, beachId, at, rating, board, note, conditions }: KeptSurf,
  beach: Pick<Beach, 'slug' | 'name' | 'timeZone'> | undefined,
  voice: Voice,
): SurfReply {
  const { faceM, condition, score, windMps, windFromDeg, swell, tideM } = conditions ?? {};
  const isRated = faceM === undefined || !isFlat(faceM);
  return {
    key,
    revision,
    // Sessions outlive a beach that leaves the catalogue; its id then stands for slug and name.
    beach: { slug: beach?.slug ?? String(beachId), name: beach?.name ?? String(beachId) },
    at: new Date(at).toISOString(),
    atTxt: momentText(at, beach?.timeZone ?? 'UTC', voice.words),
    rating,
    board,
    note,
    conditions: conditions
      ? {
          surf: faceM === undefined ? null : surfText(faceM, voice),
          cond: (isRated && condition) || null,
          score: isRated ? (score ?? null) : null,
          swell: swell ? trainText(swell, voice) : null,
          wind: windMps === undefined ? null : windText(windMps, windFromDeg, voice),
          tide: tideM === undefined ? null : tideText(tideM, voice),
        }
      : null,
  };
}
