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
