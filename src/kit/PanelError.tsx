import { Button } from '@mantine/core';
import { isPortError } from '#contract/problems.ts';
import { errors } from '#src/kit/copy/app.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';

interface PanelErrorProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Stands in the place of a part of a page that could not be read or drawn. */
export function PanelError({ error, onTryAgain }: PanelErrorProps) {
  const hint = isPortError(error) ? textOfError(error) : errors.somethingWrongLater;
  return (
    <StatePanel title={errors.somethingWrong} hint={hint} role="alert">
      <Button variant="default" onClick={onTryAgain}>
        {errors.tryAgain}
      </Button>
    </StatePanel>
  );
}
