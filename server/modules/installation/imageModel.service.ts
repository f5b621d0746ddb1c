import type { ModelServer, Models } from '../../adapters/model/modelServer.ts';
import type { Deps } from '../../deps.ts';
import { findSetting } from './installationSetting.repo.ts';
import { storedModels } from './storedModels.ts';

export type ImageModelDeps = Pick<Deps, 'orm' | 'secrets' | 'log' | 'environmentModels'>;

export interface ImageModel {
  readonly server: ModelServer;
  readonly name: string;
}

/** The model that makes images, as it is set now; null without one. */
export async function imageModel(deps: ImageModelDeps): Promise<ImageModel | null> {
  const models = deps.environmentModels ?? (await modelsOfSettings(deps));
  return models?.image == null ? null : { server: models, name: models.image };
}

async function modelsOfSettings(deps: ImageModelDeps): Promise<Models | null> {
  const row = await findSetting(deps.orm, 'models');
  return row && storedModels(deps, row);
}

/** Its name, without its key; null without one. */
export async function imageModelName({
  orm,
  environmentModels,
}: Pick<Deps, 'orm' | 'environmentModels'>): Promise<string | null> {
  if (environmentModels !== null) return environmentModels.image;
  return (await findSetting(orm, 'models'))?.value.image ?? null;
}
