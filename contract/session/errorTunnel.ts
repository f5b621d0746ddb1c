/** Where the page sends reports of errors; the server passes them on to Sentry. */
export const ERROR_TUNNEL = '/content/api/error-reports';
