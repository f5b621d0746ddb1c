import { expect, test } from '@jest/globals';
import { ROOT, runNode } from '#tools/lib/run.ts';

const ensure = (env: Record<string, string>) =>
  runNode(
    [
      '-e',
      "import('./tools/lib/chromium.ts').then(async (m) => console.log(await m.ensureChromium()))",
    ],
    { cwd: ROOT, env: { ...env, NODE_OPTIONS: '' } },
  );

test('an installed browser is used, and nothing is installed', async () => {
  const { output } = await ensure({ CHROMIUM_PATH: process.execPath });
  expect(output.trim()).toBe('true');
});

test('without a browser, and if installing is forbidden, the command is printed', async () => {
  const { output } = await ensure({ CHROMIUM_PATH: '/nowhere', NO_SYSTEM_INSTALL: '1' });
  expect(output).toContain('apt-get install');
  expect(output).not.toContain('Installing');
  expect(output.trim().split('\n').at(-1)).toBe('false');
});
