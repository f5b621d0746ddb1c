import { useMediaQuery } from '@mantine/hooks';

/** Sidebar 240, text 640 and its margins, panel 320: below this the panel comes as a drawer. */
const ROOM_BESIDE = '(min-width: 1240px)';

/** There is room for a panel beside the text. */
export const useHasRoomBeside = (): boolean =>
  useMediaQuery(ROOM_BESIDE, undefined, { getInitialValueInEffect: false });
