/** The id that Chromium makes of the key in extension/manifest.ts. */
export const CHROMIUM_ID = 'kocjlampklkdklinakcihdnfkkhhmjhd';
