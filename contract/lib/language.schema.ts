import { z } from 'zod';

/** BCP 47. RFC 5646 §4.4.1 reckons with 35 characters at most. */
export const languageSchema = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
