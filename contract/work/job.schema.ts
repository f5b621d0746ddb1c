import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { JOB_KINDS, JOB_STATES, STEP_STATES } from '../lib/tasks.ts';

export const ofJob = z.object({ workspaceId: idSchema, jobId: idSchema });

/** Parts of a job. `total` is null until it is known. */
export const progressSchema = z.object({
  done: z.int().min(0),
  failed: z.int().min(0),
  total: z.int().min(0).nullable(),
});

/** A search for topics, an audit, briefs (the first of `count`), or an analysis of competitors. */
const aboutSchema = z.object({
  id: idSchema,
  /** Empty if it has none. */
  name: z.string(),
  count: z.int().min(1),
});

/** A job in the list of work. Its parts are sections, alternatives or steps. */
const jobSchema = progressSchema.extend({
  jobId: idSchema,
  kind: z.enum(JOB_KINDS),
  /** Null for a job of the whole workspace. */
  article: z.object({ id: idSchema, title: z.string() }).nullable(),
  /** What a job of the whole workspace is about; null if that has no name. */
  about: aboutSchema.nullable(),
  /** Whether the caller has started it. */
  isMine: z.boolean(),
  state: z.enum(JOB_STATES),
  /** What is happening now: the name of a step. */
  doing: z.string().nullable(),
  /** Why it failed: a problem code. */
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const jobListSchema = z.object({ jobs: z.array(jobSchema) });

/** One step of a job, such as a page to read. */
const jobStepSchema = z.object({
  position: z.int().min(0),
  key: z.string(),
  state: z.enum(STEP_STATES),
  attempts: z.int().min(0),
  /** What came out, as one word, an id, or the text that was asked for. */
  outcome: z.string().nullable(),
  /** Why it failed: a problem code. */
  error: z.string().nullable(),
});

export const jobSchemas = {
  getJobs: {
    params: z.object({ workspaceId: idSchema }),
    response: jobListSchema,
  },
  followJobs: { params: z.object({ workspaceId: idSchema }), response: jobListSchema },
  getJob: {
    params: ofJob,
    query: z.object({
      page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
      /** Only the steps in this state. */
      state: z.enum(STEP_STATES).optional(),
      /** Only the steps with this outcome. */
      outcome: z.string().max(100).optional(),
    }),
    response: z.object({
      job: jobSchema,
      steps: z.array(jobStepSchema),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
};

export type JobAbout = z.infer<typeof aboutSchema>;
export type JobSummary = z.infer<typeof jobSchema>;
export type JobList = z.infer<typeof jobListSchema>;
export type JobWithSteps = z.infer<(typeof jobSchemas)['getJob']['response']>;
