import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readEvents } from '../session/event.service.ts';
import {
  readMailServer,
  removeMailServer,
  saveMailServer,
  testMailServer,
} from './mail.service.ts';
import {
  listModels,
  readModels,
  removeKey,
  removeModels,
  saveModels,
  testModels,
} from './models.service.ts';
import { readSearch, removeSearch, saveSearch, testSearch } from './search.service.ts';

export const installationHandlers = (deps: Deps): GroupHandlers<'installation'> => ({
  getModels: () => readModels(deps),
  putModels: ({ caller, body }) => saveModels(deps, caller, body),
  deleteModels: () => removeModels(deps),
  deleteModelKey: ({ caller }) => removeKey(deps, caller),
  listModels: ({ body }) => listModels(deps, body),
  testModels: ({ body }) => testModels(deps, body),
  getSearch: () => readSearch(deps),
  putSearch: ({ caller, body }) => saveSearch(deps, caller, body),
  deleteSearch: () => removeSearch(deps),
  testSearch: ({ body }) => testSearch(deps, body.search),
  getMail: () => readMailServer(deps),
  putMail: ({ caller, body }) => saveMailServer(deps, caller, body),
  deleteMail: () => removeMailServer(deps),
  testMail: ({ caller, body }) => testMailServer(deps, caller, body.mail),
  getEvents: (call) => readEvents(deps, call),
});
