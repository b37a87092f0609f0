import type { CallResponse } from '@pavilion/contracts/define-call';
import type { startup } from '@pavilion/contracts/player/site/startup.contract';
import { isThemeCode } from '@pavilion/domain/themes';
import { loadGuarded } from '../build/load-guarded.ts';
import { logProblem } from '@pavilion/web-core/log';
import { emptyLayout, useLayoutStore } from '../stores/layout.store.ts';
import { filterMenus } from './menus.ts';
import { templateOfTheme } from './theme.ts';

export type StartupAnswer = CallResponse<typeof startup>;

/**
 * Applies a startup that succeeded: the maintenance window, and outside of it site, menus and
 * theme. A theme that is not valid resets the state and leaves its message (specification, point
 * 4); colours are known once the page stands.
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
  const template = templateOfTheme(site.theme_code);
  if (template === null) return rejectStartup('Invalid theme code');
  const provider_count = answer.provider_count ?? {};
  useLayoutStore.setState({
    message: '',
    maintenance,
    site,
    template,
    provider_count,
    content: filterMenus(answer.content ?? emptyLayout.content, provider_count),
    language: answer.language ?? [],
    aff_domain: answer.aff_domain ?? '',
    live_chat: answer.live_chat ?? emptyLayout.live_chat,
  });
  void refuseForeignColour(site);
}

/** No first view waits for it: what the server answers was judged by it already. Never rejects. */
async function refuseForeignColour(site: NonNullable<StartupAnswer['site']>): Promise<void> {
  const { theme_code: code, theme_color: colour } = site;
  try {
    const { isThemeColour } = await loadGuarded(() => import('@pavilion/domain/theme-colours'));
    const isShown = useLayoutStore.getState().site === site;
    if (isShown && !(isThemeCode(code) && isThemeColour(code, colour)))
      rejectStartup('Invalid theme color');
  } catch (cause) {
    logProblem('the colours of the themes could not be loaded', cause);
  }
}

/** The site cannot be shown: nothing known of it, only why. There is no maintenance then. */
export function rejectStartup(message: string): void {
  useLayoutStore.setState({ ...emptyLayout, message }, true);
}
