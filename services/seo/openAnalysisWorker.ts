import type { AnalysisWorker } from './analysis.ts';

/** A chunk of its own, loaded when the first text is read. webpack knows it by exactly this form. */
export const openAnalysisWorker = (): AnalysisWorker =>
  new Worker(new URL('./analysis.worker.ts', import.meta.url));
