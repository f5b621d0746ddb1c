import { useAppSelector } from '#src/kit/hooks.ts';
import { selectConfig } from '#store/session/config.slice.ts';
import { AccessDeniedView } from './AccessDeniedView.tsx';

/** For somebody who is not the owner of a folder that has no workspace (spec §4). */
export function AccessDenied() {
  const { supportEmail, hostHomeUrl } = useAppSelector(selectConfig);
  return <AccessDeniedView supportEmail={supportEmail} homeUrl={hostHomeUrl} />;
}
