import type { HostRequest } from '../client.ts';
import type { AccountChange } from '../contract.ts';

const post = (path: string, body?: unknown): HostRequest => ({ method: 'POST', path, body });
const projectPath = (id: string) => `/host/api/projects/${encodeURIComponent(id)}`;
const invitationPath = (id: string) => `/host/api/invitations/${encodeURIComponent(id)}`;
const guestsPath = (id: string) => `${projectPath(id)}/guests`;

/** All requests of the host's pages. */
export const requests = {
  signIn: (email: string, password: string) =>
    post('/host/auth/sign-in/email', { email, password }),
  signUp: (email: string, password: string) =>
    post('/host/auth/sign-up/email', { email, password, name: email }),
  signOut: () => post('/host/auth/sign-out'),
  sessions: (): HostRequest => ({ method: 'GET', path: '/host/api/sessions' }),
  endSession: (id: string): HostRequest => ({
    method: 'DELETE',
    path: `/host/api/sessions/${encodeURIComponent(id)}`,
  }),
  signOutOthers: () => post('/host/api/sign-out-everywhere'),
  changePassword: (currentPassword: string, newPassword: string) =>
    post('/host/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  secondFactor: (): HostRequest => ({ method: 'GET', path: '/host/api/second-factor' }),
  setUpSecondFactor: (password: string) => post('/host/auth/two-factor/enable', { password }),
  turnOffSecondFactor: (password: string) => post('/host/auth/two-factor/disable', { password }),
  newBackupCodes: (password: string) =>
    post('/host/auth/two-factor/generate-backup-codes', { password }),
  verifyCode: (code: string) => post('/host/auth/two-factor/verify-totp', { code }),
  verifyBackupCode: (code: string) => post('/host/auth/two-factor/verify-backup-code', { code }),
  createFolder: (name: string, requestId: string) => post('/host/api/folders', { requestId, name }),
  selectFolder: (folderId: string) => post('/host/api/folders/selected', { folderId }),
  changeProject: (id: string, change: { name?: string; isArchived?: boolean }): HostRequest => ({
    method: 'PATCH',
    path: projectPath(id),
    body: change,
  }),
  share: (id: string, email: string, canWrite: boolean) =>
    post(guestsPath(id), { email, canWrite }),
  revokeInvitation: (id: string, invitationId: string): HostRequest => ({
    method: 'DELETE',
    path: `${projectPath(id)}/invitations/${encodeURIComponent(invitationId)}`,
  }),
  acceptInvitation: (id: string) => post(`${invitationPath(id)}/acceptance`),
  declineInvitation: (id: string): HostRequest => ({ method: 'DELETE', path: invitationPath(id) }),
  removeGuest: (id: string, userId: string): HostRequest => ({
    method: 'DELETE',
    path: `${guestsPath(id)}/${encodeURIComponent(userId)}`,
  }),
  billing: (): HostRequest => ({ method: 'GET', path: '/host/api/billing' }),
  startTrial: () => post('/host/api/billing/trial'),
  subscribe: () => post('/host/api/billing/subscription'),
  cancelSubscription: (): HostRequest => ({
    method: 'DELETE',
    path: '/host/api/billing/subscription',
  }),
  emailReports: (wanted: boolean) => post('/host/api/email-reports', { wanted }),
  changeAccount: (id: string, change: AccountChange): HostRequest => ({
    method: 'PATCH',
    path: `/host/api/accounts/${encodeURIComponent(id)}`,
    body: change,
  }),
} as const;
