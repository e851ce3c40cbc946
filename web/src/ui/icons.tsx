import type { ReactNode } from 'react';
import styles from './icons.module.css';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);
export const ForwardIcon = () => (
  <Icon>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);
export const BackTwiceIcon = () => (
  <Icon>
    <path d="M12 5l-7 7 7 7M19 5l-7 7 7 7" />
  </Icon>
);
export const ForwardTwiceIcon = () => (
  <Icon>
    <path d="M5 5l7 7-7 7M12 5l7 7-7 7" />
  </Icon>
);
export const LocateIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 2.500v3.500M12 18v3.500M2.500 12H6M18 12h3.500" />
  </Icon>
);
export const DownIcon = () => (
  <Icon>
    <path d="M6 9.500l6 6 6-6" />
  </Icon>
);
