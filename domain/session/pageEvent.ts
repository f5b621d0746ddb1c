/** The page going into the background or away, and the network coming and going. */
export type PageEvent = 'hidden' | 'visible' | 'online' | 'offline';
