import { Icon, type IconProps } from './icon.tsx';

export const ArrowIcon = (props: IconProps) => <Icon {...props} d="M12 20.5V3.5M5.5 10L12 3.5l6.5 6.5" />;
export const CompassIcon = (props: IconProps) => (
  <Icon {...props} d="M3.2 12a8.8 8.8 0 1017.6 0a8.8 8.8 0 10-17.6 0M15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z" />
);
export const WindIcon = (props: IconProps) => (
  <Icon {...props} d="M3 9h11a2.7 2.7 0 10-2.7-2.7M3 13h15.5a2.7 2.7 0 11-2.7 2.7M3 17h6.5a2 2 0 11-2 2" />
);
export const SwellIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 8.5c2.4 0 2.4-2 4.750-2s2.350 2 4.750 2 2.4-2 4.750-2 2.350 2 4.750 2M2.5 13.5c2.4 0 2.4-2 4.750-2s2.350 2 4.750 2 2.4-2 4.750-2 2.350 2 4.750 2M2.5 18.5c2.4 0 2.4-2 4.750-2s2.350 2 4.750 2 2.4-2 4.750-2 2.350 2 4.750 2"
  />
);
export const TideRisingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 19c2.2 0 2.2-1.7 4.5-1.7S9.8 19 12 19s2.2-1.7 4.5-1.7S18.8 19 21 19M12 14V4M7.5 8.3L12 4l4.5 4.3"
  />
);
export const TideFallingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 19c2.2 0 2.2-1.7 4.5-1.7S9.8 19 12 19s2.2-1.7 4.5-1.7S18.8 19 21 19M12 4v10M7.5 9.7L12 14l4.5-4.3"
  />
);
export const WaterIcon = (props: IconProps) => (
  <Icon {...props} d="M10 14.2V5a2 2 0 014 0v9.2a4.2 4.2 0 11-4 0zM12 9v8.5" />
);
export const BuoyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3v3.5M8.8 14.5L10.5 6.5h3l1.7 8M7 14.5h10l-1.3 4H8.3zM3 21c1.8 0 1.8-1 3.6-1s1.8 1 3.6 1 1.8-1 3.6-1 1.8 1 3.6 1 1.8-1 3.6-1"
  />
);
