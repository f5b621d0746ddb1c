import type { HostAccount } from './accounts.ts';
import type { SecondFactor } from './contract.ts';
import type { EmbeddedHost } from './embeddedHost.ts';

/** Whether signing in takes a code besides the password, and how many backup codes are left. */
export async function secondFactorOf(
  { auth }: EmbeddedHost,
  { id, twoFactorEnabled }: HostAccount,
): Promise<SecondFactor> {
  if (!twoFactorEnabled) return { isOn: false, backupCodesLeft: 0 };
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } });
  return { isOn: true, backupCodesLeft: backupCodes.length };
}
