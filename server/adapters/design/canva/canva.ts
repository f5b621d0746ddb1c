/** Canva over its Connect API: https://www.canva.dev/docs/connect/. */
import type { z } from 'zod';
import { DESIGN_CALLBACK_PATH } from '#contract/design/design.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { DesignTool, ExportType, MadeDesign, NewUpload } from '../designTool.ts';
import { type Asking, askCanva, type CanvaClient } from './askCanva.ts';
import {
  designSchema,
  exportSchema,
  memberSchema,
  profileSchema,
  uploadSchema,
} from './canvaAnswers.ts';
import { canvaAccess } from './canvaOauth.ts';
import { type DownloadWeb, downloadOf } from './download.ts';

export interface CanvaOptions extends Omit<CanvaClient, 'timeoutMs'> {
  readonly authorizeUrl: string;
  /** The address that people use. */
  readonly publicUrl: string;
  /** Which addresses an export may be fetched from, if not those of the web. */
  readonly web?: DownloadWeb;
  readonly timeoutMs?: number;
}

/** The longest that one request may take; an upload is up to 10 MB. The page waits 30 s for an answer. */
const TIMEOUT_MS = 8000;
const UPLOAD_MS = 20_000;

const NAME_MAX_CHARS = 50;
const TITLE_MAX_CHARS = 255;

export function canva(options: CanvaOptions): DesignTool {
  const { id, secret, api, authorizeUrl, publicUrl, web = {}, timeoutMs = TIMEOUT_MS } = options;
  const client: CanvaClient = { id, secret, api: api.replace(/\/+$/, ''), timeoutMs };
  const redirectUri = `${publicUrl.replace(/\/+$/, '')}${DESIGN_CALLBACK_PATH}`;
  const ask = <Schema extends z.ZodType>(asking: Asking, schema: Schema) =>
    askCanva(client, asking, schema);
  const get = <Schema extends z.ZodType>(token: string, path: string, schema: Schema) =>
    ask({ method: 'GET', path, token }, schema);
  const editable = (design: MadeDesign): MadeDesign => {
    if (!isDesignAddress(design.editUrl, authorizeUrl)) throw new Problem('design_answer_unusable');
    return design;
  };
  return {
    ...canvaAccess(client, { authorizeUrl, redirectUri }),
    async member(token) {
      const id = await get(token, '/v1/users/me', memberSchema);
      return { id, name: await get(token, '/v1/users/me/profile', profileSchema) };
    },
    upload: (token, image) => ask({ ...uploadOf(image), token }, uploadSchema),
    uploadJob: (token, id) => get(token, `/v1/asset-uploads/${id}`, uploadSchema),
    async createDesign(token, { imageId, title, width, height }) {
      const body = {
        type: 'type_and_asset',
        design_type: { type: 'custom', width, height },
        asset_id: imageId,
        title: shortened(title, TITLE_MAX_CHARS),
      };
      return editable(await ask({ ...json('/v1/designs', body), token }, designSchema));
    },
    readDesign: async (token, id) => editable(await get(token, `/v1/designs/${id}`, designSchema)),
    export: (token, design_id, type) =>
      ask({ ...json('/v1/exports', { design_id, format: formatOf(type) }), token }, exportSchema),
    exportJob: (token, id) => get(token, `/v1/exports/${id}`, exportSchema),
    download: downloadOf(web),
  };
}

const json = (path: string, body: unknown): Asking => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const uploadOf = ({ name, bytes }: NewUpload): Asking => ({
  method: 'POST',
  path: '/v1/asset-uploads',
  headers: {
    'content-type': 'application/octet-stream',
    'asset-upload-metadata': JSON.stringify({
      name_base64: Buffer.from(shortened(name, NAME_MAX_CHARS)).toString('base64'),
    }),
  },
  body: new Uint8Array(bytes),
  timeoutMs: UPLOAD_MS,
});

/** It has at least one letter; of a letter that is cut in two, a replacement is left. */
const shortened = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().trim() || 'image';

/** The first page, in the size of the design. */
const formatOf = (type: ExportType) =>
  type === 'image/jpeg'
    ? { type: 'jpg', quality: 90, pages: [1] }
    : { type: 'png', lossless: true, pages: [1] };

/** Whether a design may be opened there: on Canva, or beside where its people sign in. */
function isDesignAddress(address: string, authorizeUrl: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (url.origin === new URL(authorizeUrl).origin) return true;
  return url.protocol === 'https:' && /(?:^|\.)canva\.com$/.test(url.hostname);
}
