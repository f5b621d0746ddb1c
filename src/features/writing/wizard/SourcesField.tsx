import { TagField } from '#src/kit/keywords/TagField.tsx';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { ArticleWizardValues } from '#store/writing/wizardValues.ts';
import type { useWizardForm } from './useWizardForm.ts';
import { wizard } from './wizard.copy.ts';

interface SourcesFieldProps extends Pick<ReturnType<typeof useWizardForm>, 'field'> {
  readonly values: ArticleWizardValues;
  readonly onChange: (change: Partial<ArticleWizardValues>) => void;
}

/** Web pages that the draft is made from. What is not an address stays, with an error. */
export function SourcesField({ values, onChange, field }: SourcesFieldProps) {
  return (
    <TagField
      {...field('sources')}
      label={wizard.sources}
      description={wizard.sourcesHelp}
      separator={/\s/u}
      inputMode="url"
      value={values.sources}
      onChange={(typed) => onChange({ sources: [...new Set(typed.map(addressOf))] })}
    />
  );
}

/** A comma within an address is part of it; one behind it ends it, as in other lists. */
function addressOf(typed: string): string {
  const address = typed.replace(/[,;]$/, '');
  return webAddressOf(address) ?? address;
}
