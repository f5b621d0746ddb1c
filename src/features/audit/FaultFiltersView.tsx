import { Checkbox, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { type FaultArea, SEVERITIES, type Severity } from '#domain/audit/faults.ts';
import {
  AREAS,
  FAULT_SORTS,
  type FaultPart,
  type FaultSort,
  type FaultView,
  faultsStartDescending,
} from '#domain/audit/faultTable.ts';
import { TableFilters } from '#src/kit/lists/TableFilters.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import {
  areaTexts,
  faultsPage as copy,
  faultSorts,
  partTexts,
  severityTexts,
} from './faults.copy.ts';

interface FaultFiltersViewProps {
  readonly view: FaultView;
  /** Whether there is a round before. */
  readonly isCompared: boolean;
  readonly onChange: (change: Partial<FaultView>) => void;
}

const PARTS = (['technical', 'content'] as const).map((value) => ({
  value,
  label: partTexts[value],
}));
const SEVERITY_CHOICES = [
  { value: '', label: copy.anySeverity },
  ...SEVERITIES.map((value) => ({ value, label: severityTexts[value] })),
];
const AREA_CHOICES = [
  { value: '', label: copy.anyArea },
  ...AREAS.map((value) => ({ value, label: areaTexts[value] })),
];
const SORTS = FAULT_SORTS.map((value) => ({ value, label: faultSorts[value] }));

export function FaultFiltersView({ view, isCompared, onChange }: FaultFiltersViewProps) {
  return (
    <TableFilters
      label={copy.filters}
      find={copy.find}
      search={view.search}
      onSearch={(search) => onChange({ search })}
    >
      <Selects view={view} onChange={onChange} />
      {isCompared ? (
        <Checkbox
          label={copy.newOnly}
          checked={view.isNewOnly}
          onChange={({ currentTarget: { checked } }) => onChange({ isNewOnly: checked })}
        />
      ) : null}
    </TableFilters>
  );
}

/** What is chosen of few. */
function Selects({ view, onChange }: Pick<FaultFiltersViewProps, 'view' | 'onChange'>) {
  return (
    <>
      <NativeSelect
        aria-label={copy.part}
        data={PARTS}
        value={view.part}
        onChange={({ currentTarget: { value } }) =>
          onChange({ part: value as FaultPart, area: null })
        }
      />
      <NativeSelect
        aria-label={copy.severity}
        data={SEVERITY_CHOICES}
        value={view.severity ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ severity: (value || null) as Severity | null })
        }
      />
      {view.part === 'technical' ? (
        <NativeSelect
          aria-label={copy.area}
          data={AREA_CHOICES}
          value={view.area ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ area: (value || null) as FaultArea | null })
          }
        />
      ) : null}
      <NativeSelect
        className={tablePage.order ?? ''}
        aria-label={copy.order}
        data={SORTS}
        value={view.sort}
        onChange={({ currentTarget: { value } }) => {
          const sort = value as FaultSort;
          onChange({ sort, isDescending: faultsStartDescending(sort) });
        }}
      />
    </>
  );
}
