import { DesignPanel } from './DesignPanel.tsx';
import { SitesPanel } from './SitesPanel.tsx';
import classes from './settings.module.css';

/** The programs that articles and images can be exchanged with, and their state. */
export const IntegrationsSection = () => (
  <div className={classes.panels}>
    <SitesPanel />
    <DesignPanel />
  </div>
);
