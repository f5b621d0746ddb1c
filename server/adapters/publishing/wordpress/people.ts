/** Those who may be named as the author of a post. */
import { z } from 'zod';
import { collapsedTextOf } from '#html/text.ts';
import { idSchema } from './postAnswers.ts';
import { answered } from './refusals.ts';
import type { Rest } from './rest.ts';

const authorsSchema = z.array(
  z.object({ id: idSchema, name: z.string().transform(collapsedTextOf) }),
);

export async function authorsIn(rest: Rest) {
  if (!rest.site.abilities.includes('editOthers')) return [];
  const answer = await rest.get('wp/v2/users', {
    who: 'authors',
    _fields: 'id,name',
    per_page: '100',
  });
  return answered(answer, authorsSchema).map(({ id, name }) => ({ id: String(id), name }));
}
