import type { Advice, BoardName, SkillLevel } from '@groundswell/forecast';
import { m } from '../../paraglide/messages.js';
import { numberWords } from '../../ui/number-words.ts';

export const LEVEL_NAMES: Readonly<Record<SkillLevel, () => string>> = {
  'first-waves': m.surfer_first_waves,
  improving: m.surfer_improving,
  advanced: m.surfer_advanced,
  expert: m.surfer_expert,
};

export const BOARD_WORDS: Readonly<Record<BoardName, () => string>> = {
  Foamie: m.surfer_foamie,
  Longboard: m.surfer_longboard,
  Fish: m.surfer_fish,
  Shortboard: m.surfer_shortboard,
  'Step-up': m.surfer_step_up,
  Gun: m.surfer_gun,
};

const FITS = { within: m.surfer_within, upper: m.surfer_upper, beyond: m.surfer_beyond } as const;

/** Returns the advice as sentences: 'Within your level. Longboard in place of a fish.' */
export function adviceWords({ fit, asksMore, board, inPlaceOf }: Advice): string {
  const ofBoards = board
    ? boardWords(board, inPlaceOf)
    : inPlaceOf && m.surfer_none_suits({ board: BOARD_WORDS[inPlaceOf]() });
  return [fit && FITS[fit](), asksMore && m.surfer_asks_more(), ofBoards].filter(Boolean).join(' · ');
}

function boardWords(board: BoardName, inPlaceOf: BoardName | undefined): string {
  const name = BOARD_WORDS[board]();
  return inPlaceOf ? m.surfer_in_place({ board: name, other: BOARD_WORDS[inPlaceOf]() }) : name;
}

/** The largest height of a wave's face for each level, rounded separately in feet and in metres. */
const UP_TO = {
  ft: { first: 3, improving: 6, advanced: 12, expert: 20 },
  m: { first: 0.9, improving: 2, advanced: 3.6, expert: 6 },
} as const;

/** Returns how the advice is derived, in the reader's unit of wave heights. */
export function howWords(unit: keyof typeof UP_TO): string {
  const height = (value: number) => `${numberWords(value)} ${unit}`;
  const { first, improving, advanced, expert } = UP_TO[unit];
  return m.surfer_how({
    first: height(first),
    improving: height(improving),
    advanced: height(advanced),
    expert: height(expert),
  });
}
