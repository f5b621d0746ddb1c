import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brokenShapes } from '#tools/shapes.ts';
import { FIXTURES } from './support.ts';

test('files with wrong names and generators that are too long are caught, and no others', () => {
  expect(brokenShapes(join(FIXTURES, 'shapes'))).toEqual([
    'domain/Rules.ts is not named camelCase.role.ts',
    'domain/index.ts is an index file: import the file you mean',
    'src/kit/ui/frame.tsx is not named after its component (PascalCase.tsx)',
    'store/Draws.tsx is JSX in a room that Node runs',
    'sagas/long.saga.ts: generator long has 26 lines',
  ]);
});
