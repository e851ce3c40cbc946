import { getForecast } from '@groundswell/contracts';
import { KIND_NAMES, KINDS, type Kind } from './kinds.ts';
import type { Member } from './members.ts';

export interface MixedRequest {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Beach {
  readonly slug: string;
  readonly id: number;
}

const PAGES = ['/', '/nearby', '/maps', '/blog'];
const HTML = { accept: 'text/html' };
const JSON_TYPE = { accept: 'application/json', 'content-type': 'application/json' };

/** An account has a limited number of sessions, and a further sign-in ends the oldest, so the two do not overlap. */
export interface Members {
  /** The members whose tokens are used. */
  readonly signedIn: readonly Member[];
  /** The members who sign in again and again. */
  readonly signingIn: readonly Member[];
}

/** At least two beaches. The first is the one with alerts, which stays among the favorites. */
export type Beaches = readonly [Beach, Beach, ...Beach[]];

const signedBy = (token: string) => ({ ...JSON_TYPE, authorization: `Bearer ${token}` });

/** Makes the request that adds a favorite. */
export function favoriteRequest({ id }: Beach, token: string) {
  return { method: 'POST', path: `/api/favorites/add-favorite/${id}`, headers: signedBy(token) } as const;
}

/** Makes the request that saves an alert which any forecast with surf fires. */
export function alertRequest({ id }: Beach, token: string) {
  const body = JSON.stringify({ favoriteId: id, active: true, minWvht: 1, waveCondition: 3, timeFrame: 4 });
  return { method: 'POST', path: '/api/favorites/save-alert', headers: signedBy(token), body } as const;
}

/**
 * Makes the same mix of requests from the same beaches and members every time: `KINDS` says how many percent of which
 * kind. Half of the calls carry a member's token, so that no cache answers them.
 */
export function makeMix([alerted, ...beaches]: Beaches, { signedIn, signingIn }: Members): readonly MixedRequest[] {
  const draw = createDraw();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const signed = () => signedBy(pick(signedIn).token);
  const forecast = (slug: string) => getForecast.path.replace('{fcstId}', slug);
  const make: Readonly<Record<Kind, (at: number) => Omit<MixedRequest, 'kind'>>> = {
    pages: (at) => ({
      method: 'GET',
      path: at % 4 === 0 ? pick(PAGES) : forecast(pick(beaches).slug),
      headers: HTML,
    }),
    calls: (at) => ({
      method: 'GET',
      path: `${forecast(pick(beaches).slug)}?isAjax=true&units=1`,
      headers: at % 2 === 0 ? JSON_TYPE : signed(),
    }),
    favorites: (at) =>
      at % 2 === 0
        ? favoriteRequest(pick(beaches), pick(signedIn).token)
        : { method: 'DELETE', path: `/api/favorites/remove-favorite/${pick(beaches).id}`, headers: signed() },
    alerts: () => alertRequest(alerted, pick(signedIn).token),
    'sign-ins': () => {
      const { email, password } = pick(signingIn);
      const body = JSON.stringify({ grant: 'password', username: email, password });
      return { method: 'POST', path: '/oauth/token', headers: JSON_TYPE, body };
    },
  };
  const all = KIND_NAMES.flatMap((kind) =>
    Array.from({ length: 2 * KINDS[kind].percent }, (_, at) => ({ kind, ...make[kind](at) })),
  );
  return all
    .map((one) => ({ one, order: draw() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

/** Creates a generator of the same numbers from 0 to 1 every time (minimal standard, Park and Miller 1988). */
function createDraw(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
