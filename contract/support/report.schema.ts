import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import {
  HAPPENED_MAX_CHARS,
  LOG_PART_CHARS,
  LOG_PARTS_MOST,
  REPORT_HOLDS,
  type supportRoutes,
} from './report.route.ts';

const logSchema = z.array(z.base64().min(4).max(LOG_PART_CHARS)).max(LOG_PARTS_MOST);

const saidSchema = z.object({
  /** In the words of the person. */
  happened: z.string().trim().min(1).max(HAPPENED_MAX_CHARS),
  holds: z.enum(REPORT_HOLDS),
  /** Version and commit of the page. */
  build: z.string().max(100),
  /** How the browser names itself. */
  browser: z.string().max(500),
});

const reportSchema = saidSchema.extend({
  id: idSchema,
  userId: z.string(),
  /** Of the person, when they sent it. */
  email: z.string(),
  /** Of the packed log; 0 without one. */
  bytes: z.int().min(0),
  createdAt: z.iso.datetime(),
});

const ofReport = z.object({ reportId: idSchema });

export const supportSchemas = {
  postReport: {
    body: saidSchema
      .extend({
        requestId: requestIdSchema,
        /** The lines of the log, with a line feed between them: gzip as Base64, in parts; empty without one. */
        sessionLog: logSchema,
      })
      .refine(({ holds, sessionLog }) => (holds === 'nothing') === (sessionLog.length === 0), {
        path: ['sessionLog'],
        message: 'must be there unless the report holds nothing',
      }),
    response: z.object({ id: idSchema }),
  },
  getReports: {
    query: z.object({ page: z.coerce.number<number>().int().min(0).max(10_000).default(0) }),
    response: z.object({
      content: z.array(reportSchema),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
  getReport: {
    params: ofReport,
    response: reportSchema.extend({
      /** As it was sent. */
      sessionLog: z.array(z.string()).max(LOG_PARTS_MOST),
    }),
  },
  deleteReport: { params: ofReport, response: z.object({ id: idSchema }) },
} as const satisfies SchemasOf<typeof supportRoutes>;

export type SupportReport = z.infer<typeof reportSchema>;
export type SupportReports = z.infer<typeof supportSchemas.getReports.response>;
export type NewReport = z.infer<typeof supportSchemas.postReport.body>;
