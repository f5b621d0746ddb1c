/** Images in the media library of a site. */
import { z } from 'zod';
import { cutAtWord } from '#domain/cutAtWord.ts';
import { escapeText } from '#html/escape.ts';
import type { NewImage, SiteImage } from '../siteKind.ts';
import { addressSchema, idSchema } from './postAnswers.ts';
import { answered } from './refusals.ts';
import type { Rest } from './rest.ts';

const MEDIA = 'wp/v2/media';
const FIELDS = 'id,source_url,slug';

/** Only these two say where the image is: a site may have changed its name. */
const imageSchema = z
  .object({ id: idSchema.transform(String), source_url: addressSchema, slug: z.string() })
  .transform(({ id, source_url: url, slug }) => ({ id, url, slug }));

const imageOf = ({ id, url }: z.infer<typeof imageSchema>): SiteImage => ({ id, url });

export async function findImage(rest: Rest, marker: string): Promise<SiteImage | null> {
  const query = { slug: marker, context: 'edit', status: 'inherit,private', _fields: FIELDS };
  const found = answered(await rest.get(MEDIA, query), z.array(imageSchema));
  const first = found.find(({ slug }) => slug === marker);
  return first === undefined ? null : imageOf(first);
}

export async function uploadImage(rest: Rest, image: NewImage): Promise<SiteImage> {
  const { marker, type, bytes, alt } = image;
  const file = { name: fileNameOf(image), type, bytes };
  const query = {
    slug: marker,
    alt_text: inertTags(cutAtWord(alt, ALT_MAX_CHARS)),
    _fields: FIELDS,
  };
  return imageOf(answered(await rest.upload(MEDIA, file, query), imageSchema));
}

/** It is a part of an address there. */
const ALT_MAX_CHARS = 300;

/** WordPress removes what looks like a tag, and shows entities as they are. */
const inertTags = (text: string): string => text.replace(/[<>]/g, escapeText);

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};
const STEM_MOST = 80;
/** Endings that WordPress gives to files that it makes of one. */
const OWN_ENDING = /-(?:\d+x\d+|scaled|rotated)$/;

/** In letters that every server takes, with the extension of its type. */
export function fileNameOf({ name, type }: Pick<NewImage, 'name' | 'type'>): string {
  const stem = name
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, STEM_MOST)
    .replace(/^[-_]+|[-_]+$/g, '');
  const safe = OWN_ENDING.test(stem) ? `${stem}-image` : stem || 'image';
  return `${safe}.${EXTENSIONS[type] ?? type.replace(/^.*\//, '').replace(/\W+/g, '')}`;
}
