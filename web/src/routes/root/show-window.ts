import { createContext } from 'react';
import type { RootWindow } from './root-window.ts';

/** The function that opens a dialog over the page, for pages within the shell. */
export const ShowWindow = createContext<(window: RootWindow) => void>(() => undefined);
