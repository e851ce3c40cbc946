// Shows all components of `ui/` on a single page, in both themes. It is for development: the site's build leaves it
// out.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { classList } from '../ui/class-list.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { Controls } from './controls.tsx';
import styles from './gallery.module.css';
import { Icons } from './icons.tsx';
import { Overlays } from './overlays.tsx';
import { Tokens } from './tokens.tsx';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ToastProvider>
        <main className={styles.themes}>
          {(['light', 'dark'] as const).map((theme) => (
            <section key={theme} className={classList(styles.theme, styles[theme])} aria-label={theme}>
              <h1>{theme === 'light' ? 'By day' : 'By night'}</h1>
              <Tokens />
              <Icons />
              <Controls />
              <Overlays />
            </section>
          ))}
        </main>
      </ToastProvider>
    </StrictMode>,
  );
