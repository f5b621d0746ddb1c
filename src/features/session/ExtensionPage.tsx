import { useEffect } from 'react';
import { EXTENSION_ORIGIN } from '#contract/session/extensionPass.route.ts';
import { queryParameter } from '#domain/session/address.ts';
import { isUuid4 } from '#domain/session/routes.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { extensionPass } from '#store/session/extensionPass.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ExtensionPageView } from './ExtensionPageView.tsx';
import { extension as copy } from './extension.copy.ts';

/** /integration/extension, opened by the browser extension with its origin and its question. */
export function ExtensionPage() {
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(router.selectLocation);
  const pass = useAppSelector(extensionPass.select);
  const workspaceId = useWorkspaceId();
  const origin = queryParameter(search, 'origin') ?? '';
  const state = queryParameter(search, 'state') ?? '';
  useEffect(() => () => void dispatch(extensionPass.left()), [dispatch]);
  const isAsked = EXTENSION_ORIGIN.test(origin) && isUuid4(state);
  return (
    <Page title={copy.title} isNarrow>
      {isAsked ? (
        <ExtensionPageView
          origin={origin}
          status={pass.status}
          error={pass.status === 'failed' ? pass.error : null}
          onAllow={() => dispatch(extensionPass.allowed({ origin, state, workspaceId }))}
        />
      ) : (
        <StatePanel title={copy.nobody} hint={copy.nobodyHint} />
      )}
    </Page>
  );
}
