/** Makes the page of the gallery of every `*.states.tsx` and every View. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '#tools/lib/run.ts';

/** The path below `src/`, without the end: `features/seo/ScoreView`. */
export const viewFiles = (): string[] =>
  globSync('src/**/*View.tsx', { cwd: ROOT })
    .map((file) => file.slice('src/'.length, -'.tsx'.length))
    .sort();

const subjectOf = (file: string) => basename(file, '.states.tsx');

/** Script and styles of the page, which puts what it has drawn into `window.drawn`. */
export async function galleryBundle(): Promise<{ readonly script: string; readonly css: string }> {
  const galleries = globSync('tests/src/**/*.states.tsx', { cwd: ROOT }).sort();
  const views = viewFiles();
  const contents = [
    `import { drawGallery } from './tests/gallery/page.tsx';`,
    ...galleries.map((file, at) => `import { gallery as gallery${at} } from './${file}';`),
    ...views.map((file, at) => `import * as view${at} from './src/${file}.tsx';`),
    `const galleries = { ${galleries.map((file, at) => `'${subjectOf(file)}': gallery${at}`).join(', ')} };`,
    `const views = { ${views.map((file, at) => `'${file}': view${at}`).join(', ')} };`,
    'globalThis.drawn = drawGallery(galleries, views);',
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: 'gallery',
    format: 'iife',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  });
  const ending = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: ending('.js'), css: ending('.css') };
}
