import type { RouteGroup } from '../lib/route.ts';

/** Where Canva sends people back to, below the public address. */
export const DESIGN_CALLBACK_PATH = '/content/integration/canva/callback';
/** Of what Canva adds to that path: a code of up to 4 kB, and the state. */
export const DESIGN_QUERY_MAX_CHARS = 6000;
/** Where somebody can connect the design tool, and comes back to. */
export const DESIGN_ORIGINS = ['settings', 'images'] as const;
export type DesignOrigin = (typeof DESIGN_ORIGINS)[number];

/** Part of the group `integration`. */
export const designRoutes = {
  getDesignAccount: {
    method: 'GET',
    path: '/:workspaceId/design',
    read: 'designAccount',
    summary:
      'Whether the design tool is set up, and the account that the caller has connected in a workspace. Tokens are never returned.',
  },
  postDesignConsent: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/design/consent',
    stale: [],
    perMinute: 10,
    summary:
      'The address where the caller allows access to an account of the design tool. It counts once, for ten minutes, in this session; another one takes its place.',
  },
  postDesignAccount: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/design',
    stale: ['designAccount', 'imageDesign'],
    perMinute: 20,
    summary:
      'Connects the account that the design tool has sent the caller back with, in the query of the address; without a code in it, access was not allowed.',
  },
  deleteDesignAccount: {
    method: 'DELETE',
    path: '/:workspaceId/design',
    stale: ['designAccount', 'imageDesign'],
    isPersonal: true,
    summary:
      'Revokes the access to the account of the caller and removes it here. `isRevoked` says whether the design tool has confirmed that.',
  },
  getImageDesign: {
    method: 'GET',
    path: '/:workspaceId/design/images/:assetId',
    read: 'imageDesign',
    summary: 'The design that the caller has made of an image; null if there is none.',
  },
  postImageDesign: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/design/images/:assetId',
    stale: [],
    renewed: ['imageDesign'],
    perMinute: 120,
    summary:
      'Takes the next step towards the design of an image: its upload, a design of its size, an address where it can be edited. Asked again until it is ready; there is one design of an image for each person.',
  },
  postReturn: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/design/images/:assetId/returns',
    stale: [],
    perMinute: 20,
    summary:
      'Begins to bring the design of an image back as it is now, in place of what is under way. The same request id twice is one image.',
  },
  postReturnStep: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/design/images/:assetId/returns/step',
    stale: [],
    renewed: ['assets'],
    perMinute: 120,
    summary:
      'Takes the next step towards bringing a design back: its export, then its download. Asked again until it is ready, with the image that was brought back last.',
  },
} as const satisfies RouteGroup;
