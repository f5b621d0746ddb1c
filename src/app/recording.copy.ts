/** Shown while the session is recorded for support. */
export const recording = {
  name: 'Session recording',
  says: {
    kept: 'Recording this session – it stays on this device',
    unkept: 'Recording this session – this device cannot store it, a reload loses it',
    room: 'Recording this session – older recordings made room for it',
    full: 'The recording is full and has ended',
  },
  stop: { label: 'Stop', name: 'Stop recording' },
  close: { label: 'Close', name: 'Close the sign of the recording' },
} as const;
