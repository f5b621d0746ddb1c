import { useAppSelector } from '#src/kit/hooks.ts';
import { upcoming } from './upcoming.copy.ts';
import { router } from '#store/session/router.slice.ts';
import { UpcomingView } from './UpcomingView.tsx';

/** Stands for every route whose tool is not in this version. */
export function Upcoming() {
  const { route } = useAppSelector(router.selectLocation);
  const isUpcoming = route !== null && Object.hasOwn(upcoming, route);
  return isUpcoming ? <UpcomingView upcoming={route as keyof typeof upcoming} /> : null;
}
