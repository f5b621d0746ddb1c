import { z } from 'zod';
import { workspaceSchema } from '../folders/workspace.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';

const inWorkspace = z.object({ workspaceId: idSchema });

const accountRemovalSchema = z.object({
  /** Null: it stays. */
  dueAt: z.iso.datetime().nullable(),
  /** Workspaces that the account owns. */
  workspaces: z.int().min(0),
  /** Whether the account itself is removed too; else only what the product has of it. */
  removesSignIn: z.boolean(),
});

export const workspaceRemovalSchemas = {
  postWorkspaceRemoval: { params: inWorkspace, response: workspaceSchema },
  deleteWorkspaceRemoval: { params: inWorkspace, response: workspaceSchema },
};

export const accountRemovalSchemas = {
  getAccountRemoval: { response: accountRemovalSchema },
  postAccountRemoval: {
    /** The e-mail address of the account, which the person types. */
    body: z.object({ email: z.string().max(320) }),
    response: accountRemovalSchema,
  },
  deleteAccountRemoval: { response: accountRemovalSchema },
};

export type AccountRemoval = z.infer<typeof accountRemovalSchema>;
