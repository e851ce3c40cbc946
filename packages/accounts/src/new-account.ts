import type { Language } from '@groundswell/contracts';
import { NEW_ACCOUNT, type StoredAccount } from '@groundswell/data/accounts';

/**
 * The option ids of each unit system: imperial is mph, ft and °F; metric is km/h, m and °C. In either system wave
 * heights are face heights, trough to crest.
 */
const IMPERIAL = { wind: 5, wvht: 1, tide: 3, temp: 8, scale: 10 };
const METRIC = { wind: 6, wvht: 2, tide: 4, temp: 9, scale: 10 };

interface Start extends Pick<StoredAccount, 'id' | 'email' | 'identityId' | 'hasPassword' | 'socials'> {
  /** 1 imperial, 2 metric. */
  readonly units: number;
  readonly lang: Language;
  /** The time when the address was proved, UTC ms. */
  readonly now: number;
}

/** Builds a new account on Basic, with the units that the visitor had. */
export function newAccount({ units, now, ...who }: Start): StoredAccount {
  return { ...NEW_ACCOUNT, ...who, createdAt: now, emailVerifiedAt: now, units: units === 2 ? METRIC : IMPERIAL };
}
