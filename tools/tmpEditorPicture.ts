import { readdirSync, writeFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { aPng } from '#tests/support/images.ts';
import { startWordPress } from './wordpress/realWordPress.ts';

const site = await startWordPress();
try {
  const home = readdirSync(tmpdir()).filter((n) => n.startsWith('toolkit-wordpress-')).map((n) => join(tmpdir(), n)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]!;
  writeFileSync(join(home, 'www/wp-content/mu-plugins/auto.php'), `<?php add_action('init', function () { if (isset($_GET['auto'])) { $u = get_user_by('login', 'administrator1'); wp_set_auth_cookie($u->ID, true); wp_redirect('/wp-admin/post.php?post=' . $_GET['auto'] . '&action=edit'); exit; } });`);
  const { wordpress } = siteKindsOf({ isAllowed: () => true });
  const login = { login: 'editor1', password: site.passwords.editor! };
  const found = await wordpress.connect(site.urls.root, login);
  const access = { ...found, login };
  const signal = AbortSignal.timeout(120_000);
  const image = await wordpress.uploadImage(access, { marker: 'image-abc', name: 'jar.png', type: 'image/png', bytes: aPng(600, 200), alt: 'A jar' }, signal);
  const draft = await wordpress.createDraft(access, { marker: 'draft-1', title: 'How to store coffee' }, signal);
  const t0 = performance.now();
  const { unmet } = await wordpress.writePost(access, draft.id, {
    title: 'How to store coffee & tea', slug: '', excerpt: '', seo: { title: '', description: '' }, categories: ['Guides'], tags: ['R&D'], authorId: null, coverId: image.id, jsonLd: null,
    images: new Map([['/content/assets/x', { id: Number(image.id), url: image.url }]]),
    blocks: [
      '<p>Coffee keeps <strong>three weeks</strong> in a <a href="https://example.org/">jar</a>, <em>not</em> four.</p>',
      '<h2>Which jar</h2>', '<h3>Glass or tin</h3>',
      '<ul><li>opaque<ul><li>tin</li></ul></li><li>tight</li></ul>', '<ol start="3"><li>Grind late</li><li>Drink soon</li></ol>',
      '<blockquote><p>Beans stale within days.</p></blockquote>',
      '<table><caption>Prices</caption><thead><tr><th>Jar</th><th>Price</th></tr></thead><tbody><tr><td>Glass</td><td>12</td></tr></tbody></table>',
      '<figure><img src="/content/assets/x" alt="A jar"><figcaption>A jar</figcaption></figure>',
      '<pre><code>[gallery] a &lt; b\n  two</code></pre>', '<hr>', '<p>The end.</p>',
    ].map((html) => ({ html })),
  }, signal);
  console.log('unmet', unmet, Math.round(performance.now() - t0), 'ms');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1800 } });
  await page.goto(`${site.urls.root}/?auto=${draft.id}`);
  await page.waitForTimeout(9000);
  for (const frame of page.frames()) console.log('invalid:', await frame.getByText(/unexpected or invalid content/i).count(), frame.url().slice(0, 60));
  const kinds = await page.evaluate(() => (window as any).wp.data.select('core/block-editor').getBlocks().map((b: any) => [b.name, b.isValid]));
  console.log(JSON.stringify(kinds));
  await page.keyboard.press('Escape');
  await page.screenshot({ path: '/tmp/editor.png' });
  await browser.close();
} finally { await site.stop(); }
