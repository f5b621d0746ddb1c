import type { AnalyticsPorts } from './session.ports.ts';

/** What events go to while there is consent. */
export interface OpenSink extends Pick<AnalyticsPorts, 'track' | 'identify'> {
  /** Deletes what it has stored, here and where it sends to as far as that can be done from here. */
  end(): Promise<void>;
}

type Act = (sink: OpenSink) => void;

/** Events that wait for an answer to be read. */
const EARLY_MOST = 20;

/** Analytics without what it sends to, which is loaded with `open` after consent only. `forget` deletes what an earlier consent has left. */
export function createAnalytics(
  open: (of: { readonly userId: string }) => Promise<OpenSink>,
  forget: () => Promise<void>,
): AnalyticsPorts {
  let opening: Promise<OpenSink> | null = null;
  let sink: OpenSink | null = null;
  let early: Act[] | null = [];
  const tell = (act: Act) => {
    if (sink !== null) act(sink);
    else if (early !== null && early.length < EARLY_MOST) early.push(act);
  };
  return {
    track: (event) => tell((to) => to.track(event)),
    identify: (properties) => tell((to) => to.identify(properties)),
    async begin(of) {
      const opened = await (opening = open(of));
      sink = opened;
      for (const act of early ?? []) act(opened);
      early = null;
    },
    async end() {
      early = null;
      const opened = await opening?.catch(() => null);
      opening = sink = null;
      await (opened ?? { end: forget }).end();
    },
  };
}
