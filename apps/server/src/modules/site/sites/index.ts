export { announceSiteChange } from './announce-site-change.ts';
export { writeApps, writeMenus, writeProviderOrder, writeSwitches } from './site-content.store.ts';
export { siteExists } from './site.store.ts';
export { changeJurisdiction } from './change-jurisdiction.service.ts';
export { changeUnlessTaken } from './operator-change.ts';
export { changeMaintenance, changeTheme, createSite } from './sites.service.ts';
export { menuContentIds, newSiteProblems, type NewSite } from './site-input.ts';
export { liveChatFields, startupOf, type StartupAnswer } from './startup.service.ts';
