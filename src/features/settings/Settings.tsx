import {
  IconBell,
  IconChartBar,
  IconCpu,
  IconDatabase,
  IconGauge,
  IconMail,
  IconPlugConnected,
  IconShieldLock,
  IconUsers,
  IconWorldSearch,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppSelector } from '#src/kit/hooks.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { DataSection } from './DataSection.tsx';
import { EventsSection } from './EventsSection.tsx';
import { IntegrationsSection } from './IntegrationsSection.tsx';
import { MailSection } from './MailSection.tsx';
import { ModelsSection } from './ModelsSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SearchSection } from './SearchSection.tsx';
import { settings } from './settings.copy.ts';
import classes from './settings.module.css';
import { UsageSection } from './UsageSection.tsx';
import { WorkspaceSection } from './WorkspaceSection.tsx';

interface Section {
  /** In the address: /settings?section=usage. */
  readonly name: string;
  readonly label: string;
  readonly icon: ComponentType<{ size: number }>;
  readonly Section: ComponentType;
  /** Not shown to others. */
  readonly isForAdministrators?: true;
}

/** A row for each section, in the order of the list. */
const SECTIONS: readonly [Section, ...Section[]] = [
  { name: 'usage', label: settings.usage, icon: IconGauge, Section: UsageSection },
  { name: 'workspace', label: settings.workspace, icon: IconUsers, Section: WorkspaceSection },
  {
    name: 'notifications',
    label: settings.notifications,
    icon: IconBell,
    Section: NotificationsSection,
  },
  {
    name: 'integrations',
    label: settings.integrations,
    icon: IconPlugConnected,
    Section: IntegrationsSection,
  },
  { name: 'data', label: settings.data, icon: IconDatabase, Section: DataSection },
  { name: 'models', label: settings.models, icon: IconCpu, Section: ModelsSection },
  { name: 'search', label: settings.search, icon: IconWorldSearch, Section: SearchSection },
  { name: 'mail', label: settings.mail, icon: IconMail, Section: MailSection },
  { name: 'privacy', label: settings.privacy, icon: IconShieldLock, Section: PrivacySection },
  {
    name: 'events',
    label: settings.events,
    icon: IconChartBar,
    Section: EventsSection,
    isForAdministrators: true,
  },
];

/** On a narrow screen the list is a row that scrolls. */
function inView(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The settings page (spec §2): a list of sections, and the chosen one. */
export function Settings() {
  const { search } = useAppSelector(router.selectLocation);
  const asked = new URLSearchParams(search).get('section');
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  const shown = SECTIONS.filter(({ isForAdministrators }) => isAdmin || !isForAdministrators);
  const chosen = shown.find(({ name }) => name === asked) ?? SECTIONS[0];
  return (
    <Page title={settings.title}>
      <div className={classes.columns}>
        <nav aria-label={settings.sections}>
          <ul className={classes.sections}>
            {shown.map(({ name, label, icon: Icon }) => (
              <li key={name} ref={name === chosen.name ? inView : null}>
                <AppLink
                  to={`/settings?section=${name}`}
                  className={classes.section ?? ''}
                  aria-current={name === chosen.name ? 'page' : undefined}
                >
                  <Icon size={18} />
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <chosen.Section />
      </div>
    </Page>
  );
}
