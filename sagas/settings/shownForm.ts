/** A form in the settings that shows what the installation has: one request at a time, while the form is shown. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ResourceData } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { call, put, race, take } from '../lib/effects.ts';

type InstalledName = 'installationMail' | 'installationModels' | 'installationSearch';

interface ShownForm<Request extends UnknownAction> {
  /** The next request; while one is answered, others are ignored. */
  readonly next: () => Generator<unknown, Request>;
  readonly left: () => UnknownAction;
  readonly answer: (request: Request) => Generator;
}

/** Answers requests until the page ends. */
export function* serveForm<Request extends UnknownAction>(form: ShownForm<Request>) {
  const { next, left, answer } = form;
  for (;;) {
    const request = yield* next();
    // An answer that comes after the page was left is about a form that is gone.
    yield* race({ answered: call(answer, request), left: take(left) });
  }
}

/** Shows what the server has now. */
export function* showSaved<N extends InstalledName>(name: N, data: ResourceData<N>) {
  yield* put(resources.primed({ name, args: null, data }));
}
