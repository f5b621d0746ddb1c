/** Workflows that show a change at once without the writes table. */
import { textOfArticle } from '#domain/article/edit.ts';
import { articleDeleteSaga } from '#sagas/article/delete.saga.ts';
import { articleJournalSaga } from '#sagas/article/journal.saga.ts';
import { articleMergeSaga } from '#sagas/article/merge.saga.ts';
import { articleSaveSaga } from '#sagas/article/save.saga.ts';
import { auditsSaga } from '#sagas/audit/audits.saga.ts';
import { workspaceTagsSaga } from '#sagas/folders/workspaceTags.saga.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { hintsSaga } from '#sagas/settings/hints.saga.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { afterAll, workspaceTags } from '#store/folders/workspaceTags.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { hints } from '#store/settings/hints.slice.ts';
import type { RootState } from '#store/subjects.ts';
import {
  anAnswer,
  anArticle,
  anArticleSummary,
  aPage,
  aWorkspace,
  idOf,
  WORKSPACE_ID as workspaceId,
} from '../factories.ts';
import { articleServer } from './articleServer.ts';
import type { Ports } from './heldPage.ts';
import { undoPressed } from './undo.ts';
import { NOT_SAID, type Scenario } from './world.ts';

const articleId = idOf(1);

/** A text that is not saved says so. */
function shownText(state: RootState): unknown {
  const status = articleSave.selectStatus(state, articleId);
  if (['denied', 'rejected', 'limit', 'signIn', 'conflict'].includes(status)) return NOT_SAID;
  if (status !== 'idle') return status;
  return articleSave.selectDraft(state, articleId)?.body.html;
}

const typed = (id: string, html: string) =>
  articleSave.edited({ articleId, ops: [{ op: 'put', id, after: null, html }] });

/** The disk of the device is quick. */
const journalPorts = (): Ports => ({
  'journal.write': () => undefined,
  'journal.remove': () => undefined,
  'journal.list': () => [],
});

const { id: _id, ...first } = { id: articleId, ...textOfArticle(anArticle()) };

const save: Scenario = {
  workflows: {
    articleSave: articleSaveSaga,
    articleMerge: articleMergeSaga,
    articleJournal: articleJournalSaga,
  },
  server: () => articleServer(articleId),
  device: journalPorts,
  before: [articleSave.opened({ articleId, workspaceId, article: { version: 1, ...first } })],
  acts: [typed('b1', '<p>1</p>'), typed('b2', '<p>2</p>'), typed('b1', '<p>3</p>')],
  areAlike: true,
  shows: (state) => ({ text: shownText(state) }),
};

const ARTICLES = [articleId, idOf(2)];
const LIST = { name: 'articles', args: { workspaceId, page: 0, limit: 10 } } as const;

function listServer() {
  const gone = new Set<string>();
  const has = () => ARTICLES.filter((id) => !gone.has(id));
  return {
    has: () => ({ articles: has() }),
    ports: {
      'article.getArticles': () => aPage({ content: has().map((id) => anArticleSummary({ id })) }),
      'article.deleteArticle': (of: { readonly articleId: string }) => {
        if (gone.has(of.articleId)) throw anAnswer(404);
        gone.add(of.articleId);
        return { id: of.articleId };
      },
      'article.restoreArticle': (of: { readonly articleId: string }) => {
        gone.delete(of.articleId);
        return anArticleSummary({ id: of.articleId });
      },
    },
  };
}

function shownArticles(state: RootState): unknown {
  const entry = resources.selectEntry(state, LIST.name, LIST.args);
  if (entry === null || entry.status === 'failed') return NOT_SAID;
  const ids = entry.data?.content.map(({ id }) => id) ?? [];
  return ids.filter((id) => !articleDelete.selectIsDeleted(state, id));
}

const deletion = (at: number) =>
  articleDelete.requested({
    workspaceId,
    articles: [{ articleId: ARTICLES[at] ?? '', title: `Title ${at}` }],
  });

const articles: Scenario = {
  workflows: { resources: resourcesSaga, articleDelete: articleDeleteSaga },
  server: listServer,
  before: [resources.used(LIST)],
  acts: [deletion(0), undoPressed, deletion(1)],
  shows: (state) => ({ articles: shownArticles(state) }),
};

function tagServer() {
  let workspace = aWorkspace();
  return {
    has: () => ({ keywords: workspace.tags.keywords }),
    ports: {
      'workspace.getWorkspaceByFolderId': () => workspace,
      'workspace.patchWorkspaces': ({ body: { workspaceTagsDTO, was } }: TagsRequest) => {
        if (was.keywords.join() !== workspace.tags.keywords.join())
          throw anAnswer(409, { code: 'stale_version' });
        workspace = { ...workspace, tags: { ...workspace.tags, ...workspaceTagsDTO } };
        return workspace;
      },
    },
  };
}

interface TagsRequest {
  readonly body: {
    readonly workspaceTagsDTO: object;
    readonly was: { readonly keywords: readonly string[] };
  };
}

function shownKeywords(state: RootState): readonly string[] | undefined {
  const { workspace } = folderSetup.selectFound(state);
  return workspace?.tags && afterAll(workspace.tags, workspaceTags.selectAsked(state)).keywords;
}

const tags: Scenario = {
  workflows: { workspaceTags: workspaceTagsSaga },
  server: tagServer,
  before: [
    folderSetup.started(),
    folderSetup.read({
      level: 'full',
      standing: '',
      folder: null,
      folders: [],
      workspace: aWorkspace(),
      unlinkedWorkspaceId: null,
      unlinkedFolders: [],
    }),
    folderSetup.opened(),
  ],
  acts: [
    workspaceTags.changeRequested({ workspaceId, added: ['moka'] }),
    workspaceTags.changeRequested({ workspaceId, added: ['latte'] }),
    workspaceTags.changeRequested({ workspaceId, removed: ['moka'] }),
  ],
  shows: (state) => ({ keywords: shownKeywords(state) }),
};

function configServer() {
  let config = {};
  return {
    has: () => ({ config }),
    ports: {
      'user.getConfig': () => config,
      'user.postConfig': ({ body }: { readonly body: object }) => {
        config = body;
        return config;
      },
    },
  };
}

const CONFIG = { name: 'userConfig', args: null } as const;

function shownConfig(state: RootState): unknown {
  const entry = resources.selectEntry(state, CONFIG.name, CONFIG.args);
  return entry === null || entry.status === 'failed' ? NOT_SAID : entry.data;
}

const lockPorts = (): Ports => ({
  'lock.hold': (_of: object, listener: (message: { readonly type: 'granted' }) => void) => {
    listener({ type: 'granted' });
    return () => undefined;
  },
});

/** What the page shows beside the config is of this visit: a hint that was hidden, a banner that was dismissed. */
const config: Scenario = {
  workflows: { resources: resourcesSaga, hints: hintsSaga, audits: auditsSaga },
  server: configServer,
  device: lockPorts,
  before: [resources.used(CONFIG)],
  acts: [
    hints.hidden({ key: 'one' }),
    hints.hidden({ key: 'two' }),
    audits.viewDropped({ name: 'None' }),
  ],
  shows: (state) => ({ config: shownConfig(state) }),
};

/** By the name of the workflow. */
export const OWN_WORKFLOWS: Readonly<Record<string, Scenario>> = {
  articleSave: save,
  articleDelete: articles,
  workspaceTags: tags,
  userConfig: config,
};
