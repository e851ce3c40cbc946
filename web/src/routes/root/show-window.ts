import { createContext } from 'react';
import type { RootWindow } from './root-window.ts';

/** Opens a window over the page, for pages within the shell. */
export const ShowWindow = createContext<(window: RootWindow) => void>(() => undefined);
