/** System programs that the tests use, installed if possible and allowed. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

interface SystemProgram {
  /** Its name for people. */
  readonly name: string;
  /** What cannot run without it. */
  readonly neededBy: string;
  /** Debian's packages that contain it. */
  readonly packages: readonly string[];
  isThere(): boolean;
}

const UPDATE = ['update', '-qq'];
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const mayInstall = () =>
  isDebian() && process.getuid?.() === 0 && process.env.NO_SYSTEM_INSTALL !== '1';

/** True if the program is installed. Installs it on Debian as root, unless NO_SYSTEM_INSTALL=1, and prints that. */
export async function ensureProgram(program: SystemProgram): Promise<boolean> {
  const { name, neededBy, packages, isThere } = program;
  if (isThere()) return true;
  const steps = [UPDATE, [...INSTALL, ...packages]];
  const command = steps.map((args) => `apt-get ${args.join(' ')}`).join(' && ');
  if (!mayInstall()) {
    console.log(`${neededBy} need ${name}. On Debian, as root: ${command}`);
    return false;
  }
  console.log(`Installing ${name}; ${neededBy.toLowerCase()} need it: ${command}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of steps) {
    const { code, output } = await run('apt-get', args, { env });
    if (code === 0) continue;
    console.log(`${output}apt-get ended with code ${code}.`);
    return false;
  }
  return isThere();
}
