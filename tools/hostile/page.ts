/** What a page of the search has in front of the modules it calls: `runInChromium` adds those. */
import { Caller, type CallRule, type Trial, type Verdict } from './caller.ts';
import { GIVEN_IN_PAGE } from './givenInPage.ts';

type Load = () => Promise<unknown>;

/** Each trial's verdict, until one is bad. */
export function judgeOf(modules: Readonly<Record<string, Load>>) {
  const caller = new Caller({
    moduleOf: async (file) => modules[file]?.(),
    given: GIVEN_IN_PAGE,
    tools: {},
    // A page is told no time of the processor.
    cpuMs: () => performance.now(),
  });
  return (trial: Trial, rule: CallRule): Promise<Verdict> => caller.verdictOn(trial, rule);
}
