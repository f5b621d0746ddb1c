import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { findInternalLinks } from '../pages/internalLinks.service.ts';
import { readLlmsText } from '../pages/llmsText.service.ts';
import { addPageText, listPages, removePage, restorePage } from '../pages/page.service.ts';
import { startPageImport } from '../pages/pageImport.service.ts';
import { resultsOnPage } from '../pages/resultsPage.service.ts';
import { checkClaims, vouchFor } from '../sources/claimCheck.service.ts';
import { readDeadLinks } from '../sources/deadLinks.service.ts';
import { startLinkCheck } from '../sources/linkCheck.service.ts';
import { addSource, readSources, removeSource } from '../sources/source.service.ts';
import { readSourceWording } from '../sources/sourceWording.service.ts';

export const urlHandlers = (deps: Deps): GroupHandlers<'url'> => ({
  postUrl: ({ body }) => deps.readWebPage(body.url),
  getSources: (call) => readSources(deps, call),
  getSourceWording: (call) => readSourceWording(deps, call),
  postSource: (call) => addSource(deps, call, call.body),
  removeSource: (call) => removeSource(deps, call, call.body.url),
  checkClaims: (call) => checkClaims(deps, call),
  putClaim: (call) => vouchFor(deps, call, call.body),
  getDeadLinks: (call) => readDeadLinks(deps, call),
  postLinkCheck: (call) => startLinkCheck(deps, call),
  getPages: (call) => listPages(deps, call),
  postPages: (call) => startPageImport(deps, call),
  postPageText: (call) => addPageText(deps, call),
  postResultsPage: ({ body }) => resultsOnPage(body.html),
  getInternalLinks: (call) => findInternalLinks(deps, call),
  getLlmsText: (call) => readLlmsText(deps, call),
  deletePage: (call) => removePage(deps, call),
  restorePage: (call) => restorePage(deps, call),
});
