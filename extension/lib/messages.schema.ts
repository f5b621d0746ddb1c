/** Every message between the parts of the extension and the product's page. What does not fit is no message. */
// Every frame of a page that is read loads it: the whole of zod would be three times as large as all the rest.
import * as z from 'zod/mini';
import { REWRITES } from '#contract/lib/tasks.ts';
import { PAGE_HTML_MAX_CHARS } from '#contract/pages/page.route.ts';
import { EXTENSION_ORIGIN } from '#contract/session/extensionPass.route.ts';
import { REWRITE_MAX_CHARS } from '#contract/writing/rewrite.route.ts';
import { FIELD_NAMES, PAGE_TASKS, REFUSALS } from './names.ts';

const most = (chars: number) => z.maxLength(chars);
const least = (chars: number) => z.minLength(chars);
const heldIdSchema = z.string().check(least(1), most(40));
const textSchema = z.string().check(most(REWRITE_MAX_CHARS));

/** Of the panel to the script in a frame of a page. */
export const askedSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('selection') }),
  z.object({ ask: z.literal('replace'), heldId: heldIdSchema, text: textSchema.check(least(1)) }),
  /** Gives the field the focus and its selection back. */
  z.object({ ask: z.literal('restore'), heldId: heldIdSchema }),
  z.object({ ask: z.literal('page') }),
]);

const refusedSchema = z.object({ type: z.literal('refused'), why: z.enum(REFUSALS) });

/** What a frame answers. Its text is data of a page. */
export const selectionAnswerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('selected'),
    heldId: heldIdSchema,
    /** `page`: text that nobody can write into. */
    field: z.enum([...FIELD_NAMES, 'page']),
    text: textSchema,
    /** BCP 47, as the page says; empty if it does not. */
    language: z.string().check(most(35)),
    hasFocus: z.boolean(),
  }),
  z.extend(refusedSchema, { hasFocus: z.boolean() }),
]);

export const replaceAnswerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('replaced') }),
  refusedSchema,
]);

export const pageAnswerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('page'),
    url: z.url({ protocol: /^https?$/ }).check(most(2000)),
    title: z.string().check(most(200)),
    html: z.string().check(most(PAGE_HTML_MAX_CHARS)),
  }),
  refusedSchema,
]);

/** The product's page lets the extension in. `state` is that of the question, so that nobody else can sign it in. */
export const passSchema = z.object({
  type: z.literal('pass'),
  state: z.uuid(),
  origin: z.string().check(z.regex(EXTENSION_ORIGIN)),
  pass: z.string().check(least(1), most(4000)),
  until: z.iso.datetime(),
  workspaceId: z.uuid(),
});

/** What the panel is opened for. */
export const wantedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rewrite'),
    id: z.uuid(),
    tabId: z.int(),
    frameId: z.int().check(z.minimum(0)),
    task: z.enum(REWRITES),
    /** What the browser has read by itself, where no script can. */
    selected: textSchema,
  }),
  z.object({
    kind: z.literal('page'),
    id: z.uuid(),
    tabId: z.int(),
    task: z.enum(PAGE_TASKS),
  }),
  z.object({ kind: z.literal('look'), id: z.uuid(), tabId: z.int() }),
]);

export type Asked = z.infer<typeof askedSchema>;
export type SelectionAnswer = z.infer<typeof selectionAnswerSchema>;
export type Selected = Extract<SelectionAnswer, { type: 'selected' }>;
export type ReplaceAnswer = z.infer<typeof replaceAnswerSchema>;
export type PageAnswer = z.infer<typeof pageAnswerSchema>;
export type PassMessage = z.infer<typeof passSchema>;
export type Wanted = z.infer<typeof wantedSchema>;
