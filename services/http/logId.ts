const LOG_ID_COMMENT = /^\s*sm-log-id\s*[:=]\s*([\w-]{1,64})\s*$/;

/** The log id of this page load: from the comment that the server left in the page, else a new one (spec §7). */
export function logIdOf(page: Document, newId: () => string): string {
  const comments = page.createNodeIterator(page, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    const [, logId] = LOG_ID_COMMENT.exec(node.nodeValue ?? '') ?? [];
    if (logId !== undefined) return logId;
  }
  return newId();
}
