/** Articles per request of the full list, and per page of the paged view (spec §9). */
export const ARTICLE_LIST_LIMIT = 200;
export const ARTICLE_PAGE_SIZE = 10;
