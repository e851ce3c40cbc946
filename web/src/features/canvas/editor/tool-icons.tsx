import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The toolbar's icons, drawn on the same pixel grid as the site's other icons. */
export const ICONS: Readonly<Record<string, ReactNode>> = {
  strong: <Icon d="M7 4.5h6a3.7 3.7 0 010 7.4H7zM7 11.9h7a3.8 3.8 0 010 7.6H7z" />,
  em: <Icon d="M10 4.5h7M7 19.5h7M14 4.5l-4 15" />,
  code: <Icon d="M8.5 7l-5 5 5 5M15.5 7l5 5-5 5" />,
  link: <Icon d="M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1" />,
  bullets: <Icon d="M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.1M4 12h.1M4 18h.1" />,
  numbers: <Icon d="M10 6h10.5M10 12h10.5M10 18h10.5M3.5 4.5L5 4v5M3.5 15h2.5l-2.5 4h2.5" />,
  quote: <Icon d="M4 5v14M8.5 7.5h11.5M8.5 12h11.5M8.5 16.5h7" />,
  codeBlock: <Icon d="M3.5 4.5h17v15h-17zM9 9l-2.5 3L9 15M15 9l2.5 3L15 15" />,
  image: <Icon d="M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-2.5 5 4M15.5 9a1 1 0 100 .1" />,
  film: <Icon d="M3.5 5h17v14h-17zM10 9v6l5-3z" />,
  forecast: <Icon d="M3.5 19.5h17M5.5 19.5v-5M10 19.5v-9M14.5 19.5v-7M19 19.5v-11M3.5 7c3 0 3-3 6-3s3 3 6 3" />,
  table: <Icon d="M3.5 5h17v14h-17zM3.5 10h17M9.5 5v14" />,
  divider: <Icon d="M3.5 12h17M8 6.5h8M8 17.5h8" />,
  undo: <Icon d="M9 5.5L4.5 10 9 14.5M4.5 10h9a5.5 5.5 0 010 11H11" />,
  redo: <Icon d="M15 5.5L19.5 10 15 14.5M19.5 10h-9a5.5 5.5 0 000 11H13" />,
};
