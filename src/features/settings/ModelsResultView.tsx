import { Text } from '@mantine/core';
import type { ModelFailure } from '#contract/installation/installation.route.ts';
import type {
  ModelExtra,
  ModelOutcome,
  ModelsTested,
} from '#contract/installation/installation.schema.ts';
import { withSaid } from '#src/kit/copy/modelSaid.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ModelSettingsState } from '#store/settings/modelSettings.slice.ts';
import { models } from './models.copy.ts';
import classes from './models.module.css';
import { useOutcomeFocus } from './useOutcomeFocus.ts';

const ERROR = 'var(--mantine-color-error)';

/** What the last request came to. */
export function ModelsResultView({
  state: { names, result },
}: {
  readonly state: ModelSettingsState;
}) {
  const place = useOutcomeFocus<HTMLDivElement>(result);
  return (
    <div ref={place} tabIndex={-1}>
      <Result {...{ names, result }} />
    </div>
  );
}

function Result({ names, result }: Pick<ModelSettingsState, 'names' | 'result'>) {
  if (result?.type === 'tested') return <Tested {...result.tested} />;
  if (result?.type === 'notListed')
    return <Wrong text={withSaid(models.failures[result.failure], result.said)} />;
  if (result?.type === 'failed')
    return result.error.fields === undefined ? <Wrong text={textOfError(result.error)} /> : null;
  const listed = names.length > 0 ? models.listed(names.length) : '';
  return (
    <Text size="sm" c="dimmed" role="status">
      {result === null ? listed : models[result.type]}
    </Text>
  );
}

function Wrong({ text }: { readonly text: string }) {
  return (
    <Text role="alert" c={ERROR}>
      {text}
    </Text>
  );
}

const EXTRAS = ['embeddings', 'image'] as const;
const PARTS = ['text', 'streaming', 'structured'] as const;

function Tested({ tested, ...extras }: ModelsTested) {
  return (
    <div role="status">
      <table className={classes.tested} aria-label={models.results}>
        <thead>
          <tr>
            <th scope="col">{models.model}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {models.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tested.map((one) => (
            <tr key={one.name}>
              <th scope="row">{one.name}</th>
              {sharedFailure(one) === null ? (
                PARTS.map((part) => (
                  <td key={part} data-part={models.parts[part]}>
                    <Outcome outcome={one[part]} />
                  </td>
                ))
              ) : (
                <td colSpan={PARTS.length} data-part={models.allParts}>
                  <Outcome outcome={one.text} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes.extras}>
        {EXTRAS.map((name) => {
          const extra = extras[name];
          return extra === null ? null : (
            <div key={name}>
              <dt>{models.extras[name]}</dt>
              <dd>
                <Extra {...extra} />
              </dd>
            </div>
          );
        })}
      </dl>
      {EXTRAS.some((name) => isTried(extras[name])) ? (
        <Text size="sm" c="dimmed">
          {models.extrasHelp}
        </Text>
      ) : null}
    </div>
  );
}

/** Why nothing works, if it is one reason, which is then said once. */
function sharedFailure(one: ModelsTested['tested'][number]): ModelFailure | null {
  const failures = PARTS.map((part) => (one[part].result === 'failed' ? one[part].failure : null));
  return new Set(failures).size === 1 ? (failures[0] ?? null) : null;
}

const textOf = ({ failure, said = {} }: Extract<ModelOutcome, { readonly result: 'failed' }>) =>
  withSaid(models.failures[failure], said);

const isTried = (extra: ModelExtra | null): boolean =>
  extra !== null && extra.outcome.result !== 'notOffered';

function Extra({ name, outcome }: ModelExtra) {
  if (outcome.result === 'notOffered') return models.notOffered;
  if (outcome.result === 'worked') return models.withModel(models.works(outcome.ms), name);
  return (
    <Text span inherit c={ERROR}>
      {models.withModel(textOf(outcome), name)}
    </Text>
  );
}

function Outcome({ outcome }: { readonly outcome: ModelOutcome }) {
  if (outcome.result === 'worked') return models.works(outcome.ms);
  return (
    <Text span inherit c={ERROR}>
      {textOf(outcome)}
    </Text>
  );
}
