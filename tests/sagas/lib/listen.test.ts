import { afterEach, expect, test } from '@jest/globals';
import { flush, put, take } from '#sagas/lib/effects.ts';
import { listen } from '#sagas/lib/listen.ts';
import { services } from '#sagas/lib/services.ts';
import type { PageEvent } from '#services/session/session.ports.ts';
import { page } from '#store/session/page.slice.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

afterEach(closePages);

test('no message of the same tick is lost', async () => {
  const said: PageEvent[] = Array.from({ length: 50 }, (_, at) =>
    at % 2 === 0 ? 'hidden' : 'visible',
  );
  let heard: readonly unknown[] = [];
  startWorkflows(
    {
      *listener() {
        const ports = yield* services();
        const channel = yield* listen(ports.page.subscribe);
        const first = yield* take(channel);
        heard = [first, ...(yield* flush(channel))];
        channel.close();
        yield* put(page.visible());
      },
    },
    {
      page: {
        subscribe(listener) {
          for (const event of said) listener(event);
          return () => {};
        },
      },
    },
  );
  expect(heard).toEqual(said);
});

test('closing the channel unsubscribes', () => {
  const { streams } = startWorkflows({
    *listener() {
      const { generation } = yield* services();
      const channel = yield* listen(generation.follow, {
        workspaceId: 'w',
        jobId: 'j',
        lastSeq: 0,
      });
      channel.close();
    },
  });
  expect(streams.map((stream) => [stream.args.jobId, stream.isHeard()])).toEqual([['j', false]]);
});
