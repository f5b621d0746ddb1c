import { useAppSelector } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { AccessDeniedView } from './AccessDeniedView.tsx';

/** For somebody who is not the owner of a folder that has no workspace (spec §4). */
export function AccessDenied() {
  const { supportEmail, hostHomeUrl } = useAppSelector(config.select);
  return <AccessDeniedView supportEmail={supportEmail} homeUrl={hostHomeUrl} />;
}
