export const WIDGET_TYPES = ['forecast', 'report'] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];
/** The themes; `auto` follows the color scheme of the host page's reader. */
export const WIDGET_THEMES = ['light', 'dark', 'auto'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

/**
 * The height of each type's frame. The embed code reserves it to avoid layout shifts. A frame that needs more, for
 * example for large fonts, posts a message.
 */
export const WIDGET_HEIGHTS_PX = { forecast: 320, report: 320 } as const satisfies Record<WidgetType, number>;
export const WIDGET_WIDTHS_PX = { min: 300, max: 600 } as const;
