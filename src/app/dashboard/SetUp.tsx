import { SET_UP_HIDDEN, setUpStepsFor } from '#domain/session/setUp.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { hints } from '#store/settings/hints.slice.ts';
import { SetUpView } from './SetUpView.tsx';

/** How far the workspace is set up, until it is, or the person hides it. Nothing while that is not known. */
export function SetUp() {
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  const isHidden = useAppSelector(hints.select).includes(SET_UP_HIDDEN);
  if (!canWrite || isHidden) return null;
  return isAdmin ? <OfAdministrator /> : <OfWriter installation={null} />;
}

interface Installation {
  readonly model: boolean;
  readonly search: boolean;
}

function OfAdministrator() {
  const engine = useOptionalResource('engine', null);
  const search = useOptionalResource('installationSearch', null);
  if (engine === undefined || search === undefined) return null;
  return (
    <OfWriter installation={{ model: engine.model !== null, search: search.source !== 'none' }} />
  );
}

/** `installation`: null for those who cannot set it up. */
function OfWriter({ installation }: { readonly installation: Installation | null }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const site = useAppSelector(folderSetup.selectFound).workspace?.tags.website;
  const read = useOptionalResource('brandVoices', { workspaceId });
  const preferences = useOptionalResource('userConfig', null);
  if (site === undefined || read === undefined || preferences === undefined) return null;
  const steps = setUpStepsFor({
    site: site !== '',
    voice: read.voices.length > 0,
    model: installation?.model ?? null,
    search: installation?.search ?? null,
  });
  if (SET_UP_HIDDEN in preferences || steps.every(({ isDone }) => isDone)) return null;
  return <SetUpView steps={steps} onHide={() => dispatch(hints.hidden({ key: SET_UP_HIDDEN }))} />;
}
