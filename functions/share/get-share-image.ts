import { getShareImage } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data';
import { findBeach } from '@groundswell/data/places';
import { unitsOfSystem } from '@groundswell/forecast';
import { presentForecast, wordsOf } from '@groundswell/forecast/view';
import { endpoint, NotFound, numberEnv } from '@groundswell/runtime';
import { drawShareImage } from './draw-share-image.ts';
import { renderPng } from './render-png.ts';
import { findSharedDay } from './shared-day.ts';

const DEFAULT_BASIC_DAYS = 3;

/** A beach's day as a picture. The font has no Chinese: the picture speaks English then. */
export const handler = endpoint(getShareImage, async ({ params, query }) => {
  const beach = findBeach(params.image);
  if (!beach) throw new NotFound(`There is no beach called “${params.image}”.`);
  const { forecast } = await forecasts.readNow(beach.id);

  const words = wordsOf(query.lang === 'zh-CN' ? 'en' : query.lang);
  const days = numberEnv('BASIC_DAYS', DEFAULT_BASIC_DAYS);
  const units = unitsOfSystem(query.units);
  const reply = presentForecast({ beach, place: [], forecast, units, words, now: Date.now(), basicDays: days, days });
  const day = findSharedDay(reply, query.day, words);
  if (!day) throw new NotFound('There is no forecast for that day.');

  return renderPng(drawShareImage(day, process.env.PRODUCT_NAME ?? 'Groundswell', reply.timeline_scale));
});
