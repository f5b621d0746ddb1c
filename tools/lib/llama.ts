/**
 * Debian's llama.cpp, unpacked in the project: the model server that the engine is tested against. The system
 * is not changed. The packages come from unstable, because older releases have none, with their own C
 * library.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.ts';

const CACHE = join(ROOT, '.cache/llama');
const UNPACKED = join(CACHE, 'root');
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const SUITE = 'sid';
/** The server and everything that it links to, including the C library. */
const PACKAGES = [
  'llama.cpp-tools',
  'libllama0',
  'libggml0',
  'libc6',
  'libgcc-s1',
  'libstdc++6',
  'libgomp1',
  'libssl3t64',
  'libzstd1',
  'zlib1g',
];

export interface LlamaFiles {
  /** The program to start: the loader of the unpacked C library, not the server itself. */
  readonly loader: string;
  readonly server: string;
  /** Where the loader finds the libraries. */
  readonly libraries: readonly string[];
  /** The server takes the backend that suits the processor from its working directory. */
  readonly backends: string;
}

/** How to start the server; null if it has not been downloaded. */
export function llamaFiles(): LlamaFiles | null {
  const server = join(UNPACKED, 'usr/bin/llama-server');
  const [loader] = globSync(join(UNPACKED, 'usr/lib/*-linux-gnu/ld-linux-*.so.*'));
  if (!existsSync(server) || loader === undefined) return null;
  const folder = join(loader, '..');
  const backends = join(folder, 'ggml/backends0');
  return { loader, server, libraries: [folder, backends, join(folder, 'llama')], backends };
}

/**
 * Downloads llama.cpp if possible and allowed, and prints that. Resolves with null and prints the reason if
 * it is not available; the tests that need it are then skipped by name.
 */
export async function ensureLlama(): Promise<LlamaFiles | null> {
  const mirror = debianMirror();
  if (llamaFiles() !== null) return llamaFiles();
  if (process.env.NO_SYSTEM_INSTALL === '1' || mirror === null || !existsSync(KEYRING)) {
    console.log(
      'The tests against a model server need llama.cpp, which is downloaded on Debian only.',
    );
    return null;
  }
  console.log(`Downloading llama.cpp for the tests against a model server into ${CACHE}.`);
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'new-'));
  try {
    await fetchInto(work, mirror);
    renameSync(join(work, 'root'), UNPACKED);
  } catch (error) {
    console.log(`llama.cpp is not available: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return llamaFiles();
}

/** Downloads and unpacks the packages in `work`, with separate package lists. Rejects with what went wrong. */
async function fetchInto(work: string, mirror: string): Promise<void> {
  for (const folder of ['lists/partial', 'packages', 'root'])
    mkdirSync(join(work, folder), { recursive: true });
  writeFileSync(join(work, 'sources.list'), `deb [signed-by=${KEYRING}] ${mirror} ${SUITE} main\n`);
  writeFileSync(join(work, 'status'), '');
  const apt = (...args: string[]) =>
    must('apt-get', [...aptOptions(work), ...args], join(work, 'packages'));
  await apt('update');
  await apt('download', ...PACKAGES);
  for (const file of globSync(join(work, 'packages/*.deb')))
    await must('dpkg-deb', ['--extract', file, join(work, 'root')], work);
}

/** Options for apt to use its own sources, lists and state instead of the system's. */
function aptOptions(work: string): string[] {
  const settings = {
    'Dir::Etc::sourcelist': join(work, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::Lists': join(work, 'lists'),
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache::pkgcache': '',
    'Dir::Cache::srcpkgcache': '',
    // As root, apt would read our files as a user without permission.
    'APT::Sandbox::User': 'root',
  };
  return [
    '-qq',
    ...Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
  ];
}

async function must(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ended with code ${code}.\n${output}`);
}

const SOURCES = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/*.{list,sources}'];
const ARCHIVE = /^(?:deb\s.*?|URIs:\s.*?)(https?:\/\/\S+\/debian)\/?(?:\s|$)/m;

/** The address of this machine's Debian packages; null on another system. */
function debianMirror(): string | null {
  if (!existsSync(KEYRING)) return null;
  for (const file of globSync(SOURCES)) {
    const [, mirror] = ARCHIVE.exec(readFileSync(file, 'utf8')) ?? [];
    if (mirror !== undefined) return mirror;
  }
  return null;
}
