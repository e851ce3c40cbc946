// Icons of surf craft, the smallest first.
import { Icon, type IconProps } from '../../../ui/icons/icon.tsx';

export const FishIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3c3.9 3.2 5.3 6.7 5.3 10.3 0 2.7-.6 5.2-1.6 7.7L12 18.2 8.3 21c-1-2.5-1.6-5-1.6-7.7C6.7 9.7 8.1 6.2 12 3zM12 7.5v6.5"
  />
);
export const ShortboardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 2c2.9 3.6 4 7.2 4 11 0 3.2-.8 6-2.2 8.5h-3.6C8.8 19 8 16.2 8 13c0-3.8 1.1-7.4 4-11zM12 6.5v11"
  />
);
export const FunboardIcon = (props: IconProps) => (
  <Icon {...props} d="M12 2.5c3.6 0 5 4.6 5 9.7s-1.5 9.3-5 9.3-5-4.2-5-9.3 1.4-9.7 5-9.7zM12 6v12" />
);
export const LongboardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 1.8c3 0 3.7 3 3.7 6.7v9.3c0 1.7-.7 3.2-1.8 4.4h-3.8c-1.1-1.2-1.8-2.7-1.8-4.4V8.5c0-3.7.7-6.7 3.7-6.7zM12 5.5v13"
  />
);
export const GunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 1.5c2.2 3.5 3.2 7.2 3.2 11.2 0 3.7-1.1 7-3.2 9.8-2.1-2.8-3.2-6.1-3.2-9.8 0-4 1-7.7 3.2-11.2zM12 6v11.5"
  />
);
