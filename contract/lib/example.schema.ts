import { z } from 'zod';

/** Absent of what is no example (contract/examples). */
export const isExampleSchema = z.literal(true).optional();
