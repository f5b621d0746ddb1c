/**
 * What language models write more often than people do. Own lists, made from general knowledge and from the open half
 * of bench/humanizer. `was > now` says what says the same, `was >` that it can go; without an arrow only a person knows.
 */
import type { Wording, WordingKind, Wordings } from '#domain/seo/text/textTools.ts';
import { plainWordOf } from './stems.ts';

type Lists = Readonly<Record<WordingKind, string>>;

const ENGLISH: Lists = {
  phrases: `it's important to note that >, it is important to note that >, it's worth noting that >, it is worth noting that >,
    it's worth mentioning that >, it is worth mentioning that >, it should be noted that >, it's worth remembering that >,
    the good news is that >, the good news is, rest assured, needless to say >, at the end of the day >,
    it's important to, it is important to, it's also important to, it's equally important to, it's essential to,
    it's crucial to, it's worth having, it's best to, is well worth,
    in today's fast paced world >, in today's world >, in today's digital age >, in the digital age >, in a world that, in a world where,
    in an era of, in the realm of > in, in the world of > in, when it comes to, in order to > to,
    due to the fact that > because, a wide range of > many, a wide variety of > many, a plethora of > many, a myriad of > many,
    a multitude of > many, a number of > some, countless > many, in many ways >, for many people,
    whether you're, whether you are, whether it's, not only, not just, isn't just, aren't just, isn't about, it's not about,
    is not just, more than just, it's about, isn't a one time, no matter, to the next level, take your, say goodbye to,
    look no further, let's dive in >, let's explore, let's break it down >, let's take a closer look, dive into, deep dive,
    in this guide, in this article, we'll walk through, we'll explore, everything you need to know, here's what you need to know,
    here are the lessons, here are some, here are three, with a little, with a few, just a few, a few simple, a key role, a crucial role,
    a vital role, a pivotal role, an important role, plays a role, key factors, the key to, the foundation of, a robust foundation,
    a solid foundation, at its core, at its simplest, at its heart, at the heart of, is at the heart, the heart of, the bottom line,
    make a meaningful difference, make a difference, make all the difference, makes all the difference, a substantial difference,
    a long way, go a long way, goes a long way, pays off, peace of mind, on the same page, best friend, your best friend,
    well on your way, get the most out of, make the most of, stand out, stay ahead, one step at a time, step by step, over time,
    part of the journey, the journey, your journey, journey toward, embark on > start, embarking on > starting, navigate the,
    navigating the, the complexities of, the intricacies of, the power of, the potential of, the importance of, the magic of,
    unlock the, unlocking the, unleash, harness the, harnessing, leverage > use, leverages > uses, leveraging > using,
    utilize > use, utilizes > uses, utilizing > using, utilise > use, utilising > using, facilitate > help, facilitates > helps,
    foster, fosters, fostering, cultivate, cultivating, elevate, elevates, empower, empowers, empowering, streamline, streamlines,
    streamlined, enhance > improve, enhances > improves, enhancing > improving, bolster > strengthen, underscore > show,
    underscores > shows, showcase > show, showcases > shows, showcasing > showing, delve into > look at, delves into > looks at,
    delving into > looking at, delve, tapestry, testament to, a testament, beacon, landscape of, ever evolving > changing,
    ever changing > changing, fast paced, game changer, game changing, cutting edge > new, state of the art, groundbreaking,
    revolutionary, revolutionize, transformative, transform your, seamless, seamlessly, effortless, effortlessly, robust, holistic,
    comprehensive, multifaceted, intricate, nuanced, pivotal > important, crucial > important, vital > important, paramount > important, essential,
    profound, profoundly, invaluable, unparalleled, meticulous, meticulously, thoughtfully, intentional, meaningful, mindful,
    vibrant, bustling, nestled, tucked away, hidden gem, breathtaking, picturesque, iconic, lush, oasis, rich in history, old world charm,
    labyrinth of, treasure trove, truly, incredibly, remarkably, quietly, simply, surprisingly, gently, naturally, ultimately,
    resonate, resonates, thrive, thriving, flourish, flourishing, captivate, captivating, compelling, sustainable, actionable,
    well being, high quality, user friendly, cost effective, time tested, world class, top notch, in just minutes, in minutes, in seconds,
    a single click, second nature, the perfect, ideal for, a great way to, one of the most, some of the most, the most important,
    the best part, perhaps the best, the first step, the next step, the result is, as a result, there's something, something for everyone,
    you may notice, you'll notice, don't be afraid to, don't hesitate to, be kind to yourself, feel free to, we're thrilled, we're excited to,
    looking back, speaks volumes, sets apart, what sets, from the moment, the kind of, by following, by embracing, by recognizing,
    by understanding, together these, are linked to, has been linked to, research suggests, studies show, studies suggest, experts recommend,
    experts generally, for future generations, long term, at multiple levels, at a broader level, a variety of,
    significant, significantly, substantial, dramatically, particularly, increasingly`,
  hedges: `may, might, perhaps, possibly, potentially, arguably, can help, can make, can be, can also, often, typically, generally,
    usually, tend to, tends to, in some cases, in most cases, for some, to some extent, somewhat, relatively, likely, more likely,
    a bit, kind of, sort of, it seems, it may seem, appears to, seem to, gradually, frequently`,
  markers: `additionally >, furthermore >, moreover >, in addition >, what's more >, first, second, third, firstly, secondly, thirdly,
    next, then, finally, lastly, however, nevertheless, nonetheless, that said, on the other hand, by contrast, in contrast, conversely,
    as a result, consequently, therefore, thus, in conclusion >, in summary >, in short, to sum up >, overall >, ultimately >,
    above all, in essence >, essentially >, fortunately, unfortunately, of course, admittedly, for example, for instance, similarly,
    likewise, equally important, importantly, most importantly, meanwhile, at the same time, in other words, to begin with, by doing so,
    in this way, with this in mind, instead, as you continue, when it comes to, after all, indeed, notably, interestingly, while, although`,
};

const LISTS: Readonly<Record<string, Lists>> = { en: ENGLISH };

const KINDS = ['phrases', 'hedges', 'markers'] as const satisfies readonly WordingKind[];

/** Returns the wordings of a language; null if there is no list. */
export function wordingsOf(language: string): Wordings | null {
  const lists = LISTS[language];
  if (lists === undefined) return null;
  const plainWord = plainWordOf(language);
  const all = KINDS.flatMap((kind) =>
    lists[kind].split(',').map((entry): Wording => {
      const [was = '', now] = entry.split('>').map((text) => text.trim());
      const words = was.split(/\s+/).map(plainWord);
      return { kind, words, now: now ?? null };
    }),
  );
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ words: [first = ''] }) => first);
}
