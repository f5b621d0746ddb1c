import type { ProblemCode } from '../lib/problems.ts';
import type { RouteGroup } from '../lib/route.ts';
import { eventRoutes } from '../session/event.route.ts';
import { mailRoutes } from './mail.route.ts';
import { searchRoutes } from './search.route.ts';

/**
 * What a model server speaks. Ollama speaks the OpenAI protocol and needs no key. gguf: no server, but the path of a file on
 * ours.
 */
export const MODEL_PROTOCOLS = ['openai', 'anthropic', 'ollama', 'gguf'] as const;
export type ModelProtocol = (typeof MODEL_PROTOCOLS)[number];

/** Why a model server did not give a usable answer. */
export const MODEL_FAILURES = [
  'model_key_rejected',
  'model_not_found',
  'model_refused_request',
  'model_busy',
  'model_quota_spent',
  'model_unavailable',
  'model_timed_out',
  'model_context_full',
  'model_answer_unusable',
  'model_file_unusable',
  'model_library_missing',
] as const satisfies readonly ProblemCode[];
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** Settings of the whole installation. */
export const installationRoutes = {
  getModels: {
    method: 'GET',
    path: '/models',
    read: 'installationModels',
    isAdministrative: true,
    summary: 'The models that write, and where they are configured. The key is never returned.',
  },
  putModels: {
    method: 'PUT',
    path: '/models',
    stale: ['engine', 'usage'],
    renewed: ['installationModels'],
    isAdministrative: true,
    summary:
      'Replaces the models that write. Without a key, the stored one stays if scheme, host and port of the address do. Running jobs keep their model.',
  },
  deleteModels: {
    method: 'DELETE',
    path: '/models',
    stale: ['engine', 'usage'],
    renewed: ['installationModels'],
    isAdministrative: true,
    summary: 'Removes the models and their key: texts are then made without a model.',
  },
  deleteModelKey: {
    method: 'DELETE',
    path: '/models/key',
    stale: ['engine', 'usage'],
    renewed: ['installationModels'],
    isAdministrative: true,
    summary: 'Removes the key of the models.',
  },
  listModels: {
    method: 'POST',
    creates: 'nothing',
    path: '/models/list',
    stale: [],
    isAdministrative: true,
    perMinute: 30,
    summary: 'The names of the models that a server offers, with the given or the stored key.',
  },
  testModels: {
    method: 'POST',
    creates: 'nothing',
    path: '/models/test',
    stale: [],
    isAdministrative: true,
    perMinute: 10,
    summary:
      'Tries both models: text, streaming, structured output; and the server: embeddings and, if asked to, one image, which may cost money. Takes up to 25 seconds and stores nothing.',
  },
  ...searchRoutes,
  ...mailRoutes,
  ...eventRoutes,
} as const satisfies RouteGroup;
