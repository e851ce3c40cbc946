/**
 * The panels beside a chart, split into their own bundle; it loads once a chart is drawn, before a reader can open one.
 */
export { FieldReadOut } from './field-read-out.tsx';
export { OverlayPanel } from './overlay-panel.tsx';
export { ValuesTable } from './values-table.tsx';
