export { drawForecastPage } from './page/forecast-page.ts';
export { drawPlaceImage } from './picture/draw-place-image.ts';
export { drawShareImage } from './picture/draw-share-image.ts';
export { renderPng } from './picture/render-png.ts';
export { findSharedDay } from './picture/shared-day.ts';
export { findSharedPlace } from './picture/shared-place.ts';
