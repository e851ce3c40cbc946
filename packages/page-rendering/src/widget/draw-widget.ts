import type { ForecastReply, WidgetTheme, WidgetType } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';
import { bestHoursText, escapeMarkup as esc, isWarnedOfHigher, shownCondition, type Words } from '@groundswell/present';
import { drawFrame, type Frame, linkTo } from './draw-frame.ts';
import { drawAdvisory, drawBars, drawCondition, drawSurf } from './widget-marks.ts';

export interface Widget extends Pick<Frame, 'language' | 'site' | 'product'> {
  readonly type: WidgetType;
  readonly theme: WidgetTheme;
  /** The id under which views are counted; undefined if they are not counted. */
  readonly countedAs: string | undefined;
  readonly reply: ForecastReply;
  readonly words: Words;
}

/** Draws a beach's current surf, or its next days, as a page for a frame. */
export function drawWidget(widget: Widget): string {
  const { type, theme, countedAs, reply, words, ...frame } = widget;
  const { name, slug, days, advisories: [gravest] = [] } = reply;
  const title = words.widget[type](name);
  const href = `${frame.site}/forecast/${slug}`;
  const isReport = type === 'report';
  const content =
    reply.state === 'waiting' ? says(words.widget.waiting) : isReport ? drawReport(widget) : drawDays(widget);
  return drawFrame({
    ...frame,
    theme,
    countedAs,
    title,
    content: `<p class="label">${esc(isReport ? words.widget.now : words.widget.days(Math.max(1, days.length)))}</p>
<h1>${linkTo(href, esc(name), name)}</h1>
${gravest ? drawAdvisory(gravest) : ''}
${content}`,
    foot: `<span>${esc(ageOf(widget))}</span>${linkTo(href, `${esc(frame.product)}<span aria-hidden="true"> →</span>`, words.widget.more)}`,
  });
}

function drawReport({ reply, words }: Widget): string {
  const { current } = reply;
  const { picture, widget } = words;
  const { wind_dir, wind_spd, tide_now, tide_rising } = current;
  const wind = wind_dir ? widget.from(`${wind_dir} ${wind_spd}`) : wind_spd;
  const next = tide_rising
    ? current.high_tide && widget.high(current.high_tide)
    : current.low_tide && widget.low(current.low_tide);
  const best = reply.days[0]?.best;
  const facts = [
    [widget.wind, joined(words, wind, current.wind_rel)],
    [picture.tide, joined(words, tide_now, next)],
    [widget.weather, joined(words, current.atmp, current.sky)],
    [widget.water, current.sst],
    [widget.best, best ? bestHoursText(best, words) : current.noBest && widget.noBest[current.noBest]],
  ] as const;
  const isShort = (label: string) => label === widget.water || label === widget.best;
  const surf = current.nowSurf ? drawSurf(current.nowSurf) : '--';
  const doubt = isWarnedOfHigher(reply, Date.parse(current.as_of)) ? ' doubtful' : '';
  return `<p class="now${doubt}"><span class="surf">${surf}</span>${conditionOf(current.nowSurfMax, current.nowCond, words)}</p>
<dl>${facts.map(([label, text]) => `<div${isShort(label) ? '' : ' class="wide"'}><dt class="label">${esc(label)}</dt><dd>${esc(text || '--')}</dd></div>`).join('')}</dl>`;
}

function drawDays({ reply, words }: Widget): string {
  const rows = reply.days.map((day, index) => {
    const half = (surf: string | null, max: number | null, condition: Condition | null) =>
      `<td><span class="surf">${surf ? drawSurf(surf) : '--'}</span>${conditionOf(max, condition, words)}</td>`;
    return `<tr><th scope="row"><b>${esc(day.day)}</b><span class="label">${esc(day.date)}</span></th>${half(day.amsurf, day.amsurfMax, day.amcond)}${half(day.pmsurf, day.pmsurfMax, day.pmcond)}<td class="bars">${drawBars(reply, index)}</td></tr>`;
  });
  const { morning, afternoon } = words.picture;
  return `<table><thead><tr><td></td><th scope="col" class="label">${esc(morning)}</th><th scope="col" class="label">${esc(afternoon)}</th><td class="bars"></td></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function says(text: string): string {
  return `<p class="says">${esc(text)}</p>`;
}

function ageOf({ type, reply, words: { widget } }: Widget): string {
  if (reply.stale_hours) return widget.late(reply.stale_hours);
  if (reply.state === 'waiting') return '';
  return type === 'report' ? widget.asOf(reply.current.asOfTxt) : widget.made(reply.updatedTxt ?? '');
}

function conditionOf(surfMax: number | null | undefined, rated: Condition | null, words: Words): string {
  const condition = shownCondition(surfMax, rated);
  return condition ? drawCondition(condition, words.conditions[condition]) : '';
}

function joined(words: Words, ...texts: readonly (string | undefined)[]): string {
  return words.list(texts.flatMap((text) => text || []));
}
