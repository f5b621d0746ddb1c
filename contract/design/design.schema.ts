import { z } from 'zod';
import { assetSchema } from '../images/assetShape.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { DESIGN_ORIGINS, DESIGN_QUERY_MAX_CHARS, type designRoutes } from './design.route.ts';

const inWorkspace = z.object({ workspaceId: idSchema });
const ofImage = inWorkspace.extend({ assetId: idSchema });

const accountSchema = z.object({
  /** As the design tool shows it; empty if it does not say. */
  name: z.string(),
  /** Access has ended: it was revoked there, or its renewal was lost. */
  isEnded: z.boolean(),
  connectedAt: z.iso.datetime(),
  /** When the design tool last did what was asked of it. */
  usedAt: z.iso.datetime(),
  /** Why it did not, if the last time it was asked it did not. */
  problem: z.object({ failure: z.string(), at: z.iso.datetime() }).nullable(),
});

const progressSchema = z.object({
  assetId: idSchema,
  isReady: z.boolean(),
  /** When to ask again, if it is not ready. */
  waitS: z.int().min(0),
});

export const designSchemas = {
  getDesignAccount: {
    params: inWorkspace,
    response: z.object({
      workspaceId: idSchema,
      isOn: z.boolean(),
      account: accountSchema.nullable(),
    }),
  },
  postDesignConsent: {
    params: inWorkspace,
    body: z.object({ from: z.enum(DESIGN_ORIGINS) }),
    response: z.object({ workspaceId: idSchema, address: z.string() }),
  },
  postDesignAccount: {
    params: inWorkspace,
    /** As it is in the address: parts of it by themselves would not be recognised as secrets. */
    body: z.object({ query: z.string().max(DESIGN_QUERY_MAX_CHARS) }),
    response: z.object({
      workspaceId: idSchema,
      from: z.enum(DESIGN_ORIGINS),
      isConnected: z.boolean(),
    }),
  },
  deleteDesignAccount: {
    params: inWorkspace,
    response: z.object({ workspaceId: idSchema, isRevoked: z.boolean() }),
  },
  getImageDesign: {
    params: ofImage,
    response: z.object({
      assetId: idSchema,
      design: z.object({ editUrl: z.string() }).nullable(),
    }),
  },
  postImageDesign: {
    params: ofImage,
    response: progressSchema.extend({ editUrl: z.string().nullable() }),
  },
  postReturn: {
    params: ofImage,
    body: z.object({ requestId: requestIdSchema }),
    response: z.object({ assetId: idSchema, returnId: idSchema }),
  },
  postReturnStep: {
    params: ofImage,
    response: progressSchema.extend({ image: assetSchema.nullable() }),
  },
} as const satisfies SchemasOf<typeof designRoutes>;

export type DesignAccount = z.infer<typeof accountSchema>;
export type DesignStatus = z.infer<typeof designSchemas.getDesignAccount.response>;
export type DesignProgress = z.infer<typeof designSchemas.postImageDesign.response>;
export type ReturnProgress = z.infer<typeof designSchemas.postReturnStep.response>;
