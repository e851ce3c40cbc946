export const WIDGET_TYPES = ['forecast', 'report'] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];
/** The colour themes; `auto` follows the light or dark mode of the reader's system. */
export const WIDGET_THEMES = ['light', 'dark', 'auto'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/**
 * The frame height of each widget type, in pixels. The embed code reserves that height to avoid layout shifts. A frame
 * that needs more, for example with large fonts, tells the page in a message.
 */
export const WIDGET_HEIGHTS_PX = { forecast: 320, report: 320 } as const satisfies Record<WidgetType, number>;
export const WIDGET_WIDTHS_PX = { min: 300, max: 600 } as const;
