import { toolsSaga } from '#sagas/tools.ts';
import { showLate } from '#src/app/overlays.ts';
import { Modals } from '#src/features/access/modals/Modals.tsx';
import '#src/features/session/Consent.tsx'; // one file with the workflow that asks
import '#services/session/analytics.ts';
import { keepFocus } from '#src/kit/focus/focusKept.ts';

/** Starts what every page has and no first paint waits for. */
export function beginTools(begin: (name: string, workflow: () => Generator) => void): void {
  keepFocus(document.body);
  showLate(Modals);
  begin('tools', toolsSaga);
}
