import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import type { PortError } from '#contract/lib/problems.ts';
import type { Site } from '#contract/publishing/integration.schema.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { Removal } from './FormActions.tsx';
import { sites as copy } from './sites.copy.ts';
import classes from './sites.module.css';

interface SiteViewProps {
  readonly site: Site;
  readonly isDefault: boolean;
  readonly canChange: boolean;
  readonly isChecking: boolean;
  /** Why the server could not ask the site. */
  readonly error: PortError | null;
  /** Of the import of its posts. */
  readonly pages: 'resting' | 'asking' | 'started';
  readonly onCheck: () => void;
  readonly onImport: () => void;
  readonly onChoose: () => void;
  readonly onDisconnect: () => void;
}

/** A connected site: who is signed in there, what may be done, and when it last worked. */
export function SiteView(props: SiteViewProps) {
  const { site, isDefault, canChange, error } = props;
  return (
    <>
      <Group gap="xs">
        <Text fw={500}>{site.title || site.address}</Text>
        {isDefault ? (
          <Badge variant="light" tt="none">
            {copy.default}
          </Badge>
        ) : null}
      </Group>
      <Anchor href={site.address} target="_blank" rel="noreferrer" size="sm">
        {site.address}
      </Anchor>
      <dl className={classes.facts}>
        {factsOf(site).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {site.abilities.includes('publish') ? null : <Text size="sm">{copy.mayNotPublish}</Text>}
      <Troubles site={site} error={error} pages={props.pages} />
      {canChange ? <Actions {...props} /> : null}
    </>
  );
}

const factsOf = (site: Site) =>
  [
    [copy.account, copy.accountOf(site.name, site.login)],
    [copy.role, copy.roleOf(site.role)],
    [copy.may, copy.abilitiesOf(site.abilities)],
    [copy.seo, copy.seoOf(site.seo)],
    [copy.timeZone, site.timeZone],
    [copy.used, copy.at(site.usedAt)],
  ] as const;

function Troubles({ site, error, pages }: Pick<SiteViewProps, 'site' | 'error' | 'pages'>) {
  const { problem, passwordState } = site;
  const said = [
    problem && `${copy.problem}, ${copy.at(problem.at)}: ${textOfProblem(problem.failure)}`,
    passwordState === 'unreadable' && copy.passwordUnreadable,
    error && textOfError(error),
  ].filter((text) => typeof text === 'string');
  return (
    <div role="status">
      {said.map((text) => (
        <Text key={text} size="sm" c="var(--mantine-color-error)">
          {text}
        </Text>
      ))}
      {pages === 'started' ? <Text size="sm">{copy.importing}</Text> : null}
    </div>
  );
}

function Actions(props: SiteViewProps) {
  const { isDefault, isChecking, pages, onCheck, onChoose, onDisconnect, onImport } = props;
  return (
    <Group gap="sm" mt="sm">
      <Button variant="default" loading={isChecking} onClick={onCheck}>
        {copy.check}
      </Button>
      <Button variant="default" loading={pages === 'asking'} onClick={onImport}>
        {copy.importPosts}
      </Button>
      {isDefault ? null : (
        <Button variant="default" onClick={onChoose}>
          {copy.makeDefault}
        </Button>
      )}
      <Removal copy={copy} status={isChecking ? 'testing' : 'resting'} onRemove={onDisconnect} />
    </Group>
  );
}
