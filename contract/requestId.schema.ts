import { z } from 'zod';

/** Made by the page with the intent, and kept while it tries again: the same id twice makes one thing. */
export const requestIdSchema = z.string().min(8).max(64);
