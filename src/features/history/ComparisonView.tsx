import { Button, SegmentedControl, Text, Title } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { VersionSummary } from '#contract/article/article.schema.ts';
import { history as copy } from './history.copy.ts';
import classes from './history.module.css';

/** What a version is compared with: the current one, or the version before it. */
export type ComparedTo = 'draft' | 'previous';

interface ComparisonViewProps {
  readonly version: VersionSummary | null;
  /** Null if there is nothing to choose. */
  readonly comparedTo: ComparedTo | null;
  readonly onCompareTo: (what: ComparedTo) => void;
  readonly onBack: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function ComparisonView(props: ComparisonViewProps) {
  const { version, comparedTo, onCompareTo, onBack, actions, children } = props;
  const title = version === null ? copy.current : copy.versionOf(version.createdAt);
  return (
    <section className={classes.comparison} aria-label={title}>
      <header className={classes.head}>
        <Button
          className={classes.back ?? ''}
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} stroke={1.6} />}
          onClick={onBack}
        >
          {copy.toList}
        </Button>
        <Title order={2} size="h4">
          {title}
        </Title>
        {version === null ? null : (
          <Text size="sm" c="dimmed">
            {copy.what(version)} · {copy.who(version.isMine)}
          </Text>
        )}
        {actions}
        {comparedTo === null ? null : (
          <SegmentedControl
            aria-label={copy.compare}
            value={comparedTo}
            onChange={(value) => onCompareTo(value as ComparedTo)}
            data={[
              { value: 'draft', label: copy.sinceThen },
              { value: 'previous', label: copy.inVersion },
            ]}
          />
        )}
      </header>
      {children}
    </section>
  );
}
