import { createContext } from 'react';

/** When the server drew the current page, UTC ms: its times are relative to that at first. */
export const DrawnAt = createContext<number | undefined>(undefined);
