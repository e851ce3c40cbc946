import { m } from '../../../paraglide/later.js';
import { qrPath } from './qr-path.ts';
import styles from './security.module.css';

/**
 * Draws a text as a QR code for another device's camera. The code is dark on light even in the dark theme, as cameras
 * need.
 */
export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.security_qr()}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
