import { Icon, type IconProps } from './icon.tsx';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M4.3 10.5a6.2 6.2 0 1012.4 0a6.2 6.2 0 10-12.4 0M15.1 15.1L20.5 20.5" />
);
export const LocateIcon = (props: IconProps) => (
  <Icon {...props} d="M6 12a6 6 0 1012 0a6 6 0 10-12 0M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5" />
);
export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6L6 18" />;
export const BackIcon = (props: IconProps) => <Icon {...props} d="M15 5l-7 7 7 7" />;
export const ForwardIcon = (props: IconProps) => <Icon {...props} d="M9 5l7 7-7 7" />;
export const BackTwiceIcon = (props: IconProps) => <Icon {...props} d="M12 5l-7 7 7 7M19 5l-7 7 7 7" />;
export const ForwardTwiceIcon = (props: IconProps) => <Icon {...props} d="M5 5l7 7-7 7M12 5l7 7-7 7" />;
export const DownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />;
export const UpIcon = (props: IconProps) => <Icon {...props} d="M6 14.5l6-6 6 6" />;
export const DragIcon = (props: IconProps) => <Icon {...props} d="M4.5 9h15M4.5 15h15" />;
export const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 14.5V3.5M8 7.2l4-3.7 4 3.7M8 11H5.5v9.5h13V11H16" />
);
export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.2L14.4 9.3L20.9 9.7L15.9 13.9L17.5 20.2L12 16.7L6.5 20.2L8.1 13.9L3.1 9.7L9.6 9.3z" />
);
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6.2 16.8v-5.6a5.8 5.8 0 0111.6 0v5.6l1.7 1.7h-15zM10 21.2h4" />
);
export const SettingsIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 7.5h8.8M17.3 7.5h3.2M3.5 16.5h3.2M11.7 16.5h8.8M12.3 7.5a2.5 2.5 0 105 0a2.5 2.5 0 10-5 0M6.7 16.5a2.5 2.5 0 105 0a2.5 2.5 0 10-5 0"
  />
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M8.2 8a3.8 3.8 0 107.6 0a3.8 3.8 0 10-7.6 0M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props} d="M4 6h16v14.5H4zM4 10.5h16M8.2 3.5v5M15.8 3.5v5" />
);
export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M12 3.5v11.5M7.5 10.8L12 15l4.5-4.2M5 20.5h14" />;
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M8.5 8.5h11.5v12H8.5zM15.5 8.5V4H4v12h4.5" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M4.8 12.7l4.7 4.6L19.2 7" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;
export const PlayIcon = (props: IconProps) => <Icon {...props} d="M7.5 4.8v14.4L19 12z" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} d="M8.5 5v14M15.5 5v14" />;
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 11-2.2-5.3l2.2 2.2M19.5 4v5h-5" />
);
export const ListIcon = (props: IconProps) => (
  <Icon {...props} d="M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1" />
);
export const LayersIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5" />
);
export const TableIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M9.2 9.7V19" />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 12a8.5 8.5 0 1017 0a8.5 8.5 0 10-17 0M12 11v5.5M12 7.6v.1" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4L2.8 20h18.4zM12 10v5M12 17.4v.1" />;
export const LanguageIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 12a8.5 8.5 0 1017 0a8.5 8.5 0 10-17 0M3.5 12h17M12 3.5c2.5 2.6 3.7 5.4 3.7 8.5s-1.2 5.9-3.7 8.5c-2.5-2.6-3.7-5.4-3.7-8.5S9.5 6.1 12 3.5z"
  />
);
export const UnitsIcon = (props: IconProps) => (
  <Icon {...props} d="M3 15.8L15.8 3 21 8.2 8.2 21zM6.7 12.1l2 2M9.8 9l2.7 2.7M12.9 5.9l2 2" />
);
/** The filled star of a favorite. */
export const StarFullIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.2L14.4 9.3L20.9 9.7L15.9 13.9L17.5 20.2L12 16.7L6.5 20.2L8.1 13.9L3.1 9.7L9.6 9.3z" full />
);
