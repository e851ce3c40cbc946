export { namesOf, nameWidget, type WidgetNames } from './widget-names.ts';
export { type WidgetDay, type WidgetViews, widgetViews } from './widget-views.ts';
export { type StoredWidget, type Widgets, widgets } from './widgets.ts';
