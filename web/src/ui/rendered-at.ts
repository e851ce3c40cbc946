import { createContext } from 'react';

/**
 * The time of server rendering, UTC ms. The first render in the browser uses it for relative times, so that both
 * renders match.
 */
export const RenderedAt = createContext<number | undefined>(undefined);
