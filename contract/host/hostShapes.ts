/** The shapes of what the host platform answers. */
import type { FieldsOf } from '../lib/shape.ts';
import type { FeatureFlag, Folder, SdkSession, SdkUser } from './host.ts';

export const folderShape = {
  fields: { id: 'id', name: 'string', isOwner: 'boolean' },
} as const satisfies FieldsOf<Folder>;

export const flagShape = {
  fields: { name: 'string', isVisible: 'boolean' },
} as const satisfies FieldsOf<FeatureFlag>;

const optionalFlag = { oneOf: ['absent', 'boolean'] } as const;

export const userShape = {
  fields: {
    id: 'id',
    email: 'string',
    createDate: 'string',
    permissions: { fields: { noNews: 'boolean' } },
    admin: optionalFlag,
    is_admin: optionalFlag,
    support: optionalFlag,
  },
} as const satisfies FieldsOf<SdkUser>;

export const sessionShape = {
  fields: { user: userShape, apiKey: 'id' },
} as const satisfies FieldsOf<SdkSession>;
