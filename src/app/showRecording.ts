import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Recording, type RunningRecording } from './Recording.tsx';

/** Shows a recording in a root of its own: what goes wrong there stays there, and ends the recording. */
export function showRecording(recording: RunningRecording): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { onUncaughtError: recording.stop });
  root.render(createElement(Recording, { recording }));
}
