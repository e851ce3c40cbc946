import { createContext } from 'react';

/** When the server drew the page that is shown, UTC ms: what stands there tells of that time first. */
export const DrawnAt = createContext<number | undefined>(undefined);
