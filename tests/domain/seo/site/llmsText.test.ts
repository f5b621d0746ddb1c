import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { llmsTextOf } from '#domain/seo/site/llmsText.ts';

const aPage = (path: string, title = path, about = '') => ({
  url: `https://own.example${path}`,
  title,
  about,
});
const pages = [
  aPage('/blog/laces', 'Laces [long]', 'Which laces last.'),
  aPage('/about-us', 'About us'),
  aPage('/', 'Own shoes', 'We mend shoes.'),
  aPage('/blog/soles_(soft)', ''),
  aPage('/shop/one', 'One\n shoe'),
  aPage('/help%2Dcentre/a', 'A'),
  aPage('/help%2Dcentre/b', 'B'),
];

// §d.pages.5
test('it names the site, what its first page says, and the pages by the folders of their addresses', () => {
  const { text, listed } = llmsTextOf('own.example', pages);
  expect(listed).toBe(7);
  expect(text).toBe(`# Own shoes

> We mend shoes.

## Pages

- [About us](https://own.example/about-us)
- [One shoe](https://own.example/shop/one)

## Blog

- [Laces \\[long\\]](https://own.example/blog/laces): Which laces last.
- [https://own.example/blog/soles_(soft)](https://own.example/blog/soles_%28soft%29)

## Help centre

- [A](https://own.example/help%2Dcentre/a)
- [B](https://own.example/help%2Dcentre/b)
`);
});

// §d.pages.5
test('what is not known is left out', () => {
  expect(llmsTextOf('own.example', [aPage('/a', 'A')]).text).toBe(
    '# own.example\n\n## Pages\n\n- [A](https://own.example/a)\n',
  );
});

// §d.pages.5
test('in any order it is the same file', () => {
  const shuffled = fc.shuffledSubarray(pages, { minLength: pages.length });
  const { text } = llmsTextOf('own.example', pages);
  fc.assert(fc.property(shuffled, (some) => llmsTextOf('own.example', some).text === text));
});

// §d.pages.5
test('of more pages than a model reads at once it lists those with the shortest addresses', () => {
  const many = Array.from({ length: 700 }, (_, at) => aPage(`/a/b/${at}`));
  const { text, listed } = llmsTextOf('own.example', [...many, aPage('/first')]);
  expect(listed).toBe(500);
  expect(text).toContain('- [/first](https://own.example/first)');
  expect(text.match(/^- /gm)).toHaveLength(500);
});
