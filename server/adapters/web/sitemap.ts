/** The pages that a site lists in its sitemap (sitemaps.org). */
import type { Failure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import { type Answer, type FetchOptions, fetchAnswer } from './fetchPage.ts';
import { problemOfStatus } from './pageFailure.ts';
import { type Listed, readSitemapFile } from './sitemapFile.ts';
import type { SiteRobots } from './siteRobots.ts';

/** Files that are read, at most: a site with more of them lists ten thousand pages in fewer. */
const FILES_MOST = 1000;
/** For all of them, which take turns with everybody who reads on their host: a lane that reads for longer holds up others. */
const WHOLE_MS = 3 * 60_000;
/** For one of them, of 50 MB at most. */
const FILE_MS = 60_000;
/** Other sites that are asked whether the sitemap is theirs. */
const OTHERS_MOST = 20;

export interface SitemapPages {
  readonly urls: string[];
  /** Why pages are missing; null: all that it lists are here. */
  readonly problem: Failure | null;
}

interface SitemapOptions extends FetchOptions {
  /** Resolves once the host may be read, or rejects when the signal fires. */
  inTurn(host: string, signal: AbortSignal): Promise<void>;
  /** What a site says to robots. */
  robots(origin: string): Promise<SiteRobots>;
}

/**
 * A sitemap lists the pages of its own site, with and without `www.`, and of the sites whose robots.txt name it. Rejects if no page is
 * found. That there is no time left for some of its files is `too_complex`: our limit.
 */
export const sitemapReader =
  (options: SitemapOptions, wholeMs = WHOLE_MS) =>
  async (address: string, most: number, signal: AbortSignal): Promise<SitemapPages> => {
    const walk = new SitemapWalk(address, { most, endsAt: performance.now() + wholeMs }, options);
    for (const file of walk.files) {
      signal.throwIfAborted();
      if (walk.isOver()) break;
      await options.inTurn(new URL(file).host, signal);
      await walk.read(file, signal);
    }
    const [problem = null] = walk.problems;
    if (walk.pages.size === 0) throw problem ?? new Problem('sitemap_unreadable');
    return { urls: [...walk.pages], problem: problem && failureOfProblem(problem) };
  };

interface WalkLimits {
  /** Pages. */
  readonly most: number;
  /** Of the clock that `performance` has. */
  readonly endsAt: number;
}

/** What was found so far. Files are added while they are walked. */
class SitemapWalk {
  readonly files: Set<string>;
  readonly pages = new Set<string>();
  readonly problems: Problem[] = [];
  readonly #root: string;
  readonly #limits: WalkLimits;
  readonly #options: SitemapOptions;
  readonly #sites: Set<string>;
  /** Whether the sitemap is theirs. */
  readonly #others = new Map<string, boolean>();

  constructor(root: string, limits: WalkLimits, options: SitemapOptions) {
    this.files = new Set([root]);
    this.#root = root;
    this.#limits = limits;
    this.#options = options;
    this.#sites = new Set([siteOf(new URL(root))]);
  }

  /** There are more files than are wanted, or than there is time for. */
  isOver(): boolean {
    const isFull = this.pages.size >= this.#limits.most;
    const isLate = performance.now() > this.#limits.endsAt;
    if (isFull) this.#leaveOut();
    else if (isLate) this.problems.push(new Problem('too_complex'));
    return isFull || isLate;
  }

  async read(file: string, signal: AbortSignal): Promise<void> {
    const headers = { accept: 'application/xml, text/xml, text/plain, */*' };
    const limits = { ...this.#options.limits, totalMs: FILE_MS };
    const elsewhere: URL[] = [];
    try {
      await fetchAnswer(file, { ...this.#options, headers, limits }, (answer) =>
        this.#readAnswer(answer, { file, signal, elsewhere }),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problems.push(error);
    }
    for (const url of elsewhere) await this.#addIfTheirs(url, file);
  }

  async #readAnswer(
    { status, url, bytes }: Answer,
    of: { readonly file: string; readonly signal: AbortSignal; readonly elsewhere: URL[] },
  ): Promise<void> {
    if (status !== 200) throw problemOfStatus(status);
    if (of.file === this.#root) this.#sites.add(siteOf(new URL(url)));
    const { isSitemap, isWhole } = await readSitemapFile(
      untilAborted(bytes(), of.signal),
      (said, listed) => this.#take(URL.parse(said, url), listed, of.elsewhere),
    );
    if (!isSitemap) throw new Problem('sitemap_unreadable');
    if (!isWhole) this.#leaveOut();
  }

  /** Whether more are wanted. */
  #take(url: URL | null, listed: Listed, elsewhere: URL[]): boolean {
    if (url === null || !/^https?:$/.test(url.protocol)) this.#leaveOut();
    else if (listed === 'part') this.#addFile(url);
    else if (this.#sites.has(siteOf(url))) return this.#addPage(url);
    else if (elsewhere.length < this.#limits.most) elsewhere.push(url);
    else this.#leaveOut();
    return true;
  }

  #addFile({ href }: URL): void {
    if (this.files.size < FILES_MOST || this.files.has(href)) this.files.add(href);
    else this.problems.push(new Problem('too_complex'));
  }

  #addPage({ href }: URL): boolean {
    const hasRoom = this.pages.has(href) || this.pages.size < this.#limits.most;
    if (hasRoom) this.pages.add(href);
    else this.#leaveOut();
    return hasRoom;
  }

  async #addIfTheirs(url: URL, file: string): Promise<void> {
    const { origin } = url;
    if (!this.#others.has(origin) && this.#others.size < OTHERS_MOST)
      this.#others.set(origin, await this.#isNamedBy(origin, file));
    if (this.#others.get(origin) === true) this.#addPage(url);
    else this.#leaveOut();
  }

  async #isNamedBy(origin: string, file: string): Promise<boolean> {
    const { sitemaps } = await this.#options.robots(origin);
    const named = sitemaps.map((said) => URL.parse(said, origin)?.href);
    return named.includes(this.#root) || named.includes(file);
  }

  #leaveOut(): void {
    if (this.problems.at(-1)?.code !== 'sitemap_incomplete')
      this.problems.push(new Problem('sitemap_incomplete'));
  }
}

const siteOf = ({ host }: URL): string => host.replace(/^www\./, '');

async function* untilAborted(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal) {
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    yield chunk;
  }
}
