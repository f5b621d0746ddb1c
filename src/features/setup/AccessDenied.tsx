import { useAppSelector } from '#src/app/hooks.ts';
import { selectConfig } from '#store/config/config.slice.ts';
import { AccessDeniedView } from './AccessDeniedView.tsx';

/** For somebody who is not the owner of a folder that has no workspace (spec §4). */
export function AccessDenied() {
  const { supportEmail, hostHomeUrl } = useAppSelector(selectConfig);
  return <AccessDeniedView supportEmail={supportEmail} homeUrl={hostHomeUrl} />;
}
