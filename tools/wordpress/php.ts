/** The PHP of a WordPress to test with. */

/** Both addresses are of one installation; the database is reached by its socket. */
export const configOf = (socket: string): string => `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'wp'); define('DB_PASSWORD', 'wp');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) define($key, 'test-only-' . $key);
define('WP_HOME', getenv('SITE_URL')); define('WP_SITEURL', getenv('SITE_URL'));
define('WP_ENVIRONMENT_TYPE', getenv('SITE_TYPE') ?: 'local'); // elsewhere, application passwords need https
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true); define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** PHP's own server has no rewrite rules: files as they are, everything else below SITE_FOLDER to its index.php. */
export const ROUTER = `<?php
$folder = getenv('SITE_FOLDER');
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (substr($path, -1) !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) return false;
if (strpos($path, $folder) !== 0 && $path . '/' !== $folder) { http_response_code(404); echo 'Nothing here'; return; }
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $folder . 'index.php';
chdir($_SERVER['DOCUMENT_ROOT'] . $folder); require 'index.php';
`;

/** What the installer does, and an application password for an account of each role. Prints JSON. */
export const INSTALL = `<?php
define('WP_INSTALLING', true);
$url = parse_url(getenv('SITE_URL'));
$_SERVER += ['HTTP_HOST' => $url['host'] . ':' . $url['port'], 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET'];
require $argv[1] . '/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_http_request', fn() => new WP_Error('no_http', 'no requests during the installation'));
wp_install('Tea & biscuits', 'admin', 'admin@example.test', true, '', wp_generate_password());
update_option('timezone_string', 'Europe/Berlin');
$passwords = [];
foreach (['administrator', 'editor', 'author', 'contributor', 'subscriber'] as $role) {
  $id = wp_insert_user(['user_login' => $role . '1', 'user_pass' => wp_generate_password(), 'user_email' => "$role@example.test", 'role' => $role, 'display_name' => "Ann $role"]);
  [$password] = WP_Application_Passwords::create_new_application_password($id, ['name' => 'test']);
  $passwords[$role] = WP_Application_Passwords::chunk_password($password);
}
echo "\\n" . json_encode(['version' => get_bloginfo('version'), 'passwords' => $passwords]);
`;

/** Makes the site behave as with a plugin or a web server that somebody has set up: the name is in a file. */
export const MODES = `<?php
$mode = @file_get_contents(WP_CONTENT_DIR . '/mode');
$isApi = strpos($_SERVER['REQUEST_URI'] ?? '', 'wp-json') !== false || isset($_GET['rest_route']);
if ($mode !== 'plain') add_filter('pre_option_permalink_structure', fn() => '/%postname%/');
else add_filter('pre_option_permalink_structure', fn() => '');
if ($mode === 'passwordsOff') add_filter('wp_is_application_passwords_available', '__return_false');
if ($mode === 'passwordsOffForUser') add_filter('wp_is_application_passwords_available_for_user', '__return_false');
if ($mode === 'headerLost') { unset($_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['HTTP_AUTHORIZATION']); }
if ($mode === 'restOff') add_filter('rest_authentication_errors', fn() => new WP_Error('rest_disabled', 'The REST API is disabled.', ['status' => 401]));
if ($mode === 'restHidden') add_filter('rest_authentication_errors', fn($was) => $was ?: (is_user_logged_in() ? null : new WP_Error('rest_login_required', 'Sign in.', ['status' => 401])), 100);
if ($mode === 'restGone' && $isApi) { status_header(404); echo 'Not found'; exit; }
if ($mode === 'firewall' && $isApi) { status_header(403); header('content-type: text/html'); echo '<h1>Blocked</h1>'; exit; }
if ($mode === 'seo') add_action('rest_api_init', function () {
  foreach (['yoast/v1', 'rankmath/v1', 'seopress/v1'] as $space) register_rest_route($space, '/test', ['methods' => 'GET', 'callback' => '__return_true', 'permission_callback' => '__return_true']);
});
if ($mode === 'offset') { add_filter('pre_option_timezone_string', fn() => ''); add_filter('pre_option_gmt_offset', fn() => '-3.5'); }
if ($mode === 'warning') echo "<br />\\n<b>Warning</b>: something is undefined";
`;

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

/** The same with a database in a file, and nothing that leaves the machine. */
export const SQLITE_CONFIG = configOf('').replace(
  '<?php',
  `<?php
define('DB_DIR', __DIR__ . '/wp-content/database'); define('DB_FILE', '.ht.test');`,
);
