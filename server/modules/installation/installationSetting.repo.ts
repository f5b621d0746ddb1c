import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import {
  type InstallationSettingRow,
  installationSetting,
  type SettingName,
} from '#db/schema/installation.ts';

export async function findSetting<Name extends SettingName>(
  orm: Orm,
  name: Name,
): Promise<InstallationSettingRow<Name> | null> {
  const [row] = await orm
    .select()
    .from(installationSetting)
    .where(eq(installationSetting.name, name));
  return (row as InstallationSettingRow<Name> | undefined) ?? null; // the value is that of its name
}

export async function putSetting(orm: Orm, row: InstallationSettingRow): Promise<void> {
  await orm
    .insert(installationSetting)
    .values(row)
    .onConflictDoUpdate({ target: installationSetting.name, set: row });
}

/** Stores a setting unless there is one. */
export async function keepFirst(orm: Orm, row: InstallationSettingRow): Promise<void> {
  await orm.insert(installationSetting).values(row).onConflictDoNothing();
}

export async function deleteSetting(orm: Orm, name: SettingName): Promise<void> {
  await orm.delete(installationSetting).where(eq(installationSetting.name, name));
}
