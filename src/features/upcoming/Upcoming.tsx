import { useAppSelector } from '#src/app/hooks.ts';
import { upcoming } from '#src/copy/upcoming.ts';
import { selectPlace } from '#store/router/router.slice.ts';
import { UpcomingView } from './UpcomingView.tsx';

/** Stands for every route whose tool is not in this version. */
export function Upcoming() {
  const { route } = useAppSelector(selectPlace);
  const isUpcoming = route !== null && Object.hasOwn(upcoming, route);
  return isUpcoming ? <UpcomingView upcoming={route as keyof typeof upcoming} /> : null;
}
