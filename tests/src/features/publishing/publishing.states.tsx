import type { PublicationRun } from '#contract/publishing/publication.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { ChangedThereView } from '#src/features/publishing/ChangedThereView.tsx';
import { CurrentPostView } from '#src/features/publishing/CurrentPostView.tsx';
import { NoSiteView } from '#src/features/publishing/NoSiteView.tsx';
import { OverView } from '#src/features/publishing/OverView.tsx';
import { PostFieldsView } from '#src/features/publishing/PostFieldsView.tsx';
import { PublishFormView } from '#src/features/publishing/PublishFormView.tsx';
import { newSettings, type PostForm } from '#src/features/publishing/postSettings.ts';
import { RunListView } from '#src/features/publishing/RunListView.tsx';
import { RunningView } from '#src/features/publishing/RunningView.tsx';
import { TimeFieldView } from '#src/features/publishing/TimeFieldView.tsx';
import { type Gallery, idle, panel } from '#tests/gallery/views.ts';
import { anAnswer, aRun, aSite, aSiteText, idOf } from '#tests/support/factories.ts';

const settings = {
  ...newSettings({ ...NO_FIELDS, slug: 'store-coffee', seoTitle: 'How to store coffee' }),
  categories: ['Guides'],
  tags: ['coffee', 'storage'],
};
const form: PostForm = { settings, state: 'draft', date: '', isSecond: false };
const later: PostForm = { ...form, state: 'scheduled', date: '2026-10-25T02:30' };
const post = {
  state: 'published',
  link: 'https://tea.example/store-coffee/',
  slug: 'store-coffee',
  date: '2026-05-04T08:00:00.000Z',
} as const;
const site = aSite();
const choices = { categories: ['Guides', 'News'], authors: [{ id: '7', name: 'Ben' }] };
const ofForm = {
  form,
  site,
  sites: [site],
  post: null,
  version: null,
  isNewest: false,
  choices,
  images: [],
  slots: 0,
  foreign: 0,
  note: null,
  fault: null,
  error: null,
  canWrite: true,
  ...idle('onChange', 'onSite', 'onPublish', 'onTrash'),
};
const runs: readonly PublicationRun[] = [
  aRun({ jobId: idOf(93), failure: 'site_post_changed', state: 'failed', post: null }),
  aRun({ jobId: idOf(92), hasFormer: true, isMine: false, version: 7 }),
  aRun({ jobId: idOf(91), version: 3 }),
];

export const gallery: Gallery = {
  NoSiteView: panel({
    'for a writer': <NoSiteView canWrite />,
    'for a reader': <NoSiteView canWrite={false} />,
  }),
  PublishFormView: panel({
    'for the first time': <PublishFormView {...ofForm} />,
    'again, with a warning': (
      <PublishFormView
        {...ofForm}
        form={{ ...form, state: 'kept' }}
        post={post}
        version={7}
        slots={2}
        foreign={1}
        error={anAnswer(409, { code: 'site_post_gone' })}
      />
    ),
  }),
  CurrentPostView: panel({
    published: (
      <CurrentPostView post={post} version={7} isNewest={false} canWrite {...idle('onTrash')} />
    ),
  }),
  TimeFieldView: panel({
    'an hour that comes twice': (
      <TimeFieldView form={later} site={site} post={post} fault={null} {...idle('onChange')} />
    ),
    'a contributor': (
      <TimeFieldView
        form={form}
        site={aSite({ abilities: ['write'] })}
        post={null}
        fault={null}
        {...idle('onChange')}
      />
    ),
  }),
  PostFieldsView: panel({
    filled: (
      <PostFieldsView
        form={form}
        site={site}
        choices={choices}
        images={[]}
        {...idle('onSettings')}
      />
    ),
  }),
  RunningView: panel({
    'an image': (
      <RunningView
        progress={{ done: 2, total: 9, images: 7, doing: 'image 3' }}
        {...idle('onStop')}
      />
    ),
  }),
  OverView: panel({
    published: <OverView run={aRun()} {...idle('onBack')} />,
    'without some of it': (
      <OverView
        run={aRun({
          unmet: [
            { what: 'category', name: 'Guides' },
            { what: 'seo', name: '' },
          ],
        })}
        {...idle('onBack')}
      />
    ),
    refused: (
      <OverView
        run={aRun({ state: 'failed', post: null, failure: 'site_password_rejected' })}
        {...idle('onBack')}
      />
    ),
  }),
  ChangedThereView: panel({
    'a sentence was corrected': (
      <ChangedThereView seen={aSiteText()} {...idle('onReplace', 'onCopy', 'onLeave')} />
    ),
  }),
  RunListView: panel({ 'three runs': <RunListView runs={runs} {...idle('onCopy')} /> }),
};
