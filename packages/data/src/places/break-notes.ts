import { HAZARDS, type Hazard, SKILLS, type Skill } from '@groundswell/contracts';
import { type BreakNote, breakNotes } from './break-notes.source.ts';

/** The skill levels that a break suits, easiest first, and its hazards, the most serious first. */
export interface KnownNote {
  readonly skills: readonly Skill[];
  readonly hazards: readonly Hazard[];
}

/** Finds the known skill levels and hazards of a beach's break; undefined for most beaches. */
export function findBreakNote(slug: string): KnownNote | undefined {
  const note = breakNotes[slug];
  return note && readNote(note);
}

function readNote([from, to, words]: BreakNote): KnownNote {
  const listed = words.split(' ');
  return {
    skills: SKILLS.slice(SKILLS.indexOf(from), SKILLS.indexOf(to) + 1),
    hazards: HAZARDS.filter((hazard) => listed.includes(hazard)).sort((a, b) => listed.indexOf(a) - listed.indexOf(b)),
  };
}
