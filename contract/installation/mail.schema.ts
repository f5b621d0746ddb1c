import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import { MAIL_ENCRYPTIONS, MAIL_FAILURES, type mailRoutes } from './mail.route.ts';

const PORT_MOST = 65_535;
/** What goes over the connection in one line. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a line does not have
    .regex(/^[^\u0000-\u001f\u007f]+$/, 'No line breaks.');

/** Any host: an administrator may mean a server in their own network. */
const mailRequestSchema = z
  .object({
    host: z
      .string()
      .trim()
      .max(253)
      .regex(
        /^[\p{Letter}\p{Number}._:-]+$/u,
        'Enter the name of a host, such as mail.example.com.',
      ),
    port: z.int().min(1).max(PORT_MOST),
    encryption: z.enum(MAIL_ENCRYPTIONS),
    /** Null: the server asks for none. */
    user: line(320).nullable(),
    password: line(1000).optional(),
    from: z.email('Enter an e-mail address.').max(254),
  })
  .refine(({ user, encryption }) => user === null || encryption !== 'none', {
    error: 'A password is only sent encrypted.',
    path: ['encryption'],
  });

const mailSchema = z.object({
  /** The environment wins over the settings, and is changed where the server runs. */
  source: z.enum(['environment', 'settings', 'none']),
  /** Whether the installation knows its own address: links in e-mails lead there, and none is sent without it. */
  hasPublicUrl: z.boolean(),
  mail: z
    .object({
      host: z.string(),
      port: z.int().min(0).max(PORT_MOST),
      encryption: z.enum(MAIL_ENCRYPTIONS),
      user: z.string().nullable(),
      /** unreadable: it was encrypted with a key that the server does not have. */
      passwordState: z.enum(['none', 'stored', 'unreadable']),
      from: z.string(),
      /** Null if it comes from the environment. */
      updatedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});

const mailTestSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('worked'), to: z.string() }),
  z.object({ result: z.literal('failed'), failure: z.enum(MAIL_FAILURES) }),
]);

export const mailSchemas = {
  getMail: { response: mailSchema },
  putMail: { body: mailRequestSchema, response: mailSchema },
  deleteMail: { response: mailSchema },
  testMail: {
    /** Null: the server that is set. */
    body: z.object({ mail: mailRequestSchema.nullable() }),
    response: mailTestSchema,
  },
} as const satisfies SchemasOf<typeof mailRoutes>;

export type InstallationMail = z.infer<typeof mailSchema>;
export type MailRequest = z.infer<typeof mailRequestSchema>;
export type MailTested = z.infer<typeof mailTestSchema>;
