import { z } from 'zod';

/** Made by the page with the intent, and kept while it tries again: the same id twice makes one thing. */
export const requestIdSchema = z.string().regex(/^[\x21-\x7e]{8,64}$/);
