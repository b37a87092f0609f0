import type { CallResponse } from '@pavilion/contracts/define-call';
import type { partners } from '@pavilion/contracts/player/site/partners.contract';
import type { siteinfodetail } from '@pavilion/contracts/player/site/siteinfodetail.contract';
import type { socialAccount } from '@pavilion/contracts/player/site/social-account.contract';
import type { startup } from '@pavilion/contracts/player/site/startup.contract';
import type { TemplateName } from '@pavilion/domain/themes';
import { createPersisted } from '@pavilion/web-core/stores/persisted';

type Startup = CallResponse<typeof startup>;
type Cms = CallResponse<typeof siteinfodetail>['cms'];
export type Site = NonNullable<Startup['site']>;
export type SocialAccount = CallResponse<typeof socialAccount>['value'][number];
export type Partner = CallResponse<typeof partners>['value'][number];

/** What the browser knows of the site (specification, point 3). */
export interface LayoutState {
  /** Why the site cannot be shown: message of a failed startup, or of an invalid theme. */
  message: string;
  template: TemplateName | null;
  maintenance: Startup['maintenance'];
  language: string[];
  content: NonNullable<Startup['content']>;
  /** Social accounts. */
  accountList: SocialAccount[];
  site: Site | null;
  /**
   * CMS pages as the operator wrote them, both bodies cleaned by the server; empty until they were
   * asked for.
   */
  cms: Partial<Cms>;
  /** Which CMS pages the site shows. */
  cms_status: Partial<Record<keyof Cms, boolean>>;
  provider_count: Record<string, number>;
  aff_domain: string;
  /** True until the app stands: nothing but the site's loading screen is shown before. */
  show_preloader: boolean;
  hasHotGames: boolean;
  show_bf_ann_modal: boolean;
  show_app_download: boolean;
  show_download_bar: boolean;
  live_chat: NonNullable<Startup['live_chat']>;
  partners: Partner[];
  showPartner: boolean;
  show_referral: number;
}

/** Before startup answered, and again when its theme is not valid. */
export const emptyLayout: Readonly<LayoutState> = {
  message: '',
  template: null,
  maintenance: { is_maintenance: false, start_date: null, end_date: null },
  language: [],
  content: { menu: [], game_menu: [] },
  accountList: [],
  site: null,
  cms: {},
  cms_status: {},
  provider_count: {},
  aff_domain: '',
  show_preloader: true,
  hasHotGames: false,
  show_bf_ann_modal: true,
  show_app_download: true,
  show_download_bar: false,
  live_chat: { chat_id: '', image_id: '', status: false },
  partners: [],
  showPartner: true,
  show_referral: 0,
};

/**
 * Every page begins with its preloader. The bodies of pages are long, soon old, and asked for anew.
 */
const persistedPart = (layout: LayoutState): LayoutState => ({
  ...layout,
  cms: emptyLayout.cms,
  show_preloader: emptyLayout.show_preloader,
});

export const useLayoutStore = createPersisted<LayoutState>('layout', emptyLayout, {
  pick: persistedPart,
  served: 'present',
});
