/** Where a tab keeps the workspace that it is connecting while it is away. */
export const CONSENT_KEY = 'designConsent';
