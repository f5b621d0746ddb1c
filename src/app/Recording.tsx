import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { recording as copy } from './recording.copy.ts';
import classes from './recording.module.css';

/** What the badge needs from the recorder. */
interface RunningRecording {
  readonly status: () => keyof typeof copy.says | 'ended';
  readonly stop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The badge that says this page is being recorded, with a Stop button. */
function Recording({ recording }: { readonly recording: RunningRecording }) {
  const status = useSyncExternalStore(recording.subscribe, recording.status);
  if (status === 'ended') return null;
  const button = status === 'full' ? copy.close : copy.stop;
  return (
    <aside className={classes.recording} aria-label={copy.name}>
      <p role="status">{copy.says[status]}</p>
      <button type="button" aria-label={button.name} onClick={recording.stop}>
        {button.label}
      </button>
    </aside>
  );
}

/** Shows the badge in a React root of its own. An error there ends the recording and leaves the page alone. */
export function showRecording(recording: RunningRecording): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { onUncaughtError: recording.stop });
  root.render(<Recording recording={recording} />);
}
