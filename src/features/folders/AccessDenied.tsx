import { useAppSelector } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { AccessDeniedView } from './AccessDeniedView.tsx';

/** Shown to a user who does not own the folder, when it has no workspace (spec §4). */
export function AccessDenied() {
  const { supportEmail, hostHomeUrl } = useAppSelector(config.select);
  return <AccessDeniedView supportEmail={supportEmail} homeUrl={hostHomeUrl} />;
}
