import type { InstallationModels } from '#contract/installation/installation.schema.ts';
import { EnvironmentFacts } from './EnvironmentFacts.tsx';
import { models as copy } from './models.copy.ts';

interface EnvironmentModelsViewProps {
  readonly models: NonNullable<InstallationModels['models']>;
}

/** What environment variables set; it cannot be changed here. */
export function EnvironmentModelsView({ models }: EnvironmentModelsViewProps) {
  const kind = [copy.protocol, copy.protocols[models.protocol]] as const;
  const rows =
    models.protocol === 'gguf'
      ? [kind, [copy.file, models.address] as const]
      : ([
          kind,
          [copy.address, models.address],
          [copy.apiKey, copy.keyState[models.key]],
          [copy.best, models.best],
          [copy.fast, models.fast],
          [copy.image, models.image ?? copy.noImage],
        ] as const);
  return <EnvironmentFacts said={copy.environment} rows={rows} />;
}
