import label from '../ui/label.module.css';
import styles from './gallery.module.css';

/** Shows every colour token, and the type scale. */
export function Tokens() {
  return (
    <>
      <h2>Colours</h2>
      <ul className={styles.swatches}>
        {listTokens()
          .filter((name) => CSS.supports('color', readToken(name)))
          .map((name) => (
            <li key={name}>
              <i style={{ background: `var(${name})` }} />
              {name.slice(2)}
            </li>
          ))}
      </ul>
      <h2>Type</h2>
      <div className={styles.scale}>
        {listTokens()
          .filter((name) => name.startsWith('--text-'))
          .map((name) => (
            <p key={name} style={{ fontSize: `var(${name})` }}>
              {name.slice(7)}: shoulder high, 3–4 ft at 12 s from ESE 0123456789
            </p>
          ))}
        <p className={label.label}>Label: wind, tide, water, weather</p>
      </div>
    </>
  );
}

/** Returns the names of the custom properties on `:root` in tokens.css, in source order. */
function listTokens(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.split(', ').includes(':root'));
  return [...new Set(roots.flatMap(({ style }) => [...style].filter((name) => name.startsWith('--'))))];
}

function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
