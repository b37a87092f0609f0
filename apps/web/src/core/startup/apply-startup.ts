import type { CallResponse } from '@pavilion/contracts/define-call';
import type { startup } from '@pavilion/contracts/player/site/startup.contract';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { filterMenus } from './menus.ts';
import { judgeTheme } from './theme.ts';

export type StartupAnswer = CallResponse<typeof startup>;

/**
 * Takes over a startup that succeeded: the maintenance window, and outside of it site, menus and theme. A theme that is
 * not valid resets the state and leaves its message (specification, point 4).
 */
export function applyStartup(answer: StartupAnswer): void {
  const { maintenance, site } = answer;
  if (maintenance.is_maintenance) {
    useLayoutStore.setState({
      ...emptyLayout,
      maintenance,
      language: answer.language ?? [],
      // The live chat stays open to visitors while the site is closed.
      live_chat: answer.live_chat ?? emptyLayout.live_chat,
    });
    return;
  }
  if (!site) return rejectStartup('internalServerError');
  const theme = judgeTheme(site.theme_code, site.theme_color);
  if (!theme.isValid) return rejectStartup(theme.message);
  const provider_count = answer.provider_count ?? {};
  useLayoutStore.setState({
    message: '',
    maintenance,
    site,
    template: theme.template,
    provider_count,
    content: filterMenus(answer.content ?? emptyLayout.content, provider_count),
    language: answer.language ?? [],
    aff_domain: answer.aff_domain ?? '',
    live_chat: answer.live_chat ?? emptyLayout.live_chat,
  });
}

/** The site cannot be shown: nothing known of it, only why. There is no maintenance then. */
export function rejectStartup(message: string): void {
  useLayoutStore.setState({ ...emptyLayout, message }, true);
}
