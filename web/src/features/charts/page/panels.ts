/** What is read and chosen beside a chart: a part of its own, loaded once one is drawn, before anybody can ask for it. */
export { FieldReadOut } from './field-read-out.tsx';
export { OverlayPanel } from './overlay-panel.tsx';
export { ValuesTable } from './values-table.tsx';
