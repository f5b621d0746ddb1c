import { z } from 'zod';
import { SOURCE_URL_MAX_CHARS } from './sourceUrl.ts';

/** The address of a web page. */
export const sourceUrlSchema = z.url({ protocol: /^https?$/ }).max(SOURCE_URL_MAX_CHARS);
