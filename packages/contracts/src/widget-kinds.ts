export const WIDGET_TYPES = ['forecast', 'report'] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];
/** `auto` follows the host page's reader. */
export const WIDGET_THEMES = ['light', 'dark', 'auto'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/**
 * How high each type is drawn. The code for a page keeps that place, so that nothing moves when the frame comes; a
 * frame that needs more (a reader's large letters) says so by its message.
 */
export const WIDGET_HEIGHTS_PX = { forecast: 320, report: 320 } as const satisfies Record<WidgetType, number>;
export const WIDGET_WIDTHS_PX = { min: 300, max: 600 } as const;
