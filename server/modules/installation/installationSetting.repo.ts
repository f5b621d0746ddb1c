import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { installationSetting, type InstallationSettingRow } from '#db/schema/product.ts';

type Name = InstallationSettingRow['name'];

export async function findSetting(orm: Orm, name: Name): Promise<InstallationSettingRow | null> {
  const [row] = await orm
    .select()
    .from(installationSetting)
    .where(eq(installationSetting.name, name));
  return row ?? null;
}

export async function putSetting(orm: Orm, row: InstallationSettingRow): Promise<void> {
  await orm
    .insert(installationSetting)
    .values(row)
    .onConflictDoUpdate({ target: installationSetting.name, set: row });
}

export async function deleteSetting(orm: Orm, name: Name): Promise<void> {
  await orm.delete(installationSetting).where(eq(installationSetting.name, name));
}
