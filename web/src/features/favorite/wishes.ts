import { forgetLocal, readLocal, writeLocal } from '../../storage/local.ts';

const KEY = 'sc_favorite_wishes';

/** A wish made offline: a beach to add or remove, the last one for each beach. */
export interface Wish {
  readonly beachId: number;
  readonly wanted: boolean;
  /** Undoes a removal, with place and alert. */
  readonly undo?: boolean;
  /** It was to set an alert, whose settings are offered once the beach is a favorite. */
  readonly alert?: boolean;
}

/** The wishes with one more, which replaces an earlier one for the same beach. */
export function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  return [...wishes.filter(({ beachId }) => beachId !== wish.beachId), wish];
}

/** The wishes without an answered one; a later one for the same beach stays. */
export function withoutWish(wishes: readonly Wish[], { beachId, wanted }: Wish): readonly Wish[] {
  return wishes.filter((one) => one.beachId !== beachId || one.wanted !== wanted);
}

export function readWishes(): readonly Wish[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWish) : [];
  } catch {
    return [];
  }
}

export function keepWishes(wishes: readonly Wish[]): void {
  if (wishes.length === 0) forgetLocal(KEY);
  else writeLocal(KEY, JSON.stringify(wishes));
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'beachId' in value && Number.isInteger(value.beachId) && 'wanted' in value && typeof value.wanted === 'boolean'
  );
}
