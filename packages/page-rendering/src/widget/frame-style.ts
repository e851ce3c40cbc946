import { WIDGET_HEIGHTS_PX } from '@groundswell/contracts';
import { type Colour, PALETTE } from '@groundswell/present';

const USED = [
  'paper',
  'ink',
  'quiet',
  'rule',
  'clean',
  'fair',
  'choppy',
  'unrated',
  'clean-text',
  'fair-text',
  'choppy-text',
  'now-text',
] as const satisfies readonly Colour[];

const coloursOf = (theme: 0 | 1) =>
  `color-scheme:${theme ? 'dark' : 'light'};${USED.map((name) => `--${name}:${PALETTE[name][theme]}`).join(';')}`;

/**
 * The style of every widget. It must be identical in all of them, because the content security policy admits it by its
 * digest.
 */
export const FRAME_STYLE = `:root{${coloursOf(0)}}
[data-theme=dark]{${coloursOf(1)}}
@media (prefers-color-scheme:dark){[data-theme=auto]{${coloursOf(1)}}}
*{box-sizing:border-box;margin:0}
html::after{position:fixed;inset:0;border:1px solid var(--rule);content:"";pointer-events:none}
body{display:flex;flex-direction:column;min-height:${WIDGET_HEIGHTS_PX.forecast}px;padding:15px 17px 1px;background:var(--paper);color:var(--ink);font:400 15px/1.3 Archivo,"Helvetica Neue",Helvetica,Arial,"PingFang SC","Microsoft YaHei",sans-serif;font-variant-numeric:tabular-nums}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.label{color:var(--quiet);font-size:11px;font-weight:600;letter-spacing:.07em;text-transform:uppercase}
h1{overflow:hidden;padding-bottom:9px;border-bottom:2px solid var(--ink);font-size:18px;font-weight:700;line-height:1.25;text-overflow:ellipsis;white-space:nowrap}
h1 a{text-decoration:none}
h1 a:hover{text-decoration:underline}
.surf{font-weight:700;letter-spacing:-.02em;white-space:nowrap}
.surf small{font-size:.42em;font-weight:400;letter-spacing:0}
.cond{display:inline-flex;gap:6px;align-items:center;font-weight:600;white-space:nowrap}
.cond svg{flex:none}
.clean{color:var(--clean-text)}.fair{color:var(--fair-text)}.choppy{color:var(--choppy-text)}
.advisory{display:flex;gap:6px;padding-top:8px;color:var(--fair-text);font-size:13px}
.advisory svg{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.warning{color:var(--now-text)}.statement{color:var(--clean-text)}
.now{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline;padding:6px 0}
.now .surf{font-size:42px;line-height:1}
.now .cond{font-size:17px}
.doubtful .surf{color:var(--quiet);font-weight:500}
dl{display:grid;grid-template-columns:minmax(64px,auto) 1fr;gap:4px 16px;padding-bottom:6px}
dl div{min-width:0}
.wide{grid-column:1/-1}
dd{overflow:hidden;font-size:14px;text-overflow:ellipsis;white-space:nowrap}
table{flex:auto;width:100%;border-collapse:collapse}
th{text-align:left;font-weight:400}
thead th{padding:8px 0 2px}
tbody tr{border-top:1px solid var(--rule)}
tbody th{width:64px}
tbody th,tbody td{height:53px;padding:6px 8px 6px 0;vertical-align:middle}
tbody th b{display:block;font-size:15px}
td .surf{display:block;font-size:19px;line-height:1.15}
td .surf small{font-size:13px}
td .cond{font-size:13px}
.bars{display:none}
.bars svg{display:block;margin-left:auto}
.says{margin:auto 0;padding:20px 0;text-align:center}
footer{display:flex;gap:12px;align-items:center;justify-content:space-between;min-height:42px;margin-top:auto;padding:6px 0;border-top:1px solid var(--rule);color:var(--quiet);font-size:12px;line-height:1.25}
footer a{flex:none;padding:6px 0;color:var(--ink);font-size:13px;font-weight:600}
@media (max-width:339px){dd{font-size:13px}}
@media (min-width:460px){.bars{display:table-cell}td.bars{width:152px}}
`;
