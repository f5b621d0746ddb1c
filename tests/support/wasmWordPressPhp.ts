/** The PHP of a WordPress that tests publish to, besides that of `tools/wordpress/php.ts`. */
import { configOf } from '#tools/wordpress/php.ts';

/** Plugins as far as their routes go, as their sources document them, and sites that somebody has changed: the name is in the same file. */
export const PLUGINS = `<?php
$mode = @file_get_contents(WP_CONTENT_DIR . '/mode');
$space = fn($name) => add_action('rest_api_init', fn() => register_rest_route($name, '/test', ['methods' => 'GET', 'callback' => '__return_true', 'permission_callback' => '__return_true']));
if (in_array($mode, ['yoast', 'yoastOpen'])) $space('yoast/v1');
if (in_array($mode, ['yoast', 'yoastOpen'])) add_action('init', function () use ($mode) {
  foreach (['_yoast_wpseo_title', '_yoast_wpseo_metadesc'] as $key)
    register_meta('post', $key, ['type' => 'string', 'single' => true, 'sanitize_callback' => 'sanitize_text_field'] + ($mode === 'yoastOpen' ? ['show_in_rest' => true, 'auth_callback' => fn() => current_user_can('edit_others_posts')] : []));
});
if ($mode === 'rankMath') add_action('rest_api_init', fn() => register_rest_route('rankmath/v1', '/updateMeta', [
  'methods' => 'POST',
  'args' => array_fill_keys(['objectType', 'objectID', 'meta'], ['required' => true, 'validate_callback' => fn($value) => empty($value) ? new WP_Error('param_value_empty', 'Empty') : true]),
  'permission_callback' => fn($asked) => current_user_can('edit_post', $asked['objectID']) ?: new WP_Error('rest_cannot_edit', 'No', ['status' => 403]),
  'callback' => function ($asked) {
    foreach ($asked['meta'] as $key => $value) empty($value) ? delete_metadata('post', $asked['objectID'], $key) : update_metadata('post', $asked['objectID'], $key, sanitize_text_field($value));
    return ['slug' => true, 'schemas' => []];
  },
]));
if ($mode === 'seoPress') add_action('rest_api_init', function () {
  $route = '/posts/(?P<id>\\d+)/title-description-metas';
  $keys = ['title' => '_seopress_titles_title', 'description' => '_seopress_titles_desc'];
  register_rest_route('seopress/v1', $route, [
    ['methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => fn($asked) => array_map(fn($key) => html_entity_decode(get_post_meta($asked['id'], $key, true), ENT_QUOTES | ENT_XML1, 'UTF-8'), $keys)],
    ['methods' => 'PUT', 'permission_callback' => fn($asked) => current_user_can('edit_post', $asked['id']), 'callback' => function ($asked) use ($keys) {
      foreach ($keys as $name => $key) if (isset($asked[$name])) empty($asked[$name]) ? delete_post_meta($asked['id'], $key) : update_post_meta($asked['id'], $key, sanitize_text_field($asked[$name]));
      return ['code' => 'success'];
    }],
  ]);
});
if ($mode === 'diesAfterInsert') add_action('rest_after_insert_post', fn($post, $asked, $isNew) => $isNew ? wp_die('Fault', 500) : null, 10, 3);
if ($mode === 'moderated') add_filter('wp_insert_post_data', fn($post) => in_array($post['post_status'], ['publish', 'future']) ? ['post_status' => 'pending'] + $post : $post);
if ($mode === 'noTrash') define('EMPTY_TRASH_DAYS', 0);
`;

/** Its database is a file. */
export const SQLITE_CONFIG = configOf('').replace(
  '<?php',
  `<?php
define('DB_DIR', __DIR__ . '/wp-content/database'); define('DB_FILE', '.ht.test');`,
);
