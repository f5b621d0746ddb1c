import { z } from 'zod';
import { HOST_START_PATH } from '#contract/host/host.ts';
import { flagsOf } from '../flags.ts';
import { foldersOf, selectedFolderOf } from '../folders.ts';
import { hostRoute } from '../hostRoute.ts';
import { invitationCount } from '../invitations.ts';
import { flagSchema, folderSchema } from '../schemas.ts';
import { sessionOf, sessionSchema } from './session.routes.ts';

const startSchema = z.object({
  session: sessionSchema,
  folder: folderSchema.nullable(),
  folders: z.array(folderSchema),
  invitations: z.int(),
  flags: z.array(flagSchema),
  token: z.jwt(),
});

export const startRoutes = [
  hostRoute({
    method: 'GET',
    path: HOST_START_PATH,
    summary:
      'Everything that a page of the product asks the host for while it opens; null if nobody is signed in.',
    who: 'anyone',
    answers: z.object({ start: startSchema.nullable() }),
    async answer({ orm, tokens, secret, now }, { signedIn }) {
      if (signedIn === null) return { start: null };
      const { account } = signedIn;
      const [folder, folders, invitations, flags, token] = await Promise.all([
        selectedFolderOf(orm, account),
        foldersOf(orm, account.id),
        invitationCount(orm, account),
        flagsOf(orm, account.id),
        tokens.sign(account, now()),
      ]);
      const session = sessionOf(signedIn, secret);
      return { start: { session, folder, folders, invitations, flags, token } };
    },
  }),
];
