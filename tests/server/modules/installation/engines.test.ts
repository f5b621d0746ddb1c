import { expect, jest, test } from '@jest/globals';
import pino from 'pino';
import { PROPOSED_TASKS, STREAMED_TASKS } from '#contract/lib/tasks.ts';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import type { Models } from '#server/adapters/model/modelServer.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';
import { enginesOf } from '#server/modules/installation/engines.service.ts';
import { putSetting } from '#server/modules/installation/installationSetting.repo.ts';
import { pooledDatabase } from '#tests/support/database.ts';
import { NO_FILES } from '#tests/support/engineRun.ts';

const MODELS: Omit<Models, 'key'> = {
  protocol: 'openai',
  address: 'http://127.0.0.1:9/v1',
  fast: 'small',
  best: 'large',
  image: null,
};

/** A process whose wake-ups arrive or are lost. */
async function aProcess() {
  const { database, dispose } = await pooledDatabase();
  const listeners = new Set<(topic: string) => void>();
  const rung: string[] = [];
  const wakeups = wakeupsOver({
    send: (topic) => void rung.push(topic),
    receive: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const { orm } = database;
  const engines = enginesOf({
    orm,
    wakeups,
    secrets: secretBoxOf({ SECRETS_KEY_OLD: null, SECRETS_KEY: Buffer.alloc(32), DATA_DIR: '' }),
    log: pino({ level: 'silent' }),
    environmentModels: null,
    local: NO_FILES,
  });
  const put = (best: string, secret: string | null = null) =>
    putSetting(orm, {
      name: 'models',
      value: { ...MODELS, best },
      secret,
      revision: crypto.randomUUID(),
      updatedBy: 'somebody',
      updatedAt: new Date(),
    });
  return {
    engines,
    orm,
    put,
    rung,
    model: async () => (await engines.engineFor('draft')).model,
    hear: (topic: string) => {
      for (const listener of listeners) listener(topic);
    },
    dispose,
  };
}

// §d.installation.5
test('a change elsewhere is used after its wake-up, and without one after five seconds', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { model, put, hear, dispose } = await aProcess();
  try {
    expect(await model()).toBeNull();
    await put('first');
    expect(await model()).toBeNull(); // not read again yet
    hear('models');
    expect(await model()).toBe('first');
    await put('second');
    hear('something else');
    expect(await model()).toBe('first');
    clock.mockReturnValue(5000);
    expect(await model()).toBe('second');
  } finally {
    clock.mockRestore();
    await dispose();
  }
});

test('a change here is used at once, and rings for the others', async () => {
  const { engines, model, put, rung, dispose } = await aProcess();
  try {
    expect(await model()).toBeNull();
    await put('first');
    engines.changed();
    expect(await model()).toBe('first');
    expect(rung).toEqual(['models']);
  } finally {
    await dispose();
  }
});

test('an engine stays the same as long as its setting does', async () => {
  const { engines, put, dispose } = await aProcess();
  try {
    await put('first');
    const before = await engines.engineFor('draft');
    engines.changed();
    expect(await engines.engineFor('draft')).toBe(before);
  } finally {
    await dispose();
  }
});

test('a read that failed is not kept', async () => {
  const { model, orm, put, dispose } = await aProcess();
  try {
    await put('first');
    const select = jest.spyOn(orm, 'select').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await expect(model()).rejects.toThrow('away');
    expect(await model()).toBe('first');
    select.mockRestore();
  } finally {
    await dispose();
  }
});

test('a key that cannot be decrypted leaves an engine without it', async () => {
  const { model, put, dispose } = await aProcess();
  try {
    await put('first', 'v1.00000000.AAAA');
    expect(await model()).toBe('first');
  } finally {
    await dispose();
  }
});

// §d.installation.9
test('the other model is the spare one, unless both are the same', async () => {
  const { engines, put, dispose } = await aProcess();
  try {
    await put('large');
    const draft = await engines.enginesFor('draft');
    expect(draft.engine.model).toBe('large');
    expect(draft.spare?.model).toBe('small');
    const rephrase = await engines.enginesFor('rephrase');
    expect(rephrase.engine.model).toBe('small');
    expect(rephrase.spare?.model).toBe('large');
    await put('small');
    engines.changed();
    expect((await engines.enginesFor('draft')).spare).toBeNull();
  } finally {
    await dispose();
  }
});

// §d.installation.5
test('what is new and long is written by the best model, all else by the fast one', async () => {
  const { engines, put, dispose } = await aProcess();
  try {
    await put('large');
    const byBest: string[] = [];
    for (const task of [...STREAMED_TASKS, ...PROPOSED_TASKS])
      if ((await engines.engineFor(task)).model === 'large') byBest.push(task);
    expect(byBest).toEqual([...STREAMED_TASKS, 'introduction', 'conclusion', 'faq']);
  } finally {
    await dispose();
  }
});
