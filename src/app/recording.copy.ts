/** Shown while the session is recorded for support. */
export const recording = {
  name: 'Session recording',
  running: 'Recording this session – it stays on this device',
  stop: 'Stop',
  stopName: 'Stop recording',
} as const;
