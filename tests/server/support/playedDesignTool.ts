/** A design tool that does everything at once, for tests of what the server makes of it; and an account there with a design. */
import { imageDesign } from '#db/schema/design.ts';
import type { AssetId, WorkspaceId } from '#db/schema/ids.ts';
import type { DesignTool } from '#server/adapters/design/designTool.ts';
import { putAccount } from '#server/modules/design/designAccount.repo.ts';
import { sealedGrant } from '#server/modules/design/designToken.service.ts';
import { aPng } from '#tests/support/images.ts';
import type { TestServer } from './testServer.ts';

const GRANT = { accessToken: 'access', refreshToken: 'refresh', lastsS: 14_400 };
const DESIGN = { id: 'D1', editUrl: 'https://www.canva.com/design/D1/edit' };
const UPLOADED = { id: 'j1', state: 'done', imageId: 'M1' } as const;
const EXPORTED = { id: 'j2', state: 'done', url: 'https://export.example/1' } as const;

export const playedDesignTool = (change: Partial<DesignTool> = {}): DesignTool => ({
  consentAddress: ({ state }) => `https://www.canva.com/api/oauth/authorize?state=${state}`,
  exchange: async () => GRANT,
  renew: async () => GRANT,
  revoke: async () => undefined,
  member: async () => ({ id: 'ann/tea', name: 'Ann' }),
  upload: async () => UPLOADED,
  uploadJob: async () => UPLOADED,
  createDesign: async () => DESIGN,
  readDesign: async () => DESIGN,
  export: async () => EXPORTED,
  exportJob: async () => EXPORTED,
  download: async () => aPng(),
  ...change,
});

interface OfTenant {
  readonly workspaceId: WorkspaceId;
  readonly assetId: AssetId;
  readonly userId: string;
  /** The name of the account. */
  readonly name: string;
}

/** Connects an account without asking, with a design of an image. */
export async function addDesign({ deps }: TestServer, { assetId, name, ...person }: OfTenant) {
  const now = deps.now();
  const of = { ...person, memberId: 'ann/tea' };
  await putAccount(deps.orm, {
    ...of,
    ...(await sealedGrant(deps, of, GRANT)),
    name,
    connectedAt: now,
    usedAt: now,
    failure: null,
    failedAt: null,
    limitedUntil: null,
    lease: null,
    leasedUntil: null,
  });
  const { id, editUrl } = DESIGN;
  await deps.orm
    .insert(imageDesign)
    .values({ ...person, assetId, uploaded: 'M1', design: id, editUrl });
}
