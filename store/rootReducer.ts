import type { Reducer } from '@reduxjs/toolkit';
import { reduceLoaded } from './lib/loadedSlices.ts';
import type { RootState } from './subjects.ts';

/** The reducer of the whole state, which is plain data, so that a session log can contain it. */
export const rootReducer = reduceLoaded as Reducer<RootState>;
