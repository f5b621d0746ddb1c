import { expect, test } from '@jest/globals';
import { WaitingPorts } from '#sagaLog/app/waitingPorts.ts';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';

const call = (id: number, op: string, mode?: 'now'): LogEntry => ({
  ...{ is: 'call', id, op },
  ...(mode && { mode }),
});
const ended = (is: 'answer' | 'error', id: number, op: string): LogEntry => ({
  ...{ is, id, op, t: 1, value: null },
});
const take = (id: number, channel: number): LogEntry => ({
  is: 'take',
  id,
  channel,
  op: 's.follow',
});

test('a call waits from its turn until that of its answer, error or cancel', () => {
  const ports = new WaitingPorts();
  ports.note(0, [call(1, 'a.save'), call(2, 'clock.now', 'now')]);
  ports.note(1, [call(3, 'a.save'), call(4, 'delay')]);
  ports.note(2, [ended('answer', 1, 'a.save')]);
  ports.note(3, [ended('error', 3, 'a.save'), { is: 'cancel', id: 4, op: 'delay' }]);
  expect([0, 1, 2, 3].map((turn) => ports.at(turn))).toEqual([
    [{ kind: 'call', op: 'a.save', count: 1, since: 0 }],
    [
      { kind: 'call', op: 'a.save', count: 2, since: 0 },
      { kind: 'call', op: 'delay', count: 1, since: 1 },
    ],
    [
      { kind: 'call', op: 'a.save', count: 1, since: 1 },
      { kind: 'call', op: 'delay', count: 1, since: 1 },
    ],
    [],
  ]);
});

test('a stream is listened to until its message, its next take, or its end', () => {
  const ports = new WaitingPorts();
  ports.note(0, [take(11, 10), take(21, 20)]);
  ports.note(1, [{ is: 'message', id: 11, op: 's.follow', t: 1, value: 1 }]);
  ports.note(2, [take(12, 10)]);
  ports.note(3, [take(13, 10)]); // the one before was cancelled
  ports.note(4, [{ is: 'close', id: 14, channel: 10, op: 's.follow' }]);
  const counts = [0, 1, 2, 3, 4].map((turn) => ports.at(turn)[0]?.count);
  expect(counts).toEqual([2, 1, 2, 2, 1]);
  expect(ports.at(4)).toEqual([{ kind: 'stream', op: 's.follow', count: 1, since: 0 }]);
});
