import { Button, CloseButton, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FaultGroup, FaultyPage } from '#domain/audit/faultTable.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { nameShown } from './audit.copy.ts';
import classes from './audit.module.css';
import { faultsPage as copy, groupCount, textsOf, whereText } from './faults.copy.ts';
import { Mark, SeverityBadge } from './SeverityBadge.tsx';

interface FaultDetailsViewProps {
  readonly group: FaultGroup;
  readonly onOpenPage: (position: number) => void;
  readonly onClose: () => void;
}

/** Pages that are shown at first, and with each click. */
const PAGES_SHOWN = 50;

/** One fault with its pages. */
export function FaultDetailsView({ group, onOpenPage, onClose }: FaultDetailsViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [most, setMost] = useState(PAGES_SHOWN);
  const { title, mend } = textsOf(group);
  const { pages, severity, isWide } = group;
  const left = pages.length - most;
  return (
    <section
      className={`${tablePage.details} ${classes.page}`}
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={tablePage.detailsHead}>
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <CloseButton aria-label={copy.close} onClick={onClose} />
      </div>
      <div className={classes.tools}>
        <SeverityBadge severity={severity} />
        {isWide ? <Mark severity="notice">{copy.wholeSite}</Mark> : null}
        <Text size="sm">{groupCount(group)}</Text>
      </div>
      <div>
        <Title order={3} size="h5" mb={4}>
          {copy.whatToDo}
        </Title>
        <Text size="sm">{mend}</Text>
      </div>
      <div>
        <Title order={3} size="h5" mb={4}>
          {copy.onPages}
        </Title>
        <ul className={classes.places}>
          {pages.slice(0, most).map((one) => (
            <Place
              key={one.page.position}
              name={group.name}
              place={one}
              onOpen={() => onOpenPage(one.page.position)}
            />
          ))}
        </ul>
        {left > 0 ? (
          <Button variant="default" size="compact-sm" onClick={() => setMost(most + PAGES_SHOWN)}>
            {copy.more(Math.min(left, PAGES_SHOWN))}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly place: FaultyPage;
  readonly onOpen: () => void;
}

function Place({ name, place: { page, fault, isNew }, onOpen }: PlaceProps) {
  const where = whereText(name, fault);
  return (
    <li>
      <div className={tablePage.name}>
        <button type="button" className={tablePage.open} onClick={onOpen}>
          {nameShown(page)}
        </button>
        {isNew === true ? <Mark severity="warning">{copy.isNew}</Mark> : null}
      </div>
      <div className={classes.under}>{page.url}</div>
      {where === '' ? null : <div className={classes.where}>{where}</div>}
    </li>
  );
}
