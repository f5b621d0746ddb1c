import { z } from 'zod';

export const idSchema = z.uuid();
/** Block ids are made in the page; short, and safe in an attribute and as a key of an object. */
export const blockIdSchema = z.string().regex(/^(?!__proto__$)[A-Za-z0-9_-]{1,64}$/);
