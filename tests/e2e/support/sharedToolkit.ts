/** Servers for the files of a worker that neither end them, nor set their environment, nor count what is there in all. */
import type { LLMock } from '@copilotkit/aimock';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { startToolkit, type Toolkit } from './toolkit.ts';

export interface SharedToolkit extends Pick<Toolkit, 'url' | 'dataDir' | 'log'> {
  /** The first account of the server. */
  readonly admin: Person;
}

export interface ModelledToolkit extends SharedToolkit {
  /** What it answers is of the test. */
  readonly model: LLMock;
}

const ENV = {
  TRUST_PROXY: 'true', // each account can come from an address of its own
  URL_IMPORT_ALLOW_PRIVATE: 'true', // pages are read from servers of the tests
};

/** Runs `use` beside a new server. */
export async function withSharedToolkit(
  use: (shared: SharedToolkit) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const toolkit = await startToolkit({ ...ENV, ...env });
  try {
    await use({ ...toolkit, admin: await newPerson(toolkit.url, 'admin@example.org') });
  } finally {
    await toolkit.dispose();
  }
}

/** Runs `use` beside a new server with a model. */
export async function withModelledToolkit(use: (modelled: ModelledToolkit) => Promise<void>) {
  const { LLMock: Model } = await import('@copilotkit/aimock');
  const model = await Model.create({ port: 0, chunkSize: 8 });
  try {
    const env = { MODEL_BASE_URL: `${model.url}/v1`, MODEL_NAME: 'mock' };
    await withSharedToolkit((shared) => use({ ...shared, model }), env);
  } finally {
    await model.stop();
  }
}
