import { createContext } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { OriginKind } from '#domain/article/origin.ts';

/** What most of the words of a block came from, for those that are marked. */
export type MarkedBlocks = ReadonlyMap<BlockId, OriginKind>;

/** The blocks to mark in the margin; null: no marks. */
export const OriginMarksContext = createContext<MarkedBlocks | null>(null);
