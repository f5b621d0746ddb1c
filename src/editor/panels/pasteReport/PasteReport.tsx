import { Button, CloseButton } from '@mantine/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pasteReport as copy } from '#src/editor/copy/losses.ts';
import { formatPasted, isLatest, type PasteNews } from '#src/editor/kernel/pasting.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';

interface PasteReportProps {
  /** The last paste; null if there is nothing to report. */
  readonly news: PasteNews | null;
  readonly session: EditorSession;
  onClose(): void;
  /** The Markdown was formatted, which has news of its own. */
  onFormatted(news: PasteNews): void;
}

/** Time to read the report. It stays while the pointer or the focus is in it. */
const REPORT_MS = 12_000;

/** Reports beside the text what a paste has lost. Announced to screen readers, and closed by itself. */
export function PasteReport({ news, session, onClose, onFormatted }: PasteReportProps) {
  const [isHeld, setHeld] = useState(false);
  const mayFormat = useMayFormat(session, news);
  const shown = news !== null && (hasFaults(news) || mayFormat) ? news : null;
  useEffect(() => {
    if (news === null || isHeld) return;
    const timer = setTimeout(onClose, REPORT_MS);
    return () => clearTimeout(timer);
  }, [news, isHeld, onClose]);
  const close = () => {
    setHeld(false);
    onClose();
  };
  const format = async () => {
    const pasted = news;
    close();
    const formatted = pasted && (await formatPasted(session, pasted));
    if (formatted) onFormatted(formatted);
  };
  return (
    // Always mounted: not every screen reader announces a live region that appears together with its text.
    <div
      className="article-paste-report"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && (
        <div className="article-paste-report-box">
          {shown.isNothing && <span>{copy.nothing}</span>}
          <Faults title={copy.refused} faults={shown.refused.map(copy.refusal)} />
          <Faults title={copy.losses} faults={shown.losses.map(copy.loss)} />
          {mayFormat && <span>{copy.markdown}</span>}
          {mayFormat && (
            <Button size="compact-sm" variant="light" onClick={() => void format()}>
              {copy.format}
            </Button>
          )}
          <CloseButton size="sm" aria-label={copy.close} onClick={close} />
        </div>
      )}
    </div>
  );
}

const hasFaults = ({ losses, refused, isNothing }: PasteNews): boolean =>
  isNothing || losses.length + refused.length > 0;

interface FaultsProps {
  readonly title: string;
  readonly faults: readonly string[];
}

function Faults({ title, faults }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <div>
      {title}
      <ul className="article-paste-report-list">
        {[...new Set(faults)].map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}

/** Hidden once the writer continues: then the paste cannot be undone alone. */
function useMayFormat(session: EditorSession, news: PasteNews | null): boolean {
  const ask = useCallback(
    () => news !== null && news.markdown !== null && isLatest(session, news),
    [session, news],
  );
  return useSyncExternalStore(session.subscribe, ask);
}
