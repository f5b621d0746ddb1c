import type { SearchTested } from '#contract/installation/search.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ServiceSettingsState } from '#store/settings/serviceSettings.slice.ts';
import { Outcome } from './FormActions.tsx';
import { search as copy } from './search.copy.ts';

export type SearchState = ServiceSettingsState<SearchTested>;
type Result = SearchState['result'];

/** What the last request came to. */
export const SearchOutcome = ({ state: { result } }: { readonly state: SearchState }) => (
  <Outcome failure={failureIn(result)} said={successIn(result)} />
);

function failureIn(result: Result): string | null {
  if (result?.type === 'failed') return textOfError(result.error);
  if (result?.type !== 'tested' || result.tested.result !== 'failed') return null;
  const { failure, engines = [] } = result.tested;
  const said = copy.failures[failure];
  return engines.length === 0 ? said : `${said} ${copy.silent(engines)}`;
}

function successIn(result: Result): string {
  if (result?.type === 'saved' || result?.type === 'removed') return copy[result.type];
  return result?.type === 'tested' && result.tested.result === 'worked'
    ? copy.worked(result.tested)
    : '';
}
