import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** The color schemes to choose from; their names are `app.theme`. */
export const schemes = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceDesktop },
] as const;
