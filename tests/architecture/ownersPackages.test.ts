/** The packages that this product is built with, whatever else changes. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import manifest from '../../package.json' with { type: 'json' };

const FIXED = {
  'the product': [
    'react',
    'react-dom',
    'react-router',
    'redux',
    '@reduxjs/toolkit',
    'redux-saga',
    'reselect',
    'draft-js',
    'axios',
    'immer',
    'mixpanel-browser',
    '@sentry/react',
  ],
  tests: ['jest', 'redux-saga-test-plan', '@testing-library/react'],
};
const ROOMS = {
  'the product': '{src,store,sagas,services}/**/*.{ts,tsx}',
  tests: 'tests/**/*.{ts,tsx}',
};

const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: new URL('../..', import.meta.url) }).map((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  );

test.each(Object.entries(FIXED))('%s has its fixed packages, and uses each', (where, names) => {
  const sources = sourcesOf(ROOMS[where as keyof typeof ROOMS]);
  const isUsed = (name: string) =>
    name === 'jest' || sources.some((text) => new RegExp(`from '${name}(?:/[^']*)?'`).test(text));
  const installed = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(names.filter((name) => !(name in installed) || !isUsed(name))).toEqual([]);
});
