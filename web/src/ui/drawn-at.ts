import { createContext } from 'react';

/** The time of server rendering, UTC ms. The first render uses it for relative times, so that hydration matches. */
export const DrawnAt = createContext<number | undefined>(undefined);
