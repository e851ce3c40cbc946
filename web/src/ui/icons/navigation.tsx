import { Icon, type IconProps } from './icon.tsx';

export const ForecastIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 16.5c4.4 0 4.7-9.5 10.3-9.5 3.7 0 5.7 2.5 5.7 5.2 0 2.3-1.5 3.8-3.3 3.8-1.4 0-2.4-1-2.4-2.2M3 20.5h18"
  />
);
export const ChartsIcon = (props: IconProps) => (
  <Icon {...props} d="M9 4.5L3.5 6.8v12.7L9 17.2l6 2.3 5.5-2.3V4.5L15 6.8zM9 4.5v12.7M15 6.8v12.7" />
);
export const NearbyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 21.2c-4.3-4-6.5-7.7-6.5-11a6.5 6.5 0 0113 0c0 3.3-2.2 7-6.5 11zM9.8 10.2a2.2 2.2 0 104.4 0a2.2 2.2 0 10-4.4 0"
  />
);
export const FavoritesIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.2L14.4 9.3L20.9 9.7L15.9 13.9L17.5 20.2L12 16.7L6.5 20.2L8.1 13.9L3.1 9.7L9.6 9.3z" />
);
export const MoreIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
