import { toolsSaga } from '#sagas/tools.ts';
import '#src/features/session/Consent.tsx'; // one file with the workflow that asks
import '#services/session/analytics.ts';
import { keepFocus } from '#src/kit/focus/focusKept.ts';

/** Starts what every page has and no first paint waits for. */
export function beginTools(begin: (name: string, workflow: () => Generator) => void): void {
  keepFocus(document.body);
  begin('tools', toolsSaga);
}
